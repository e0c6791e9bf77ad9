import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { adminDashboardCalls } from '~/contract/admin/admin-dashboard'
import type { ReplyOf } from '~/contract/call'
import { FIGURE_LABELS, FIGURE_WEEKS, PROMISE_LABELS } from '~/domain/dossier/lists/figures'
import { counted, formatShortDay, formatSum } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { hiddenMeta } from '~/web/page-meta'
import page from '~/web/ui/admin/frame/admin-page.module.css'
import { useQueues } from '~/web/ui/admin/queue-data'
import { Sparkline } from '~/web/ui/admin/sparkline'
import { DossierMark, statusEdge } from '~/web/ui/admin/status-mark'
import { AdminTable } from '~/web/ui/admin/table/admin-table'
import type { Column } from '~/web/ui/admin/table/column'
import { FilterSelect } from '~/web/ui/admin/table/filter-field'
import { useMay } from '~/web/ui/admin/use-me'
import { figure } from '~/web/ui/admin/words/count-words'
import { Options } from '~/web/ui/forms/options'
import styles from './admin-chiffres.module.css'
import { AudiencePart } from './audience-part'
import { delayWords } from './delay-words'
import { Waiting } from './waiting'
import { WeekChart } from './week-chart'

export type Figures = ReplyOf<(typeof adminDashboardCalls)['figures']>

export const meta = hiddenMeta('Chiffres', 'Ce qui s’est passé, semaine par semaine.')

/** What one asks of the dossiers, each with its figure and which way it goes; then of visits: nobody is followed. */
export default function AdminChiffres() {
  const [params, setParams] = useSearchParams()
  const weeks = FIGURE_WEEKS.find(n => String(n) === params.get('semaines')) ?? 12
  const query = useQuery({
    queryKey: ['admin', 'dashboard', 'figures', weeks],
    queryFn: ({ signal }) => adminApi.figures({ query: { weeks }, signal }),
    placeholderData: keepPreviousData,
  })
  // What waits stands above the figures: those that came first would be pushed down by it.
  const { isPending } = useQueues()
  const isCounting = useMay()('read-dossiers') !== false && isPending
  return (
    <div className={`stack-24 ${styles.figures}`}>
      <div className={page.head}>
        <h1 className={page.title}>Chiffres</h1>
        <FilterSelect
          label="Période"
          className={styles.period}
          value={weeks}
          onPick={picked => {
            params.set('semaines', picked)
            setParams(params, { replace: true })
          }}
        >
          <Options of={FIGURE_WEEKS} words={n => `${n} semaines`} />
        </FilterSelect>
      </div>
      {query.data && !isCounting ? <Shown figures={query.data} /> : <Reading error={query.error} />}
      <AudiencePart />
    </div>
  )
}

function Reading({ error }: { error: Error | null }) {
  if (error) return <p role="alert">Les chiffres n’ont pas pu être lus&nbsp;: {error.message}</p>
  return <div className={styles.place} aria-busy />
}

function Shown({ figures }: { figures: Figures }) {
  return (
    <>
      <Waiting />
      <Granted figures={figures} />
      <section aria-labelledby="semaines" className={`stack-24 ${styles.section}`}>
        <h2 id="semaines">Combien de dossiers, semaine par semaine&#8239;?</h2>
        <ul className={`stack-12 bare-list ${styles.charts}`}>
          {figures.series.map(({ name, counts }) => (
            <li key={name}>
              <WeekChart title={FIGURE_LABELS[name]} weeks={figures.weeks} counts={counts} />
            </li>
          ))}
        </ul>
        <details className={styles.details}>
          <summary>Les mêmes chiffres en tableau</summary>
          <WeekTable figures={figures} />
        </details>
      </section>
      <Stays figures={figures} />
      <Promises figures={figures} />
    </>
  )
}

/** The sum of this year, and what it is beside the whole year before. */
function Granted({ figures: { granted, series } }: { figures: Figures }) {
  const { year, amount, before } = granted
  const accepted = series.find(({ name }) => name === 'accepted')?.counts ?? []
  return (
    <section aria-labelledby="aides" className={`stack-24 ${styles.section}`}>
      <h2 id="aides">Combien d’aide cette année&#8239;?</h2>
      <p className={styles.answer}>
        <strong className={styles.total}>{formatSum(amount)}</strong>{' '}
        <span>
          accordés en {year}.{' '}
          {before === 0 ? `Rien en ${year - 1}.` : `${formatSum(before)} sur toute l’année ${year - 1}.`}
        </span>
        <Sparkline values={accepted} />
      </p>
    </section>
  )
}

function WeekTable({ figures: { weeks, series } }: { figures: Figures }) {
  return (
    <AdminTable
      caption="Tableau des semaines"
      rows={weeks.map((week, at) => ({ week, at })).reverse()}
      keyOf={({ week }) => week}
      columns={[
        {
          name: 'week',
          title: 'Semaine du',
          cell: ({ week }) => <strong>{formatShortDay(new Date(`${week}T12:00:00Z`))}</strong>,
        },
        ...series.map(({ name, counts }) => ({
          ...{ name, title: FIGURE_LABELS[name], figure: true },
          cell: ({ at }: { at: number }) => figure(counts[at] ?? 0),
        })),
      ]}
    />
  )
}

function Stays({ figures: { stays, stays_since } }: { figures: Figures }) {
  const since = formatShortDay(new Date(`${stays_since}T12:00:00Z`))
  return (
    <section aria-labelledby="durees" className={`stack-24 ${styles.section}`}>
      <h2 id="durees">Combien de temps dans chaque statut&#8239;?</h2>
      {stays.length === 0 ? (
        <p>Aucun dossier n’a encore changé de statut sur la période.</p>
      ) : (
        <>
          <p className={styles.now}>Dossiers sortis de chaque statut depuis le {since}.</p>
          <AdminTable
            caption={`Dossiers sortis de chaque statut depuis le ${since}`}
            rows={stays}
            keyOf={({ status }) => status}
            edgeOf={({ status }) => statusEdge(status)}
            columns={STAY_COLUMNS}
          />
        </>
      )}
    </section>
  )
}

const STAY_COLUMNS: Column<Figures['stays'][number]>[] = [
  { name: 'status', title: 'Statut', cell: ({ status }) => <DossierMark status={status} /> },
  { name: 'count', title: 'Dossiers', figure: true, cell: ({ count }) => figure(count) },
  { name: 'half', title: 'La moitié', figure: true, cell: ({ median_hours }) => delayWords(median_hours) },
  { name: 'most', title: '9 sur 10', figure: true, cell: ({ p90_hours }) => delayWords(p90_hours) },
]

function Promises({ figures: { promises } }: { figures: Figures }) {
  return (
    <section aria-labelledby="promesses" className={`stack-24 ${styles.section}`}>
      <h2 id="promesses">Tenons-nous les délais promis&#8239;?</h2>
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
