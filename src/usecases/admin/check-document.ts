import { DOCUMENT_CHECKS } from '~/domain/dossier/pieces/document-checks'
import { isDocumentKind } from '~/domain/dossier/pieces/document-kind'
import { found } from '~/domain/found'
import type { AccountActor } from '~/domain/journal/actor'
import { lineStanding } from '~/domain/reading/standing'
import { Refusal } from '~/domain/refusal'
import { findDossier, lockDossier, noteInDossier } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import { readDocumentHash, tickDocument } from '~/store/pieces/documents'
import { dossierChanged } from '../ground/dossier-changed'
import { NOT_READ, type ReadingDeps, readVerdicts } from '../reading/read-verdicts'

interface Tick {
  /** The id of a line of the piece's check list. */
  check: string
  ticked: boolean
  /** Of the piece that the administrator was looking at. */
  sha256: string
  /** Whether the reading's word against it was seen. */
  despite?: boolean
}

/**
 * Keeps one tick of a piece's check list, whatever others tick meanwhile. The piece must be the one that was shown:
 * its owner may have replaced it. The journal keeps what the reading said of the line just then;
 * a tick taken off takes « pièces vérifiées » back.
 * @throws Refusal not-found, dossier-changed, reading-failed
 */
export async function checkDocument(
  deps: ReadingDeps,
  by: AccountActor,
  id: string,
  kind: string,
  tick: Tick,
) {
  if (!isDocumentKind(kind)) throw new Refusal('not-found')
  const line = DOCUMENT_CHECKS[kind].find(({ id }) => id === tick.check)
  const dossier = line && (await findDossier(deps.db, id))
  if (!line || !dossier) throw new Refusal('not-found')
  const reading = (await readVerdicts(deps, dossier)).get(kind) ?? NOT_READ
  const standing = lineStanding(kind, line, reading)
  if (tick.ticked && standing === 'failed' && !tick.despite) throw new Refusal('reading-failed')
  await deps.db.transaction().execute(async trx => {
    const locked = found(await lockDossier(trx, id))
    if (!(await tickDocument(trx, locked, kind, tick)))
      throw (await readDocumentHash(trx, id, kind)) === null
        ? new Refusal('not-found')
        : await dossierChanged(trx, locked)
    const { check, ticked } = tick
    if (!ticked && locked.pieces_checked_at) await noteInDossier(trx, locked, { pieces_checked_at: null })
    const data = { document_type: kind, check, ticked, standing }
    await appendEvent(trx, { dossier_id: id, type: 'document-checked', at: deps.clock(), by, data })
  })
}
