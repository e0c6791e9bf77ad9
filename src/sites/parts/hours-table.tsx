import { Fragment } from 'react'
import { closuresToTell } from '~/domain/site/opening'
import { closureWords } from '~/domain/site/words/closing-words'
import { holidayWords, openingLines } from '~/domain/site/words/opening-words'
import { capital } from '~/domain/text/french'
import { type SiteView, say } from '../site-view'

/** The week as a table, and what departs from it; a line ends between two ranges, never within one. Nothing without hours. */
export function HoursTable({ site, title }: { site: SiteView; title: string }) {
  const { facts, day } = site
  const lines = openingLines(facts)
  const notes = [
    facts.by_appointment &&
      (lines.length === 0 || !facts.hours.every(row => row.appointment)) &&
      'Sur rendez-vous.',
    lines.length > 0 && holidayWords(facts),
    ...closuresToTell(facts, day).map(closure => say(`${closureWords(closure)}.`)),
  ].filter(note => typeof note === 'string')
  if (lines.length === 0 && notes.length === 0) return null
  return (
    <div className="hours">
      {lines.length > 0 && (
        <table>
          <caption>{title}</caption>
          <tbody>
            {lines.map(({ days, ranges }) => (
              <tr key={days}>
                <th scope="row">{days}</th>
                <td>
                  {ranges.length === 0 && 'Fermé'}
                  {ranges.map((range, at) => {
                    const [words = '', asked] = (at > 0 ? range : capital(range)).split(BEFORE_APPOINTMENT)
                    return (
                      <Fragment key={range}>
                        {at > 0 && ', '}
                        <span className={/^\d/.test(words) ? 'range' : undefined}>{words}</span>
                        {asked}
                      </Fragment>
                    )
                  })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {notes.map(note => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
    </div>
  )
}

/** « 14 h – 18 h 30 sur rendez-vous »: between the hours and how one comes. */
const BEFORE_APPOINTMENT = /(?= sur rendez-vous)/
