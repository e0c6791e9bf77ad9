import { type SiteView, say } from '../site-view'

/** « 7 rue des Trois-Croissants, 44000 Nantes », as far as it is known. */
export function PostalAddress({ site }: { site: SiteView }) {
  const { street, postal_code, city } = site.facts.address
  const place = [postal_code, city].filter(Boolean).join(' ')
  const words = [street, place].filter(Boolean).map(String).map(say).join(', ')
  return words ? <span>{words}</span> : null
}
