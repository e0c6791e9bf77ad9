import type { DossierStatus } from '~/domain/dossier/dossier'
import type { CommandOf } from '~/domain/dossier/life'
import type { DocumentKind } from '~/domain/dossier/pieces/document-kind'
import type { AccountActor } from '~/domain/journal/actor'
import type { LockedDossier } from '~/store/dossiers/dossiers'
import type { DecisionAsked } from '../decision-asked'

export interface StatusChange {
  status: DossierStatus
  /** Of the dossier that the administrator was looking at. */
  version: number
  reason: string
  documents: DocumentKind[]
  /** Of an acceptance. */
  grant: DecisionAsked['grant']
  /** Of a refusal; `reason` is then the client's sentence. */
  motive: DecisionAsked['motive']
}

/** A change that is made: by whom, of which dossier as it stood before, and when. */
export interface AccountMove {
  by: AccountActor
  dossier: LockedDossier
  change: StatusChange
  now: Date
}

/** What a line of the journal says of a change. */
export const changeFacts = (command: CommandOf<'account'>, change: StatusChange) => ({
  ...(change.reason ? { reason: change.reason } : {}),
  ...(change.documents.length > 0 ? { documents: change.documents } : {}),
  ...(command === 'refuse' && change.motive ? { motive: change.motive } : {}),
  ...(command === 'accept' && change.grant ? grantFacts(change.grant) : {}),
})

const grantFacts = ({ cents, body, decided_on }: NonNullable<DecisionAsked['grant']>) => ({
  amount_cents: cents,
  granted_by: body,
  decided_on,
})
