import { decodeHTML } from 'entities/decode'

/**
 * The words of a stranger's HTML, entities included, on one line: no markup is left of it, whatever it was nested in.
 * @param most characters that are looked at, so that a hostile text costs no more than an honest one
 */
export function plainText(html: unknown, most: number): string {
  if (typeof html !== 'string') return ''
  const words = withoutTags(decodeHTML(withoutTags(html.slice(0, most * 2))))
  return words.replace(/[<>]/g, ' ').replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim().slice(0, most)
}

/** Controls, and marks that turn the direction of writing around. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

const withoutTags = (html: string) =>
  html.replace(/<(script|style)\b[^<>]*>[^<]*(?:<(?!\/)[^<]*)*<\/\1>/gi, ' ').replace(/<[^<>]*>/g, ' ')
