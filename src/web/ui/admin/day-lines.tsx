import { Link } from 'react-router'
import { journalDays, type ToldEvent } from '~/domain/journal/journal-days'
import { formatIsoDay } from '~/domain/text/french'
import styles from './day-lines.module.css'

/**
 * What happened, as sentences under their day, those of one dossier together under its name.
 * @param heading of the days: one below what they stand under
 */
export function DayLines({
  events,
  heading: Heading,
}: {
  events: readonly ToldEvent[]
  heading: 'h2' | 'h3'
}) {
  return (
    <div className={`stack-12 ${styles.days}`}>
      {journalDays(events).map(({ day, groups }) => (
        <section key={day} className="stack-12" aria-label={formatIsoDay(day)}>
          <Heading className={styles.date}>{formatIsoDay(day)}</Heading>
          {groups.map(({ dossier, lines }) => (
            <div key={dossier?.id ?? ''} className={`stack-4 ${styles.group}`}>
              {dossier && (
                <p className={styles.name}>
                  <Link to={`/admin-dashboard/dossiers/${dossier.id}`}>{dossier.name}</Link>
                </p>
              )}
              <ul className={`stack-4 bare-list ${styles.lines}`}>
                {lines.map(({ id, hour, words, times }) => (
                  <li key={id}>
                    <span className={styles.hour}>{hour}</span>
                    <span>
                      {words}
                      {times > 1 && <strong> ({times} fois)</strong>}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}
