import type { Asked } from '~/domain/dossier/life'
import type { REFUSAL_MOTIVES } from '~/domain/invoice/avoir-motive'
import type { Grant } from '~/domain/invoice/settlement'
import { isDay } from '~/domain/paris-time'
import { type FieldError, Refusal } from '~/domain/refusal'
import { formatEuros, parisDay } from '~/domain/text/french'
import type { AidBodies } from '~/gateways/aid-bodies/aid-bodies'

/** What an account says with a change; which of it is needed, the table of the dossier's life says. */
export interface DecisionAsked {
  reason: string
  documents: readonly string[]
  grant: Omit<Grant, 'paid_to'> | null
  motive: (typeof REFUSAL_MOTIVES)[number] | null
}

/** @throws Refusal invalid-fields, with each field that lacks or cannot be */
export function checkAsked(asks: Asked, change: DecisionAsked, total_cents: number, now: Date) {
  const errors = CHECKS[asks](change, { total_cents, today: parisDay(now) })
  if (errors.length > 0) throw new Refusal('invalid-fields', { errors })
}

/** Whom a body pays is what AID_BODIES_FILE says of it; a body that it does not name pays the client. */
export const payeeOf = ({ all }: AidBodies, name: string) =>
  all.find(body => body.name === name)?.aid_paid_to ?? 'client'

interface Bounds {
  total_cents: number
  today: string
}

const CHECKS: Record<Asked, (change: DecisionAsked, bounds: Bounds) => FieldError[]> = {
  nothing: () => [],
  reason: reasonErrors,
  pieces: change => [
    ...reasonErrors(change),
    ...missing('documents', change.documents.length === 0, 'Choisissez au moins une pièce.'),
  ],
  motive: ({ motive, reason }) => [
    ...missing('motive', motive === null, 'Choisissez le motif du refus.'),
    ...missing('reason', reason === '', 'Écrivez une phrase pour le client.'),
  ],
  grant: ({ grant }, { total_cents, today }) => {
    const cents = grant?.cents ?? 0
    const fits = Number.isInteger(cents) && cents > 0 && cents <= total_cents
    const most = formatEuros(total_cents)
    return [
      ...missing('grant.amount', !fits, `Indiquez le montant accordé, jusqu’à ${most}.`),
      ...missing('grant.body', !grant?.body.trim(), 'Indiquez l’organisme.'),
      ...missing(
        'grant.decided_on',
        !grant || !isDay(grant.decided_on) || grant.decided_on > today,
        'Indiquez la date de la décision, au plus tard aujourd’hui.',
      ),
    ]
  },
}

function reasonErrors({ reason }: DecisionAsked) {
  return missing('reason', reason === '', 'Indiquez le motif.')
}

const missing = (field: string, lacks: boolean, message: string): FieldError[] =>
  lacks ? [{ field, message }] : []
