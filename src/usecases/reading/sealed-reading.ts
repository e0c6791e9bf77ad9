import * as z from 'zod/mini'
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

const kept = z.object({
  fields: z.array(
    z.object({
      name: z.enum(FIELD_NAMES),
      value: z.string(),
      page: z.number(),
      confidence: z.number(),
      box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
    }),
  ),
  crops: z.record(z.string(), z.string()),
  registry: z.array(z.object({ siret: z.string(), state: z.enum(['open', 'closed']) })),
})

/** A reading, encrypted to the key of its dossier: it goes with it. */
export function sealReading(
  { encryptedFiles }: Pick<Deps, 'encryptedFiles'>,
  { file_recipient }: Pick<Dossier, 'file_recipient'>,
  { fields, crops }: ReadPiece,
  registry: RegistryWord[],
): Promise<Buffer> {
  return encryptedFiles.sealReading(file_recipient, JSON.stringify({ fields, crops, registry }))
}

/** The reading again. @returns null for a piece of which nothing was read */
export async function openReading(
  { encryptedFiles }: Pick<Deps, 'encryptedFiles'>,
  { file_identity }: Pick<Dossier, 'file_identity'>,
  { state, kind, sealed }: Pick<StoredReading, 'state' | 'kind' | 'sealed'>,
): Promise<SealedReading | null> {
  if (state !== 'done' || !sealed) return null
  const { fields, crops, registry } = z.parse(
    kept,
    JSON.parse(await encryptedFiles.openReading(file_identity, sealed)),
  )
  return { reading: { kind, fields }, crops, registry }
}
