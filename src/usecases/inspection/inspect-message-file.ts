import { nullIfMissing } from '~/gateways/file-store/file-store'
import { wholeBytes } from '~/gateways/whole-bytes'
import { findDossier } from '~/store/dossiers/dossiers'
import { findMessageFile, type MessageFile, writeFileInspection } from '~/store/pieces/message-files'
import type { Deps } from '../ground/deps'
import { inChunks } from '../ground/in-chunks'
import { withoutSecondChance } from '../ground/without-second-chance'

type InspectionDeps = Pick<Deps, 'db' | 'encryptedFiles' | 'inspector' | 'scanner' | 'clock'>

/**
 * Looks into a file of a message as into a piece: flags first, then the scanner's verdict. One that is gone is nobody's
 * concern. @throws when the scanner is away: the job comes back
 */
export async function inspectMessageFile(deps: InspectionDeps, id: string) {
  const file = await findMessageFile(deps.db, id)
  const bytes = file && (await bytesOf(deps, file))
  if (!bytes) return
  if (!file.inspected_at) {
    const found = await withoutSecondChance(deps, { job: 'inspect', subject: id }, () =>
      deps.inspector.inspect(file.media_type, bytes),
    )
    const flags = found === 'given-up' ? (['unparseable'] as const) : found
    await writeFileInspection(deps.db, id, { flags: [...flags], inspected_at: deps.clock() })
  }
  if (deps.scanner) await writeFileInspection(deps.db, id, { scan: await deps.scanner.scan(inChunks(bytes)) })
}

const bytesOf = (deps: InspectionDeps, file: MessageFile): Promise<Buffer | null> =>
  openMessageFile(deps, file).then(wholeBytes).catch(nullIfMissing)

/** The bytes of a file of a message, whichever key they are encrypted to. */
export async function openMessageFile(
  { db, encryptedFiles }: Pick<Deps, 'db' | 'encryptedFiles'>,
  { dossier_id, dossier_key, file_key }: Pick<MessageFile, 'dossier_id' | 'dossier_key' | 'file_key'>,
) {
  const dossier = dossier_key && dossier_id ? await findDossier(db, dossier_id) : undefined
  return encryptedFiles.read(dossier?.file_identity ?? null, file_key)
}
