import type { Readable } from 'node:stream'
import { linkExpired } from '~/domain/dossier/transmission'
import { found } from '~/domain/found'
import type { BodyActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import type { Db } from '~/store/database/database'
import { type Dossier, findDossier } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import { findByLink } from '~/store/transmissions/transmission-links'
import { moveTransmission, type StoredTransmission } from '~/store/transmissions/transmissions'
import { makeDossierZip } from '../filed/make-dossier-zip'
import type { DbAndClock, Deps } from '../ground/deps'
import { keepWithinBudget } from '../ground/keep-within-budget'
import { tokenHash } from '../ground/secret-token'
import { openLinkWindow } from './open-link-window'

type CollectTransmissionDeps = Pick<
  Deps,
  | 'db'
  | 'encryptedFiles'
  | 'scanner'
  | 'aidBodies'
  | 'pdfRenderer'
  | 'clock'
  | 'agency'
  | 'publicUrl'
  | 'rateLimits'
>

/** What the page of a link shows; reading it uses nothing up, so that a mail scanner does not either. @throws Refusal not-found */
export async function showLink(
  { db, clock, aidBodies }: Pick<Deps, 'db' | 'clock' | 'aidBodies'>,
  token: string,
) {
  const { transmission, dossier } = await knownLink(db, token)
  const now = clock()
  if (isOver(transmission, now) || readToItsEnd(transmission, now)) throw new Refusal('not-found')
  return {
    body_name: transmission.body_name,
    company_name: dossier.company_name,
    invoice_number: String(dossier.invoice_number),
    expires_at: found(transmission.link_expires_at),
    code_asked: codeOf({ aidBodies }, transmission) !== null,
  }
}

/**
 * Gives the dossier to whoever holds the link. Whoever begins binds it to its network: it may begin again for a
 * quarter of an hour, and as long as no copy has reached its end, so that neither a broken download nor a killed
 * program uses the link up; anybody else is refused, and the team is told.
 * @param typed the code of the body, where it has one; the `Proof-Of-Work` header
 * @throws Refusal not-found, the same whether it never was, was used or is over; link-elsewhere, wrong-link-code,
 *   too-many-requests
 */
export async function collectTransmission(
  deps: CollectTransmissionDeps,
  by: BodyActor,
  token: string,
  typed: { code: string | null; proof: string | null },
): Promise<{ filename: string; zip: Readable }> {
  const now = deps.clock()
  const { transmission, dossier } = await knownLink(deps.db, token)
  // Only a link that exists counts: made-up ones close the collection for nobody.
  await keepWithinBudget(deps, 'transmission', by, typed.proof)
  if (isOver(transmission, now)) throw new Refusal('not-found')
  const code = codeOf(deps, transmission)
  await openLinkWindow(deps, by, tokenHash(token), { asked: code, typed: typed.code })
  const { output: zip } = await makeDossierZip(deps, dossier)
  zip.once('close', () => {
    if (zip.readableEnded) noteCollected(deps, by, transmission).catch(() => {})
  })
  return { filename: `dossier_${dossier.invoice_number}.zip`, zip }
}

/** When even this fails the link stays with the network that has read it. */
async function noteCollected(
  { db, clock }: DbAndClock,
  by: BodyActor,
  { id, dossier_id, body }: StoredTransmission,
) {
  const now = clock()
  await db.transaction().execute(async trx => {
    if (!(await moveTransmission(trx, id, 'sent', { state: 'collected', settled_at: now }))) return
    await appendEvent(trx, { dossier_id, type: 'transmission-collected', at: now, by, data: { body } })
  })
}

async function knownLink(
  db: Db,
  token: string,
): Promise<{ transmission: StoredTransmission; dossier: Dossier }> {
  const transmission = await findByLink(db, tokenHash(token))
  const dossier = transmission && (await findDossier(db, transmission.dossier_id))
  // Refused or renounced: nothing more is asked for in the client's name.
  if (!dossier || dossier.status === 'Refusé') throw new Refusal('not-found')
  return { transmission, dossier }
}

const isOver = ({ state, link_expires_at }: StoredTransmission, now: Date) =>
  (state !== 'sent' && state !== 'collected') || linkExpired(link_expires_at, now)

const readToItsEnd = ({ state, link_window_ends_at }: StoredTransmission, now: Date) =>
  state === 'collected' && (link_window_ends_at === null || link_window_ends_at <= now)

function codeOf({ aidBodies }: Pick<Deps, 'aidBodies'>, { body }: StoredTransmission): string | null {
  const known = aidBodies.all.find(({ id }) => id === body)
  return known?.channel === 'email' ? (known.code ?? null) : null
}
