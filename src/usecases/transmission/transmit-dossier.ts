import type { AidBody } from '~/domain/dossier/transmission'
import { CLOCK } from '~/domain/journal/actor'
import { NeighbourPaused, NeighbourRefuses } from '~/domain/neighbour'
import { documentsOf } from '~/store/documents'
import { type Dossier, findDossier } from '~/store/dossiers'
import { appendEvent } from '~/store/events'
import {
  findTransmission,
  moveTransmission,
  noteTransmissionFailure,
  type StoredTransmission,
} from '~/store/transmissions'
import type { Deps } from '../deps'
import { makeDossierZip } from '../dossier-zip'
import { mailLink } from './mail-link'

/** What it needs of the outside. */
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
 * Nothing goes to an aid body in the name of somebody who may know nothing of it, nor a piece that could not
 * be looked into: a person lets it go (specification B11).
 */
async function mustWait({ db }: Pick<Deps, 'db'>, { id, email_proven_at }: Dossier): Promise<boolean> {
  if (!email_proven_at) return true
  const documents = await documentsOf(db, id)
  return documents.some(({ flags }) => flags.length > 0)
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
    open: () => makeDossierZip(deps, dossier),
  })
  return { ...receipt, received_at: deps.clock().toISOString() }
}

async function noteSent(
  deps: Pick<Deps, 'db' | 'clock'>,
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
