import { randomId } from '~/domain/access/random-id'
import { type Company, trimCompany } from '~/domain/dossier/company'
import { companyErrors } from '~/domain/dossier/company-errors'
import { type DossierStatus, OPENED } from '~/domain/dossier/dossier'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { sha256Of } from '~/domain/sha256-of'
import { claimKey } from '~/store/access/claim-key'
import { fromRegistry, isRegistryName } from '~/store/contents/registry-addresses'
import type { Db } from '~/store/database/database'
import { findDossier, openDossier } from '~/store/dossiers/dossiers'
import { eventRow } from '~/store/events/events'
import type { Deps } from '../ground/deps'
import { queueEmail } from '../outbox/queue-email'

interface Opened {
  id: string
  status: DossierStatus
}

/**
 * Opens a dossier (specification A7). Only the same Idempotency-Key gives the same dossier again:
 * the same content never does, for that would hand out somebody's key. The wizard asks for the message with its link, and
 * with a code where e-mails leave: it is queued in the same transaction, and leaves if, and only if, the dossier is opened.
 * @throws Refusal invalid-fields, idempotency-mismatch
 */
export async function submitCompany(
  deps: Pick<Deps, 'db' | 'encryptedFiles' | 'clock' | 'publicUrl' | 'mailer' | 'audience'>,
  by: ClientActor,
  input: Company,
  idempotencyKey: string | null,
  { is_test = false, mail_link = false } = {},
): Promise<Opened> {
  const { db, encryptedFiles, clock } = deps
  const errors = companyErrors(input, await isRegistryName(db, input))
  if (errors.length > 0) throw new Refusal('invalid-fields', { errors })
  const company = trimCompany(input)
  const id = randomId()
  const now = clock()
  const keys = await encryptedFiles.newKeys()

  const open = async (trx: Db): Promise<Opened> => {
    const dossier = {
      id,
      is_test,
      ...company,
      address_from_registry: fromRegistry(company),
      file_recipient: keys.recipient,
      file_identity: keys.wrappedIdentity,
      invoice_number: null,
      created_at: now,
      updated_at: now,
      last_activity_at: now,
      // The answer within 24 hours is promised to every dossier, whatever boxes were ticked (specification A9).
      answer_asked_at: is_test ? null : now,
      signed_at: null,
      finalized_at: null,
    }
    const event = { dossier_id: id, type: 'dossier-created' as const, at: now, by }
    await openDossier(trx, dossier, eventRow(event, null))
    if (mail_link) {
      // Where no e-mail leaves nobody is asked for a code; the link lies in the folder like every other message.
      const kind = deps.mailer.leaves ? 'address-code' : 'resume-link'
      await queueEmail(trx, deps, { kind, recipient: company.email, dossier_id: id, by })
    }
    return { id, status: OPENED }
  }
  const openOnce = async (trx: Db): Promise<Opened> => {
    const before = idempotencyKey && (await usedBefore(trx, idempotencyKey, company, id, now))
    return before ? { id: before, status: OPENED } : open(trx)
  }
  // One statement is a transaction by itself.
  const opened = await (idempotencyKey || mail_link ? db.transaction().execute(openOnce) : open(db))
  if (opened.id === id && !is_test) deps.audience.countAct(by, 'wizard', 'company')
  return opened
}

/** @returns the dossier that the key opened before, or null once the key is ours. */
async function usedBefore(trx: Db, key: string, company: Company, dossier_id: string, created_at: Date) {
  const request_hash = sha256Of(JSON.stringify(company))
  const before = await claimKey(trx, { key_hash: sha256Of(key), request_hash, dossier_id, created_at })
  if (before && before.request_hash !== request_hash) throw new Refusal('idempotency-mismatch')
  // Taken over since by who proved its address: its key is not the opener's any more.
  if (before && (await findDossier(trx, before.made_id))?.holder_id !== before.made_id)
    throw new Refusal('idempotency-mismatch')
  return before?.made_id ?? null
}
