import { type SiteView, say } from '../site-view'

/** Above an example: what says that it is one. */
export function ExampleRibbon({ site }: { site: SiteView }) {
  return (
    <aside className="ribbon" aria-label="À propos de cet exemple">
      <p>
        <strong className="label">Exemple</strong>{' '}
        <span>
          {say(`${site.facts.name} n’existe pas : ce site a été dessiné pour vous montrer le vôtre.`)}
        </span>
      </p>
      <ul>
        <li>
          <a href="/exemples">Autres métiers</a>
        </li>
        <li>
          <a href="/simulateur">Tester mon éligibilité</a>
        </li>
      </ul>
    </aside>
  )
}
