import { DOCUMENT_CHECKS } from '~/domain/dossier/document-checks'
import { isDocumentKind } from '~/domain/dossier/document-kind'
import { Refusal } from '~/domain/refusal'
import { readDocumentHash, tickDocument } from '~/store/documents'
import type { Deps } from '../deps'

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
export async function checkDocument({ db }: Pick<Deps, 'db'>, id: string, kind: string, tick: Tick) {
  if (!isDocumentKind(kind)) throw new Refusal('not-found')
  if (!DOCUMENT_CHECKS[kind].some(({ id }) => id === tick.check)) throw new Refusal('not-found')
  if (await tickDocument(db, id, kind, tick)) return
  throw new Refusal((await readDocumentHash(db, id, kind)) === null ? 'not-found' : 'dossier-changed')
}
