import { aidFaults, type ToldAid } from './aid-faults'
import { plainOf, wrongIn } from './corrected-sentences'

/** What a page says that it may not: a sentence that was corrected, an aid that is closed, a sum without its date. */
export function pageFaults(path: string, html: string, aids: readonly ToldAid[]): string[] {
  const faults = [...wrongIn(html), ...aidFaults(html, aids)]
  const [, slug] = /^\/aides\/(.+)$/.exec(path) ?? []
  const own = aids.find(aid => aid.slug === slug && aid.state !== 'open')
  if (own && /jusqu’à [\d ]+(,\d+)? (€|euros|F CFP)/.test(plainOf(html)))
    faults.push('a sum of what is not open')
  return faults.map(fault => `${path}: ${fault}`)
}
