import { failureOf, NO_CONNECTION } from '~/contract/failure'
import type { Told } from './use-form'

/**
 * What is said of a form that counts once: where no answer came, it may have arrived.
 * @param uncertain says so
 * @param refused stands before the server's own sentence: « Votre demande n’est pas partie. »
 */
export const tellOfOnce =
  (uncertain: string, refused: string) =>
  (error: unknown): Told => {
    const failure = failureOf(error)
    if (failure.kind === 'silent') return { toast: NO_CONNECTION, place: uncertain }
    const { errors, message } = failure
    return { toast: "Erreur lors de l'envoi. Veuillez réessayer.", place: `${refused} ${message}`, errors }
  }
