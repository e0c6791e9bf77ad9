import { cleanLine, cleanText } from '../../international/registration'

/**
 * A field of a form on a client's site, without what no honest text holds, nor what turns the reading order round: telephones
 * wrap in that the numbers that they copy. `text` alone may have several lines.
 * @param form of an urlencoded body
 */
export const formField = (form: URLSearchParams, name: string): string =>
  (name === 'text' ? cleanText : cleanLine)((form.get(name) ?? '').normalize('NFC'))
