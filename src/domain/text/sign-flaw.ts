import { hasForbiddenSign } from './paper-signs'

/** Why a text cannot be kept for the signs that it holds, as a sentence to its writer; null when it can. */
export const signFlaw = (value: string): string | null =>
  hasForbiddenSign(value)
    ? 'Ce champ contient des caractères invisibles qui ne peuvent pas être enregistrés.'
    : null
