import { useState } from 'react'
import { counted, formatWhole } from '~/domain/text/french'
import { followUpApi } from '~/web/follow-up-api'
import { Button } from '~/web/ui/actions/button'
import { Bars } from '~/web/ui/figures/bars'
import { Ranks } from '~/web/ui/figures/ranks'
import { sourcesByWords } from '~/web/ui/figures/sources-by-words'
import styles from './mon-site.module.css'
import { type Counts, useCounts, useOwnSite } from './owner-queries'
import type { PartProps } from './part-props'
import { type Period, periodsOf, totalOf } from './periods'
import { TableExport } from './table-export'

const MONTH = 30
const YEAR = 365

/** How many came, whence, and what they read: bars to look at, the same figures in words. */
export function CountsPart({ site }: PartProps) {
  const [days, setDays] = useState(MONTH)
  const { data } = useCounts(site, days)
  const served = useOwnSite(site).data?.published
  if (!data || !served) return null
  return (
    <section aria-labelledby="chiffres" className={`stack-16 ${styles.part}`}>
      <h2 id="chiffres">Vos chiffres</h2>
      <p className={styles.ways}>
        <Choice words="30 derniers jours" chosen={days === MONTH} onChoose={() => setDays(MONTH)} />
        <Choice words="12 derniers mois" chosen={days === YEAR} onChoose={() => setDays(YEAR)} />
      </p>
      <Figures counts={data} site={site} />
    </section>
  )
}

function Choice({ words, chosen, onChoose }: { words: string; chosen: boolean; onChoose: () => void }) {
  return (
    <Button look={chosen ? 'first' : 'second'} size="small" aria-pressed={chosen} onClick={onChoose}>
      {words}
    </Button>
  )
}

function Figures({ counts, site }: PartProps & { counts: Counts }) {
  const layout = useOwnSite(site).data?.layout
  const byMonth = counts.days.length > MONTH
  const periods = periodsOf(counts.days, byMonth)
  const { visits, pages, requests, questions } = totalOf(periods)
  if (pages + requests + questions === 0)
    return <p>Personne n’est encore passé. Les visites se comptent ici, sans cookie et sans nom.</p>
  const titleOf = (path: string) =>
    path === '/' ? 'Accueil' : (layout?.pages.find(page => page.path === path)?.title.split(' – ')[0] ?? path)
  const named = counts.pages.map(({ name, n }) => ({ name: titleOf(name), n }))
  return (
    <>
      <p>
        <strong>{counted(visits, 'visite')}</strong>, {counted(pages, 'page')} vue{pages >= 2 && 's'},{' '}
        {counted(requests, 'demande')}, {counted(questions, 'question')} à l’assistant.
      </p>
      <figure className="stack-8">
        <Bars values={periods.map(period => period.visits)} />
        <figcaption className="second-text small-text">
          Visites par {byMonth ? 'mois depuis' : 'jour depuis le'} {periods[0]?.name}
          {best(periods, byMonth)}.
        </figcaption>
      </figure>
      <div className={styles.sides}>
        <Ranks title="D’où ils viennent" lines={sourcesByWords(counts.sources)} />
        <Ranks title="Ce qu’ils lisent" lines={named} />
      </div>
      <details className={styles.folded}>
        <summary>{byMonth ? 'Mois par mois' : 'Jour par jour'}</summary>
        <PeriodTable periods={periods} />
      </details>
      <TableExport
        label="Télécharger les chiffres (CSV)"
        filename="chiffres.csv"
        read={() => followUpApi.ownerExportSiteCounts({ params: { site } })}
      />
    </>
  )
}

function best(periods: Period[], byMonth: boolean): string {
  const most = Math.max(...periods.map(({ visits }) => visits))
  const top = periods.find(({ visits }) => visits === most)
  return top && most > 0 ? `\u202f; au plus ${formatWhole(most)}, ${byMonth ? 'en' : 'le'} ${top.name}` : ''
}

/** Those in which something was counted, the newest first. */
function PeriodTable({ periods }: { periods: Period[] }) {
  const counted = periods.filter(({ pages, requests, questions }) => pages + requests + questions > 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label="Tableau des chiffres">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Quand</th>
            <th scope="col">Visites</th>
            <th scope="col">Pages</th>
            <th scope="col">Demandes</th>
            <th scope="col">Questions</th>
          </tr>
        </thead>
        <tbody>
          {[...counted].reverse().map(({ name, visits, pages, requests, questions }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{visits}</td>
              <td>{pages}</td>
              <td>{requests}</td>
              <td>{questions}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
