import type { FieldError } from '../../refusal'
import { formatWhole } from '../../text/french'
import { hasForbiddenSign, isVisible } from '../../text/paper-signs'

/** Marks that set the direction of writing beside those that `hasForbiddenSign` knows. */
const DIRECTION = /[\u061C\u200E\u200F]/

/**
 * Why a text cannot stand in a site's facts or layout.
 * @param most characters
 * @param lines whether it may have several
 * @returns one French sentence; null where nothing is wrong. An empty text is no fault here
 */
export function textError(text: string, most: number, lines = false): string | null {
  if ([...text].length > most) return `Ce texte ne doit pas dépasser ${formatWhole(most)} caractères.`
  const read = lines ? text.replace(/\r\n|\n/g, ' ') : text
  if (hasForbiddenSign(read) || DIRECTION.test(read))
    return 'Ce texte contient des caractères invisibles qui ne peuvent pas être enregistrés.'
  return null
}

/** As `textError`, for what must be there. */
export const neededError = (text: string, most: number): string | null =>
  isVisible(text) ? textError(text, most) : 'Ce champ est obligatoire.'

/** What is wrong with a field, named by its path: nothing where there is no sentence. */
export const faultOf = (field: string, message: string | null): FieldError[] =>
  message ? [{ field, message }] : []
