import { addressWords } from '~/domain/site/words/address-words'
import { type SiteView, say } from '../site-view'

/** The address on one line; nothing without one. */
export function PostalAddress({ site }: { site: SiteView }) {
  const words = addressWords(site.facts.address)
  return words ? <p>{say(words)}</p> : null
}
