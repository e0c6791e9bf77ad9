import { array, number, object, enum as oneOf, parse, record, string } from 'zod/mini'
import { FIELD_NAMES } from '~/domain/reading/read-field'
import type { PaperReading } from '~/domain/reading/read-paper'
import type { ReadPiece } from '~/gateways/piece-reader/piece-reader'
import type { Dossier } from '~/store/dossiers/dossiers'
import type { StoredReading } from '~/store/pieces/readings'
import type { Deps } from '../ground/deps'

/** What the registry said when the piece was read, and of which SIRET. */
export interface RegistryWord {
  siret: string
  state: 'open' | 'closed'
}

/** What is kept encrypted of a reading. */
export interface SealedReading {
  reading: PaperReading
  crops: Record<string, string>
  registry: RegistryWord[]
}

const kept = object({
  fields: array(
    object({
      name: oneOf(FIELD_NAMES),
      value: string(),
      page: number(),
      confidence: number(),
      box: object({ x: number(), y: number(), width: number(), height: number() }),
    }),
  ),
  crops: record(string(), string()),
  registry: array(object({ siret: string(), state: oneOf(['open', 'closed']) })),
})

export function sealReading(
  { encryptedFiles }: Pick<Deps, 'encryptedFiles'>,
  { file_recipient }: Pick<Dossier, 'file_recipient'>,
  { fields, crops }: ReadPiece,
  registry: RegistryWord[],
): Promise<Buffer> {
  return encryptedFiles.sealReading(file_recipient, JSON.stringify({ fields, crops, registry }))
}

/** @returns null for a piece of which nothing was read */
export async function openReading(
  { encryptedFiles }: Pick<Deps, 'encryptedFiles'>,
  { file_identity }: Pick<Dossier, 'file_identity'>,
  { state, kind, sealed }: Pick<StoredReading, 'state' | 'kind' | 'sealed'>,
): Promise<SealedReading | null> {
  if (state !== 'done' || !sealed) return null
  const { fields, crops, registry } = parse(
    kept,
    JSON.parse(await encryptedFiles.openReading(file_identity, sealed)),
  )
  return { reading: { kind, fields }, crops, registry }
}
