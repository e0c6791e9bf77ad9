import { DOCUMENT_CHECKS } from '~/domain/dossier/document-checks'
import { isDocumentKind } from '~/domain/dossier/document-kind'
import { Refusal } from '~/domain/refusal'
import { tickDocument } from '~/store/documents'
import type { Deps } from '../deps'

/** Keeps what is ticked of a piece's check list; what is not on the list is left out. @throws Refusal not-found */
export async function checkDocument({ db }: Pick<Deps, 'db'>, id: string, kind: string, ticked: string[]) {
  if (!isDocumentKind(kind)) throw new Refusal('not-found')
  const checked = DOCUMENT_CHECKS[kind].map(check => check.id).filter(check => ticked.includes(check))
  if (!(await tickDocument(db, id, kind, checked))) throw new Refusal('not-found')
}
