import { kindAndMessageOf } from '~/domain/error'
import type { PaperFlaw } from '~/domain/statements/paper-flaw'
import { FileMissing } from '~/gateways/file-store/file-store'
import { findDocumentById } from '~/store/pieces/documents'
import { type PieceToCheck, piecesAfter } from '~/store/pieces/pieces-to-check'
import type { Deps } from '../ground/deps'
import { sha256OfStream } from '../ground/sha256-of-stream'

type PieceFlaw = PaperFlaw & { about: 'piece' }
type CheckDeps = Pick<Deps, 'db' | 'encryptedFiles'>

/** How many were read, and each that is not as it was received. */
export interface PieceCheck {
  pieces: number
  flaws: PieceFlaw[]
}

const PAGE = 500

/** Reads every stored piece again and compares it with the digest of what was received. Nothing is changed. */
export async function checkPieces(deps: CheckDeps): Promise<PieceCheck> {
  const all: PieceCheck = { pieces: 0, flaws: [] }
  for (let next: string | null = ''; next !== null; ) {
    const page: PieceCheck & { next: string | null } = await checkPiecesFrom(deps, next, PAGE)
    all.pieces += page.pieces
    all.flaws.push(...page.flaws)
    next = page.next
  }
  return all
}

/** The same for at most `limit` pieces after an id. `next` is null at their end. */
export async function checkPiecesFrom(
  deps: CheckDeps,
  after: string,
  limit: number,
): Promise<PieceCheck & { next: string | null }> {
  const pieces = await piecesAfter(deps.db, after, limit)
  const flaws: PieceFlaw[] = []
  for (const piece of pieces) {
    const flaw = await flawOf(deps, piece)
    if (flaw) flaws.push(flaw)
  }
  return { pieces: pieces.length, flaws, next: pieces.length === limit ? (pieces.at(-1)?.id ?? null) : null }
}

async function flawOf(deps: CheckDeps, piece: PieceToCheck): Promise<PieceFlaw | null> {
  const about = { about: 'piece' as const, dossier: piece.dossier_id, piece: piece.document_type }
  try {
    const bytes = await deps.encryptedFiles.read(piece.file_identity, piece.file_key)
    return (await sha256OfStream(bytes)) === piece.sha256 ? null : { ...about, reason: 'other-bytes' }
  } catch (error) {
    // It may have been replaced or erased since its row was read.
    if (error instanceof FileMissing && !(await findDocumentById(deps.db, piece.id))) return null
    const because = kindAndMessageOf(error)
    return { ...about, reason: 'unreadable', because }
  }
}
