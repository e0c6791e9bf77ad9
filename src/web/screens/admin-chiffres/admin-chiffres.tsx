import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { adminDashboardCalls } from '~/contract/admin-dashboard'
import type { ReplyOf } from '~/contract/call'
import { FIGURE_LABELS, FIGURE_WEEKS, PROMISE_LABELS } from '~/domain/dossier/figures'
import { counted, formatShortDay } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { pageMeta } from '~/web/page-meta'
import page from '~/web/ui/admin/admin-page.module.css'
import fields from '~/web/ui/admin/table/search-field.module.css'
import { figure } from '~/web/ui/admin/words/count-words'
import type { Route } from './+types/admin-chiffres'
import styles from './admin-chiffres.module.css'
import { AudiencePart } from './audience-part'
import { delayWords } from './delay-words'
import { WeekChart } from './week-chart'

export type Figures = ReplyOf<(typeof adminDashboardCalls)['figures']>

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Chiffres',
    description: 'Ce qui s’est passé, semaine par semaine.',
    path: '/admin-dashboard/chiffres',
    hidden: true,
  })

/** Figures of the dossiers themselves, then of visits: nobody is followed. */
export default function AdminChiffres() {
  const [params, setParams] = useSearchParams()
  const weeks = FIGURE_WEEKS.find(n => String(n) === params.get('semaines')) ?? 12
  const query = useQuery({
    queryKey: ['admin', 'dashboard', 'figures', weeks],
    queryFn: ({ signal }) => adminApi.figures({ query: { weeks }, signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className={styles.figures}>
      <div className={page.head}>
        <h1 className={page.title}>Chiffres</h1>
        <label className={`${fields.field} ${styles.period}`}>
          Période
          <select
            className={fields.control}
            value={weeks}
            onChange={event => {
              params.set('semaines', event.target.value)
              setParams(params, { replace: true })
            }}
          >
            {FIGURE_WEEKS.map(n => (
              <option key={n} value={n}>
                {n} semaines
              </option>
            ))}
          </select>
        </label>
      </div>
      {query.data ? <Shown figures={query.data} /> : <Waiting error={query.error} />}
      <AudiencePart />
    </div>
  )
}

function Waiting({ error }: { error: Error | null }) {
  if (error)
    return (
      <p role="alert">
        Les chiffres n’ont pas pu être lus{'\u00a0'}: {error.message}
      </p>
    )
  return <div className={styles.place} aria-busy />
}

function Shown({ figures }: { figures: Figures }) {
  return (
    <>
      <section aria-labelledby="semaines" className={styles.section}>
        <h2 id="semaines">Semaine par semaine</h2>
        <ul className={styles.charts}>
          {figures.series.map(({ name, counts }) => (
            <li key={name}>
              <WeekChart title={FIGURE_LABELS[name]} weeks={figures.weeks} counts={counts} />
            </li>
          ))}
        </ul>
        <WeekTable figures={figures} />
      </section>
      <Stays figures={figures} />
      <Promises figures={figures} />
    </>
  )
}

function WeekTable({ figures: { weeks, series } }: { figures: Figures }) {
  const newest = weeks.map((week, at) => ({ week, at })).reverse()
  return (
    <details className={styles.details}>
      <summary>Les mêmes chiffres en tableau</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label="Tableau des semaines">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Semaine du</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {FIGURE_LABELS[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {newest.map(({ week, at }) => (
              <tr key={week}>
                <th scope="row">{formatShortDay(new Date(`${week}T12:00:00Z`))}</th>
                {series.map(({ name, counts }) => (
                  <td key={name} data-title={FIGURE_LABELS[name]}>
                    {figure(counts[at] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}

function Stays({ figures: { stays, stays_since } }: { figures: Figures }) {
  return (
    <section aria-labelledby="durees" className={styles.section}>
      <h2 id="durees">Temps passé dans chaque statut</h2>
      {stays.length === 0 ? (
        <p>Aucun dossier n’a encore changé de statut sur la période.</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <caption>
              Dossiers sortis de chaque statut depuis le{' '}
              {formatShortDay(new Date(`${stays_since}T12:00:00Z`))}
            </caption>
            <thead>
              <tr>
                <th scope="col">Statut</th>
                <th scope="col">Dossiers</th>
                <th scope="col">La moitié</th>
                <th scope="col">9 sur 10</th>
              </tr>
            </thead>
            <tbody>
              {stays.map(({ status, count, median_hours, p90_hours }) => (
                <tr key={status}>
                  <th scope="row">{status}</th>
                  <td data-title="Dossiers">{figure(count)}</td>
                  <td data-title="La moitié">{delayWords(median_hours)}</td>
                  <td data-title="9 sur 10">{delayWords(p90_hours)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function Promises({ figures: { promises } }: { figures: Figures }) {
  return (
    <section aria-labelledby="promesses" className={styles.section}>
      <h2 id="promesses">Délais promis</h2>
      <ul className={styles.promises}>
        {promises.map(({ name, kept, late }) => (
          <li key={name}>
            <strong>{PROMISE_LABELS[name]}</strong>
            <span>{keptWords(kept, late)}</span>
            {kept + late > 0 && (
              <meter min={0} max={kept + late} value={kept} aria-label={PROMISE_LABELS[name]} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function keptWords(kept: number, late: number): string {
  if (kept + late === 0) return 'Rien à tenir sur la période.'
  const share = Math.floor((kept / (kept + late)) * 100)
  return `${share}\u00a0% tenus\u00a0: ${figure(kept)} à temps, ${counted(late, 'retard')}.`
}
