import type { Readable } from 'node:stream'
import { linkExpired } from '~/domain/dossier/transmission'
import type { BodyActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import type { Db } from '~/store/database'
import { type Dossier, findDossier } from '~/store/dossiers'
import { appendEvent } from '~/store/events'
import { findByLink, moveTransmission, type StoredTransmission } from '~/store/transmissions'
import type { Deps } from '../deps'
import { makeDossierZip } from '../dossier-zip'
import { hashOfLink } from './transmit-dossier'

/** What the page of a link shows; reading it uses nothing up, so that a mail scanner does not either. */
export async function showLink({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string) {
  const { transmission, dossier } = await openLink(db, token, clock())
  return {
    body_name: transmission.body_name,
    company_name: dossier.company_name,
    invoice_number: String(dossier.invoice_number),
    expires_at: String(transmission.link_expires_at?.toISOString()),
  }
}

/**
 * Uses a link up and gives the dossier. When the download breaks before its end the link is usable
 * again: single use means one whole copy, not one try.
 * @throws Refusal not-found, the same whether it never was, was used or is over
 */
export async function collectTransmission(
  deps: Deps,
  by: BodyActor,
  token: string,
): Promise<{ filename: string; zip: Readable }> {
  const now = deps.clock()
  const { transmission, dossier } = await openLink(deps.db, token, now)
  const zip = await makeDossierZip(deps, dossier)
  await deps.db.transaction().execute(async trx => {
    const taken = await moveTransmission(trx, transmission.id, 'sent', {
      state: 'collected',
      settled_at: now,
    })
    if (!taken) throw new Refusal('not-found')
    await appendEvent(trx, {
      dossier_id: dossier.id,
      type: 'transmission-collected',
      at: now,
      by,
      data: { body: transmission.body },
    })
  })
  zip.once('close', () => {
    if (!zip.readableEnded) giveBack(deps, transmission)
  })
  return { filename: `dossier_${dossier.invoice_number}.zip`, zip }
}

/** When even this fails the administrator sends a new link. */
function giveBack({ db }: Deps, { id }: StoredTransmission) {
  moveTransmission(db, id, 'collected', { state: 'sent', settled_at: null }).catch(() => {})
}

async function openLink(
  db: Db,
  token: string,
  now: Date,
): Promise<{ transmission: StoredTransmission; dossier: Dossier }> {
  const transmission = await findByLink(db, hashOfLink(token))
  const dossier = transmission && (await findDossier(db, transmission.dossier_id))
  if (!dossier || transmission.state !== 'sent' || linkExpired(transmission.link_expires_at, now))
    throw new Refusal('not-found')
  return { transmission, dossier }
}
