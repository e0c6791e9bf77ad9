import { closuresToTell } from '~/domain/site/opening'
import { closureWords } from '~/domain/site/words/closing-words'
import { type SiteView, say } from '../site-view'

/** Above each page, while a closing is under way or near. */
export function ClosingNotice({ site }: { site: SiteView }) {
  const closures = closuresToTell(site.facts, site.day)
  if (closures.length === 0) return null
  return (
    <aside className="closing" aria-label="Fermeture">
      {closures.map(closure => (
        <p key={closure.from + closure.to}>{say(`${closureWords(closure)}.`)}</p>
      ))}
    </aside>
  )
}
