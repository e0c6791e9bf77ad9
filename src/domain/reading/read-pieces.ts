import type { DocumentKind } from '../dossier/pieces/document-kind'
import { distance } from './names'
import type { FieldName, ReadField } from './read-field'
import type { PaperReading } from './read-paper'

/** What the papers of one dossier are held against. */
export interface JudgedDossier {
  siret: string
  company_name: string
  /** The day of handing in, or today as long as it is not handed in: `2026-05-31`, Paris time. */
  day: string
  /** What the public registry last said of the SIRET; null when it was not asked, or was silent. */
  registry: 'open' | 'closed' | null
}

export type ReadPieces = ReadonlyMap<DocumentKind, PaperReading>

/** Whether a word of four letters or more stands in both names, one misread letter allowed. */
export function shareWord(one: string, two: string): boolean {
  const words = (name: string) => name.split(/[\s'’-]+/).filter(word => word.length >= 4)
  return words(one).some(word => words(two).some(other => distance(word, other) <= 0.3))
}

/** The first field of that name in which something was read. */
export const fieldOf = (paper: PaperReading, name: FieldName): ReadField | null =>
  paper.fields.find(field => field.name === name && field.value !== '') ?? null

/** What was read in it; null for nothing. */
export const readOf = (paper: PaperReading, name: FieldName): string | null =>
  fieldOf(paper, name)?.value ?? null

/** All that was read under that name: a registry extract names several managers. */
export const valuesOf = (paper: PaperReading, name: FieldName): string[] =>
  paper.fields.filter(field => field.name === name && field.value !== '').map(({ value }) => value)
