import { failureOf, NO_CONNECTION } from '~/contract/failure'
import type { Told } from './use-form'

/** specification A8: the toasts of a form of visitors that does not leave, or was refused. */
export const FIELDS_MISSING = 'Veuillez remplir tous les champs obligatoires'
export const NOT_SENT = "Erreur lors de l'envoi. Veuillez réessayer."

/**
 * What is said of a form that counts once: where no answer came, or none in time, it may have arrived.
 * @param uncertain says so
 * @param refused stands before the server's own sentence: « Votre demande n’est pas partie. »
 */
export const tellOfOnce =
  (uncertain: string, refused: string) =>
  (error: unknown): Told => {
    const failure = failureOf(error)
    if (failure.kind === 'silent') return { toast: NO_CONNECTION, place: uncertain }
    const { code, errors, message } = failure
    return { toast: NOT_SENT, place: code === 'unavailable' ? uncertain : `${refused} ${message}`, errors }
  }
