import { DOCUMENT_CHECKS } from '~/domain/dossier/document-checks'
import { isDocumentKind } from '~/domain/dossier/document-kind'
import type { AccountActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { appendEvent } from '~/store/events/events'
import { readDocumentHash, tickDocument } from '~/store/pieces/documents'
import type { Deps } from '../ground/deps'

interface Tick {
  /** The id of a line of the piece's check list. */
  check: string
  ticked: boolean
  /** Of the piece that the administrator was looking at. */
  sha256: string
}

/**
 * Keeps one tick of a piece's check list, whatever others tick meanwhile. The piece must be the one that was shown:
 * its owner may have replaced it.
 * @throws Refusal not-found, dossier-changed
 */
export async function checkDocument(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  by: AccountActor,
  id: string,
  kind: string,
  tick: Tick,
) {
  if (!isDocumentKind(kind)) throw new Refusal('not-found')
  if (!DOCUMENT_CHECKS[kind].some(({ id }) => id === tick.check)) throw new Refusal('not-found')
  await db.transaction().execute(async trx => {
    if (!(await tickDocument(trx, id, kind, tick)))
      throw new Refusal((await readDocumentHash(trx, id, kind)) === null ? 'not-found' : 'dossier-changed')
    const { check, ticked } = tick
    const data = { document_type: kind, check, ticked }
    await appendEvent(trx, { dossier_id: id, type: 'document-checked', at: clock(), by, data })
  })
}
