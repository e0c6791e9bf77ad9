import { isRefusedFor, wordsOf } from '~/contract/failure'
import { api } from '~/web/api'
import { otherApi } from '~/web/other-api'
import { EmptyFile } from '~/web/save-file'

/** specification A9. */
export const PAUSE_MS = 500

export interface Check {
  name: string
  /** Milliseconds after which it has failed. */
  limit: number
  /** @param made what the creation gave; @returns what was found, in a few words */
  run: (signal: AbortSignal, made: Made) => Promise<string>
}

/** What a check leaves for those after it. */
export interface Made {
  id?: string
  /** The company was made; why its invoice was not. */
  paperProblem?: string
}

/** The five checks of specification A2, in their order. */
export const CHECKS: Check[] = [
  { name: 'API', limit: 5_000, run: async signal => (await otherApi.greeting({ signal })).message },
  {
    name: 'Création d’une entreprise',
    limit: 15_000,
    run: async (signal, made) => {
      try {
        const { company_id, invoice_number } = await otherApi.createTestCompany({ signal })
        made.id = company_id
        return `Facture ${invoice_number}`
      } catch (error) {
        if (!isRefusedFor(error, 'paper-failed')) throw error
        made.paperProblem = wordsOf(error)
        return 'Entreprise créée, sans facture'
      }
    },
  },
  pdfCheck('Génération du PDF', (id, signal) => otherApi.downloadTest({ params: { id }, signal })),
  pdfCheck('Téléchargement du PDF', (id, signal) => api.downloadInvoice({ params: { id }, signal })),
  pdfCheck('Affichage du PDF', (id, signal) => api.viewInvoice({ params: { id }, signal })),
]

function pdfCheck(name: string, get: (id: string, signal: AbortSignal) => Promise<Response>): Check {
  return {
    name,
    limit: 20_000,
    run: async (signal, { id, paperProblem }) => {
      if (paperProblem) throw new Error(paperProblem)
      if (!id) throw new Error('Aucune entreprise de test\u00a0: la création a échoué.')
      return describePdf(await get(id, signal))
    },
  }
}

async function describePdf(answer: Response): Promise<string> {
  const bytes = new Uint8Array(await answer.arrayBuffer())
  if (bytes.length === 0) throw new EmptyFile('pdf')
  if (!String.fromCharCode(...bytes.subarray(0, 5)).startsWith('%PDF-'))
    throw new Error('Ce n’est pas un PDF.')
  return `${Math.ceil(bytes.length / 1_024)}\u00a0Ko`
}
