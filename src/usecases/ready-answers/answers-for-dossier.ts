import type { Agency } from '~/domain/agency'
import { isSentBack } from '~/domain/dossier/dossier'
import { missingDocuments, pieceInSentence } from '~/domain/dossier/pieces/document-kind'
import { piecesStillAsked } from '~/domain/dossier/pieces/piece-request'
import { found } from '~/domain/found'
import { formatSiret } from '~/domain/place/siret'
import type { AnswerFacts } from '~/domain/ready-answers/answer-words'
import { fillAnswer } from '~/domain/ready-answers/fill-answer'
import { capital, listed } from '~/domain/text/french'
import { type Dossier, findDossier, requestOf } from '~/store/dossiers/dossiers'
import { documentsOf } from '~/store/pieces/documents'
import type { Deps } from '../ground/deps'
import { readFields } from '../reading/read-fields'
import { currentAnswers } from './current-answers'

/** Every answer that is ready, with the words of a dossier; what it does not say is told apart. @throws Refusal not-found */
export async function answersForDossier(deps: Pick<Deps, 'db' | 'encryptedFiles' | 'agency'>, id: string) {
  const dossier = found(await findDossier(deps.db, id))
  const [answers, facts] = await Promise.all([currentAnswers(deps.db), factsOf(deps, dossier)])
  return {
    answers: answers.map(answer => ({
      id: answer.id,
      title: answer.title,
      ...fillAnswer(answer.text, facts),
    })),
  }
}

async function factsOf(
  deps: Pick<Deps, 'db' | 'encryptedFiles'> & { agency: Agency },
  dossier: Dossier,
): Promise<AnswerFacts> {
  const [documents, fields] = await Promise.all([documentsOf(deps.db, dossier.id), readFields(deps, dossier)])
  const request = isSentBack(dossier.status) ? requestOf(dossier) : null
  const asked = request ? piecesStillAsked(request, documents) : []
  const missing = missingDocuments(documents.map(({ document_type }) => document_type))
  const read = fields.get('identity_recto')?.first_name ?? fields.get('passport')?.first_name
  return {
    company: dossier.company_name,
    first_name: read ? firstNameOf(read) : null,
    missing: listed([...new Set([...missing, ...asked.map(pieceInSentence)])]) || null,
    invoice: dossier.signed_at ? dossier.invoice_number : null,
    siret: formatSiret(dossier.siret),
    email: dossier.email,
    agency: deps.agency.brand,
    telephone: deps.agency.telephone,
  }
}

/** « CORINNE, ANNE » on a card is « Corinne » in a sentence; « JEAN-PAUL » is « Jean-Paul ». */
function firstNameOf(read: string): string | null {
  const [first = ''] = read.split(/[\s,;]+/)
  const words = first.toLocaleLowerCase('fr').split('-').map(capital)
  return first === '' ? null : words.join('-')
}
