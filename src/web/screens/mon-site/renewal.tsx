import { formatIsoDay } from '~/domain/text/french'
import styles from './mon-site.module.css'
import { usePapers } from './owner-queries'
import type { PartProps } from './part-props'

/** What the site costs a year, and from when; left out where the offer does not say it. */
export function Renewal({ site }: PartProps) {
  const { data } = usePapers(site)
  if (!data?.yearly_cost) return null
  return (
    <section aria-labelledby="renouvellement" className={`stack-16 ${styles.part}`}>
      <h2 id="renouvellement">Renouvellement</h2>
      <p>{data.yearly_cost}</p>
      {data.renews_on && (
        <p>
          Prochaine échéance&nbsp;: le <strong>{formatIsoDay(data.renews_on)}</strong>.
        </p>
      )}
    </section>
  )
}
