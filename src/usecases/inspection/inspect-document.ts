import type { ScanState } from '~/domain/dossier/pieces/document-inspection'
import { nullIfMissing } from '~/gateways/file-store/file-store'
import { giveBack } from '~/gateways/give-back'
import { wholeBytes } from '~/gateways/whole-bytes'
import { surviveJob } from '~/store/jobs/job-deaths'
import { writeInspection } from '~/store/pieces/documents'
import {
  beginInspection,
  INSPECTION,
  inspectionResult,
  type PieceToInspect,
} from '~/store/pieces/inspections'
import { type TurnResult, writeResult } from '~/store/pieces/piece-turns'
import type { Deps } from '../ground/deps'
import { inChunks } from '../ground/in-chunks'
import { afterDeaths } from '../ground/without-second-chance'

/** Those who send pieces wait for an answer, nobody for a flag; milliseconds after it was asked for. */
const MOST_PATIENCE = 5_000

type InspectionDeps = Pick<Deps, 'db' | 'encryptedFiles' | 'inspector' | 'scanner' | 'clock' | 'uploads'>

/**
 * Looks into a piece after it was taken in, when no other arrives: flags first, then the scanner's verdict. A piece that was
 * replaced or erased meanwhile is nobody's concern. One that twice killed the process which looked at it
 * is `unparseable`.
 * @param askedAt when it was asked for: who has waited long waits for no upload
 * @returns what was found, which is written with the end of its turn; nothing where all is written
 * @throws when the scanner is away: the flags are kept, the piece stays pending, the job comes back
 */
export async function inspectDocument(
  deps: InspectionDeps,
  documentId: string,
  askedAt: Date,
): Promise<TurnResult | undefined> {
  await deps.uploads.over(askedAt.getTime() + MOST_PATIENCE - deps.clock().getTime())
  const piece = await beginInspection(deps.db, documentId, deps.clock())
  if (!piece) return undefined
  const survive = () => surviveJob(deps.db, INSPECTION, documentId)
  const found = await afterDeaths(piece.deaths, survive, () => lookInto(deps, piece))
  if (!found) {
    await survive()
    return undefined
  }
  const inspected_at = deps.clock()
  if (found === 'given-up')
    await writeInspection(deps.db, documentId, { flags: ['unparseable'], inspected_at })
  else {
    const result = inspectionResult(documentId, { flags: found.flags, inspected_at })
    if (!deps.scanner) {
      giveBack(found.bytes)
      return result
    }
    await writeResult(deps.db, result)
  }
  if (deps.scanner)
    await scanPiece(
      deps,
      deps.scanner,
      documentId,
      found === 'given-up' ? await readPiece(deps, piece) : found.bytes,
    )
  return undefined
}

async function scanPiece(
  { db }: Pick<Deps, 'db'>,
  scanner: NonNullable<Deps['scanner']>,
  documentId: string,
  bytes: Buffer | null,
) {
  if (!bytes) return
  const scan: ScanState = await scanner.scan(inChunks(bytes))
  await writeInspection(db, documentId, { scan })
}

/** @returns null for a piece whose file is gone */
async function lookInto(deps: InspectionDeps, piece: PieceToInspect) {
  const bytes = await readPiece(deps, piece)
  return bytes && { bytes, flags: await deps.inspector.inspect(piece.media_type, bytes) }
}

function readPiece(
  { encryptedFiles }: InspectionDeps,
  { file_identity, file_key }: PieceToInspect,
): Promise<Buffer | null> {
  return encryptedFiles.read(file_identity, file_key).then(wholeBytes).catch(nullIfMissing)
}
