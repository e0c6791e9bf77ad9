import { fold } from '~/domain/text/slug'
import type { Firm } from './firm'

/** The three towns whose districts have a code each, by what it begins with, and how many they have. */
const DISTRICTS: Readonly<Record<string, { town: string; most: number }>> = {
  '75': { town: 'paris', most: 20 },
  '69': { town: 'lyon', most: 9 },
  '13': { town: 'marseille', most: 16 },
}
const CODE = /\b(\d{2}) ?(\d{3})\b(?! ?(?:€|euros?|km|m2|personnes?))/g
/** « Dans le 69007 » is « à Lyon 7 ». */
const IN_CODE = new RegExp(`(?:\\b(?:dans|sur|a) le )?${CODE.source}(?: (?:paris|lyon|marseille)\\b)?`, 'g')
/** What a mere code is asked with. */
const MERE =
  /^(bonjour|et|le|la|au|a|en|dans|sur|pour|c|est|bon|possible|ok|code|postal|cp|secteur|zone|ca|marche|habite|j|je|suis|vous|venez|livrez|intervenez|passez|deplacez|couvrez|allez)$/

/**
 * A text with the name of a town where its postal code stood: the firm's own, and those of districts, « 69003 » being « lyon 3 ».
 * Of any other code nothing here knows the town.
 */
export function withTowns({ facts: { address } }: Firm, text: string): string {
  return text.replace(IN_CODE, (typed, department: string, rest: string) => {
    const lead = /^\d/.test(typed) ? '' : 'a '
    const district = DISTRICTS[department]
    const number = Number(rest)
    if (district && number > 0 && number <= district.most) return `${lead}${district.town} ${number}`
    return `${department}${rest}` === address.postal_code && address.city ? lead + fold(address.city) : typed
  })
}

/** The postal code that a text names, where nothing else is asked. @param text as `withTowns` makes it */
export function codeToName(text: string): string | null {
  const [code, ...more] = text.match(CODE) ?? []
  const words = text
    .replace(CODE, ' ')
    .split(/[\s?!.,:-]+/)
    .filter(Boolean)
  return code && more.length === 0 && words.every(word => MERE.test(word)) ? code : null
}
