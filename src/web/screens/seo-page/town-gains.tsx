import { exampleOf } from '~/web/ui/examples/catalogue'
import type { Town } from './town'
import styles from './town-gains.module.css'

/** What a firm of that town gains from a site, trade by trade, each with the example that shows it. */
export function TownGains({ town }: { town: Town }) {
  return (
    <>
      <h2 id="exemple">Ce qu’une entreprise {town.of} y gagne, selon son métier</h2>
      <dl className={`stack-12 ${styles.gains}`}>
        {town.gains.map(({ trade, words }) => (
          <div key={trade}>
            <dt>
              <a href={`/exemples/${trade}`}>{exampleOf(trade).label}</a>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
