import { Download } from 'lucide-react'
import { avoirFilename, invoiceFilename } from '~/domain/dossier/pieces/filename'
import { formatEuros, formatIsoDay } from '~/domain/text/french'
import { followUpApi } from '~/web/follow-up-api'
import { Button } from '~/web/ui/actions/button'
import { usePdfDownload } from '~/web/ui/pdf/use-pdf-download'
import styles from './mon-site.module.css'
import { type Paper, useOwnSite, usePapers } from './owner-queries'
import type { PartProps } from './part-props'

/** Invoices, avoirs and the paper that handed the site over, each as it was sealed. */
export function PapersPart({ site }: PartProps) {
  const { data } = usePapers(site)
  const name = useOwnSite(site).data?.facts.name ?? ''
  if (!data || (data.papers.length === 0 && !data.handover)) return null
  return (
    <section aria-labelledby="papiers" className={`stack-16 ${styles.part}`}>
      <h2 id="papiers">Factures et papiers</h2>
      <ul className={`stack-16 bare-list ${styles.lines}`}>
        {data.papers.map(paper => (
          <PaperLine key={paper.number} site={site} name={name} paper={paper} />
        ))}
        {data.handover && <HandoverLine site={site} />}
      </ul>
    </section>
  )
}

function PaperLine({ site, name, paper }: PartProps & { name: string; paper: Paper }) {
  const { number, cancels, issue_date, gross_cents } = paper
  return (
    <Line
      words={`${cancels ? 'Avoir' : 'Facture'} ${number}`}
      more={`${formatEuros(gross_cents)} TTC, du ${formatIsoDay(issue_date)}${cancels ? `, annule la facture ${cancels}` : ''}`}
      filename={cancels ? avoirFilename(name) : invoiceFilename(name)}
      ask={signal => followUpApi.ownerSitePaper({ params: { site, number }, signal })}
    />
  )
}

function HandoverLine({ site }: PartProps) {
  return (
    <Line
      words="Procès-verbal de livraison"
      more="Ce qui vous a été remis, et quand"
      filename="pv_de_livraison.pdf"
      ask={signal => followUpApi.ownerSiteHandover({ params: { site }, signal })}
    />
  )
}

interface LineProps {
  words: string
  more: string
  filename: string
  ask: (signal: AbortSignal) => Promise<Response>
}

function Line({ words, more, filename, ask }: LineProps) {
  const { download, saving, problem } = usePdfDownload(ask, filename)
  return (
    <li className={styles.line}>
      <div>
        <strong>{words}</strong>
        <p className="second-text small-text">{more}</p>
      </div>
      <Button look="second" size="small" busy={saving} icon={Download} onClick={() => void download()}>
        PDF<span className="visually-hidden">{`\u00a0: ${words}`}</span>
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </li>
  )
}
