import { randomId } from '~/domain/access/random-id'
import type { Registration, Suspicion } from '~/domain/international/registration'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { sha256Of } from '~/domain/sha256-of'
import { spendBudget } from '~/store/access/budgets'
import { claimKey } from '~/store/access/claim-key'
import type { Db } from '~/store/database/database'
import { noteEvent } from '~/store/events/events'
import { insertRegistration } from '~/store/international/registrations'
import type { Deps } from '../ground/deps'
import { type PassWithin, shareOf, spenderOf, workFirst } from '../ground/keep-within-budget'
import { queueEmail, queueToAgency } from '../outbox/queue-email'
import { checkedRegistration } from './checked-registration'

type RegisterInternationalDeps = Pick<
  Deps,
  'db' | 'clock' | 'agency' | 'publicUrl' | 'rateLimits' | 'audience'
>

interface Attempt {
  registration: Registration
  /** What the field that people do not see holds: empty unless a machine filled the form. */
  honeypot: string
  /** The `Proof-Of-Work` header. */
  proof?: string | null
  /** The same key makes the same registration, however often it comes. */
  idempotencyKey: string | null
}

/**
 * Takes in a business outside France (specification A7): stored, confirmed to its address, announced to
 * the agency, all in one transaction. What looks unwanted is kept apart and mails nobody; it is never
 * dropped (specification D3).
 * @throws Refusal invalid-fields, registered-in-france, too-many-requests, idempotency-mismatch
 */
export async function registerInternational(
  deps: RegisterInternationalDeps,
  by: ClientActor,
  attempt: Attempt,
) {
  const registration = checkedRegistration(attempt.registration)
  const id = randomId()
  const now = deps.clock()
  const isWelcome = await workFirst(deps, 'registration', attempt.proof ?? null, pass =>
    deps.db.transaction().execute(async trx => {
      if (attempt.idempotencyKey !== null) {
        const request_hash = sha256Of(JSON.stringify(registration))
        const key_hash = sha256Of(`registration:${attempt.idempotencyKey}`)
        const before = await claimKey(trx, { key_hash, request_hash, registration_id: id, created_at: now })
        if (before && before.request_hash !== request_hash) throw new Refusal('idempotency-mismatch')
        if (before) return false
      }
      const suspicion = await suspicionOf(trx, deps, by, registration, { honeypot: attempt.honeypot, pass })
      await insertRegistration(trx, { id, ...registration, suspicion, created_at: now, contacted_at: null })
      if (suspicion === null) {
        const about = { registration_id: id }
        await queueEmail(trx, deps, {
          kind: 'international-received',
          recipient: registration.email,
          ...about,
          by,
        })
        await queueToAgency(trx, deps, { kind: 'agency-international-received', ...about, by })
      }
      await noteEvent(trx, by, now, {
        type: suspicion === null ? 'registration-received' : 'registration-suspected',
        data: { registration_id: id },
      })
      return suspicion === null
    }),
  )
  if (isWelcome) deps.audience.countAct(by, 'registration', 'received')
}

/**
 * Spent within the transaction, after the key is claimed, so that a retry never pays twice; and always
 * in this order, so that two registrations cannot wait for one another.
 */
async function suspicionOf(
  trx: Db,
  deps: Pick<Deps, 'clock' | 'rateLimits'>,
  by: ClientActor,
  { email }: Registration,
  { honeypot, pass }: { honeypot: string; pass: PassWithin },
): Promise<Suspicion | null> {
  const { rateLimits, clock } = deps
  const now = clock()
  const spender = spenderOf(by.ip)
  const trapped = honeypot.trim() !== ''
  if (!rateLimits) return trapped ? 'honeypot' : null
  const welcome =
    !trapped &&
    (await spendBudget(trx, 'registration-recipient', shareOf(email.toLowerCase(), by), now)).within &&
    (await spendBudget(trx, 'registration', spender, now)).within
  if (welcome) return null
  pass(await spendBudget(trx, 'registration-suspect', spender, now))
  return trapped ? 'honeypot' : 'budget'
}
