import { Fragment } from 'react'
import styles from './hours.module.css'

/** Opening hours as a table: days, then hours; a line ends between two ranges, never within one. */
export function Hours({ title, lines }: { title: string; lines: [days: string, hours: string][] }) {
  return (
    <table>
      <caption>{title}</caption>
      <tbody>
        {lines.map(([days, hours]) => (
          <tr key={days}>
            <th scope="row">{days}</th>
            <td>
              {hours.split(', ').map((range, at) => (
                <Fragment key={range}>
                  {at > 0 && ', '}
                  <span className={styles.range}>{range}</span>
                </Fragment>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
