import { addressWords } from '~/domain/site/words/address-words'
import { type SiteView, say } from '../site-view'

/** The address on one line. */
export function PostalAddress({ site }: { site: SiteView }) {
  const words = addressWords(site.facts.address)
  return words ? <span>{say(words)}</span> : null
}
