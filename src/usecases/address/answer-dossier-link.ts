import { found } from '~/domain/found'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import type { Db } from '~/store/database/database'
import { dossierOfLink, spendLink } from '~/store/dossiers/address-links'
import { type LockedDossier, lockDossier, noteInDossier, updateDossier } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import { documentsOf } from '~/store/pieces/documents'
import type { DbAndClock, Deps } from '../ground/deps'
import { tokenHash } from '../ground/secret-token'
import { queueToAgency } from '../outbox/queue-email'
import { disowning } from './disowned-address'
import { letGoOnProof } from './let-go-on-proof'
import { provenBy } from './move-address'

/**
 * What the page of a mailed link shows before it asks « Est-ce bien vous ? »: when the dossier was opened
 * and what it holds. Reading uses nothing up, so that a mail scanner does not either.
 * @throws Refusal not-found, the same whether it never was, was used or is over
 */
export async function showDossierLink({ db, clock }: DbAndClock, token: string) {
  const dossier = found(await dossierOfLink(db, tokenHash(token), clock()))
  const documents = await documentsOf(db, dossier.id)
  return {
    // Where another address was asked for, the question is asked again.
    proven: dossier.email_proven_at !== null && !dossier.email_next,
    opened_at: dossier.created_at,
    company_name: dossier.company_name,
    siret: dossier.siret,
    documents: documents.map(document => document.document_type),
    signed: dossier.signed_at !== null,
  }
}

/**
 * Uses a mailed link up. « Oui » on an unproven dossier proves its address and gives it a new key: whoever
 * opened it under the old one finds nothing there any more. « Ce n’est pas moi » stops its messages and
 * tells the team. A proven dossier is opened under the key it has, unless somebody asked for another address: that is
 * called off, and who asked for it has its key no more.
 * @returns the key of the dossier; null after « Ce n’est pas moi »
 * @throws Refusal not-found
 */
export async function answerDossierLink(
  deps: Pick<Deps, 'db' | 'clock' | 'publicUrl' | 'agency'>,
  by: ClientActor,
  token: string,
  answer: 'mine' | 'not-mine',
): Promise<{ id: string | null }> {
  const now = deps.clock()
  return deps.db.transaction().execute(async trx => {
    const found = await dossierOfLink(trx, tokenHash(token), now)
    const dossier = found && (await lockDossier(trx, found.id))
    if (!dossier || !(await spendLink(trx, tokenHash(token), dossier, now))) throw new Refusal('not-found')
    if (answer === 'not-mine') {
      await disown(trx, deps, dossier, { by, at: now })
      return { id: null }
    }
    const { holder_id, email_proven_at } = dossier
    if (email_proven_at && !dossier.email_next) {
      // Who comes back by the notice of its end, and reads, has taken it up: no change is asked of him.
      await noteInDossier(trx, dossier, { last_activity_at: now })
      return { id: holder_id }
    }
    return { id: await prove(trx, dossier, { by, at: now }) }
  })
}

interface Answered {
  by: ClientActor
  at: Date
}

async function disown(
  trx: Db,
  deps: Pick<Deps, 'clock' | 'publicUrl' | 'agency'>,
  dossier: LockedDossier,
  { by, at }: Answered,
) {
  const { id: dossier_id } = dossier
  const disowned_hashes = disowning(dossier, dossier.email)
  await updateDossier(trx, dossier, { email_disowned_at: at, disowned_hashes, email_proven_at: null }, at)
  await appendEvent(trx, { dossier_id, at, by, type: 'address-disowned' })
  await queueToAgency(trx, deps, { kind: 'agency-address-disowned', dossier_id, by })
}

/** @returns the dossier's new key */
async function prove(trx: Db, dossier: LockedDossier, { by, at }: Answered) {
  const { id: dossier_id } = dossier
  const proven = provenBy(dossier, dossier.email, at)
  await updateDossier(trx, dossier, proven, at)
  const data = { by: dossier.email_next ? 'objection' : 'link' } as const
  await appendEvent(trx, { dossier_id, at, by, type: 'address-proven', data })
  await letGoOnProof(trx, dossier_id)
  return proven.holder_id
}
