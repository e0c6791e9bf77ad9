import type { AidBody } from '~/domain/dossier/transmission'
import { CLOCK } from '~/domain/journal/actor'
import { HOUR_MS } from '~/domain/milliseconds'
import { NeighbourPaused, NeighbourRefuses } from '~/domain/neighbour'
import { NotYet } from '~/domain/not-yet'
import { type Dossier, findDossier } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import { documentsOf } from '~/store/pieces/documents'
import {
  findTransmission,
  moveTransmission,
  noteTransmissionFailure,
  type StoredTransmission,
} from '~/store/transmissions/transmissions'
import { makeDossierZip } from '../filed/make-dossier-zip'
import type { DbAndClock, Deps } from '../ground/deps'
import { mailLink } from './mail-link'

/**
 * Milliseconds from one look whether the pieces were looked into to the next, at the least; later ones wait for a tenth
 * of what was waited already, so that many that wait keep the queue free. After the most a person decides.
 */
const INSPECTION_WAIT = { least: 2_000, most: HOUR_MS }

type TransmitDossierDeps = Pick<
  Deps,
  | 'db'
  | 'encryptedFiles'
  | 'mailer'
  | 'scanner'
  | 'aidBodies'
  | 'pdfRenderer'
  | 'clock'
  | 'agency'
  | 'publicUrl'
>

/**
 * Hands one dossier to one body; the queue calls again after a failure. At least once: the
 * Idempotency-Key, or the Message-ID, lets the body recognise a second copy.
 * @param lastTry when it fails once more it is a dead letter, which the journal shows and can resend
 * @throws NotYet while a piece that has just come in was not looked into
 */
export async function transmitDossier(deps: TransmitDossierDeps, id: string, lastTry: boolean) {
  const transmission = await findTransmission(deps.db, id)
  const dossier = transmission && (await findDossier(deps.db, transmission.dossier_id))
  if (!dossier || transmission.state !== 'queued') return
  // The client renounced meanwhile: nothing more is asked for in his name.
  if (dossier.status === 'Refusé') {
    await moveTransmission(deps.db, id, 'queued', { state: 'superseded', settled_at: deps.clock() })
    return
  }
  if (!transmission.released && (await mustWait(deps, dossier))) {
    await moveTransmission(deps.db, id, 'queued', { state: 'held' })
    return
  }
  const body = deps.aidBodies.all.find(known => known.id === transmission.body)
  if (!body) {
    const last_error = 'Cet organisme n’est plus configuré.'
    await moveTransmission(deps.db, id, 'queued', { state: 'manual', last_error })
    return
  }
  try {
    const receipt = await handOver(deps, body, transmission, dossier)
    await noteSent(deps, transmission, body.channel, receipt)
  } catch (error) {
    if (error instanceof NeighbourPaused) throw error
    const hopeless = error instanceof NeighbourRefuses
    await noteTransmissionFailure(deps.db, id, String(error), hopeless || lastTry)
    if (!hopeless) throw error
  }
}

/**
 * Nothing goes to an aid body in the name of somebody who may know nothing of it, nor a piece that is flagged or
 * that nobody could look into: a person lets it go (specification B11).
 * @throws NotYet while a piece waits to be looked into
 */
async function mustWait({ db, clock }: DbAndClock, { id, email_proven_at }: Dossier): Promise<boolean> {
  if (!email_proven_at) return true
  const documents = await documentsOf(db, id)
  if (documents.some(({ flags }) => flags.length > 0)) return true
  const unseen = documents.filter(({ inspected_at }) => !inspected_at)
  if (unseen.length === 0) return false
  const now = clock().getTime()
  const waited = now - Math.max(...unseen.map(({ uploaded_at }) => uploaded_at.getTime()))
  if (waited >= INSPECTION_WAIT.most) return true
  throw new NotYet(
    'a piece was not looked into',
    new Date(now + Math.max(INSPECTION_WAIT.least, waited / 10)),
  )
}

/** The name in the header of the ZIP holds nothing that a visitor typed. */
async function handOver(
  deps: TransmitDossierDeps,
  body: AidBody,
  transmission: StoredTransmission,
  dossier: Dossier,
): Promise<Record<string, unknown> | null> {
  if (body.channel === 'email') {
    await mailLink(deps, body, transmission, dossier)
    return null
  }
  const receipt = await deps.aidBodies.post(body, {
    id: transmission.id,
    filename: `dossier_${dossier.invoice_number}.zip`,
    open: async () => (await makeDossierZip(deps, dossier)).output,
  })
  return { ...receipt, received_at: deps.clock().toISOString() }
}

async function noteSent(
  deps: DbAndClock,
  { id, dossier_id, body }: StoredTransmission,
  channel: AidBody['channel'],
  receipt: object | null,
) {
  const now = deps.clock()
  await deps.db.transaction().execute(async trx => {
    const moved = await moveTransmission(trx, id, 'queued', {
      state: 'sent',
      sent_at: now,
      last_error: null,
      link_token: null,
      ...(receipt ? { receipt: JSON.stringify(receipt), settled_at: now } : {}),
    })
    if (!moved) return
    await appendEvent(trx, {
      dossier_id,
      type: 'transmission-sent',
      at: now,
      by: CLOCK,
      data: { body, channel },
    })
  })
}
