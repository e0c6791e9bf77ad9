import type { DocumentKind } from '~/domain/dossier/pieces/document-kind'
import { isDocumentKind } from '~/domain/dossier/pieces/document-kind'
import type { FieldName } from '~/domain/reading/read-field'
import { Refusal } from '~/domain/refusal'
import { type Dossier, findDossier } from '~/store/dossiers/dossiers'
import { readingsOf } from '~/store/pieces/readings'
import type { Deps } from '../ground/deps'
import { openReadings } from './read-verdicts'

/** What was read in each piece, for the administration alone; several values of a name are parted by semicolons. */
export async function readFields(
  deps: Pick<Deps, 'db' | 'encryptedFiles'>,
  dossier: Dossier,
): Promise<Map<DocumentKind, Partial<Record<FieldName, string>>>> {
  const opened = await openReadings(deps, dossier, await readingsOf(deps.db, dossier.id))
  return new Map(
    [...opened].map(([slot, { reading }]) => {
      const fields: Partial<Record<FieldName, string>> = {}
      for (const { name, value } of reading.fields) {
        if (value === '') continue
        fields[name] = fields[name] ? `${fields[name]}; ${value}` : value
      }
      return [slot, fields]
    }),
  )
}

/** The parts of a piece's picture where its fields were read. @throws Refusal not-found */
export async function readCrops(
  deps: Pick<Deps, 'db' | 'encryptedFiles'>,
  id: string,
  kind: string,
): Promise<{ crops: Record<string, string> }> {
  const dossier = isDocumentKind(kind) ? await findDossier(deps.db, id) : undefined
  if (!dossier || !isDocumentKind(kind)) throw new Refusal('not-found')
  const reading = (await readingsOf(deps.db, id)).filter(({ document_type }) => document_type === kind)
  const opened = await openReadings(deps, dossier, reading)
  return { crops: opened.get(kind)?.crops ?? {} }
}
