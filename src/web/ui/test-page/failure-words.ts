import { EmptyFile } from '~/web/save-file'

/** What went wrong, as the page and its report say it. @param limit the milliseconds that it had */
export function failureWords(error: unknown, limit: number): string {
  if (error instanceof EmptyFile) return 'PDF vide ou non reçu'
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `Pas de réponse en ${limit / 1_000}\u00a0s`
  if (error instanceof TypeError) return 'Le serveur ne répond pas'
  return error instanceof Error ? error.message : 'Erreur inconnue'
}
