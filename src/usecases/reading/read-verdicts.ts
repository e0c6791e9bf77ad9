import type { DocumentKind } from '~/domain/dossier/pieces/document-kind'
import { judgePiece } from '~/domain/reading/judge-piece'
import type { PaperKind } from '~/domain/reading/paper-kind'
import type { PaperReading } from '~/domain/reading/read-paper'
import type { ReadingState } from '~/domain/reading/reading-state'
import type { Verdict } from '~/domain/reading/verdict'
import { sha256Of } from '~/domain/sha256-of'
import { parisDay } from '~/domain/text/french'
import type { Dossier } from '~/store/dossiers/dossiers'
import { findVerdicts, readingsOf, type StoredReading, writeVerdicts } from '~/store/pieces/readings'
import type { Deps } from '../ground/deps'
import { openReading, type SealedReading } from './sealed-reading'

export type ReadingDeps = Pick<Deps, 'db' | 'encryptedFiles' | 'clock' | 'pieceReader'>

/** What is told of one piece (contract/dossier/reading.ts). */
interface ToldReading {
  state: ReadingState
  kind: PaperKind | null
  verdicts: Verdict[]
  ahead: number | null
  confirmed: boolean
}

/** Of a piece that came in while reading was off, or of a test dossier. */
export const NOT_READ: ToldReading = { state: 'off', kind: null, verdicts: [], ahead: null, confirmed: false }

/**
 * The verdicts on a dossier's pieces. They are worked out again when what they hang on has changed: the
 * pieces, the declared firm, or the day; as long as it has not, nothing is decrypted.
 */
export async function readVerdicts(
  deps: ReadingDeps,
  dossier: Dossier,
): Promise<Map<DocumentKind, ToldReading>> {
  const readings = await readingsOf(deps.db, dossier.id)
  const verdicts = readings.some(({ state }) => state !== 'pending')
    ? await verdictsOf(deps, dossier, readings)
    : {}
  return new Map(
    readings.map(({ document_type, state, kind, ahead, confirmed_at }) => [
      document_type,
      { state, kind, verdicts: verdicts[document_type] ?? [], ahead, confirmed: confirmed_at !== null },
    ]),
  )
}

async function verdictsOf(
  deps: ReadingDeps,
  dossier: Dossier,
  readings: readonly StoredReading[],
): Promise<Partial<Record<DocumentKind, Verdict[]>>> {
  const day = judgedDay(dossier, deps.clock())
  const basis = basisOf(dossier, readings, day)
  const known = await findVerdicts(deps.db, dossier.id)
  if (known?.basis === basis) return known.verdicts
  const opened = await openReadings(deps, dossier, readings)
  const pieces = new Map<DocumentKind, PaperReading>(
    [...opened].map(([slot, { reading }]) => [slot, reading]),
  )
  const words = opened.get('kbis')?.registry.find(({ siret }) => siret === dossier.siret)
  const judged = {
    siret: dossier.siret,
    company_name: dossier.company_name,
    day,
    registry: words?.state ?? null,
  }
  const verdicts = Object.fromEntries(
    [...pieces.keys()].map(slot => [slot, judgePiece(slot, judged, pieces)]),
  )
  await writeVerdicts(deps.db, dossier.id, basis, verdicts)
  return verdicts
}

/** specification A5: an attestation is recent on the day of handing in; until then, today. */
function judgedDay({ status, finalized_at }: Dossier, now: Date): string {
  const handedIn = status !== 'Nouveau' && status !== 'Incomplet' ? finalized_at : null
  return parisDay(handedIn ?? now)
}

/** Raised when the rules of the verdicts change, so that those of before are worked out again. */
const RULES = 1

function basisOf({ siret, company_name }: Dossier, readings: readonly StoredReading[], day: string): string {
  const read = readings.map(({ document_id, read_at }) => [document_id, read_at?.getTime() ?? null])
  return sha256Of(JSON.stringify([RULES, siret, company_name, day, read]))
}

/** What was read in each piece, by slot; those of which nothing was are left out. */
export async function openReadings(
  deps: Pick<Deps, 'encryptedFiles'>,
  dossier: Dossier,
  readings: readonly StoredReading[],
): Promise<Map<DocumentKind, SealedReading>> {
  const opened = new Map<DocumentKind, SealedReading>()
  for (const reading of readings) {
    const found = await openReading(deps, dossier, reading)
    if (found) opened.set(reading.document_type, found)
  }
  return opened
}
