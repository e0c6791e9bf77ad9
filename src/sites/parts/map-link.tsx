import { addressWords } from '~/domain/site/words/address-words'
import type { SiteView } from '../site-view'

/**
 * To a map of the street, on a page of its own: nothing of a map is loaded by the site, so that nobody is followed who does not
 * ask for it. Nothing where no street is known, nor in a preview, whose frame lets no other host in.
 */
export function MapLink({ site: { facts, options } }: { site: SiteView }) {
  const { street, city } = facts.address
  if (options.purpose === 'preview' || !street?.trim() || !city?.trim()) return null
  const query = addressWords(facts.address)
  return (
    <a
      className="unprinted"
      href={`https://www.openstreetmap.org/search?${new URLSearchParams({ query })}`}
      rel="noreferrer"
    >
      Voir sur la carte
    </a>
  )
}
