import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { counted, formatEuros, formatMoment, formatTenths, formatWhole } from '~/domain/text/french'
import { useSite } from '~/web/site'
import { useMay } from '~/web/ui/admin/use-me'
import { useSettings } from '~/web/ui/admin/use-settings'
import { FactList } from '~/web/ui/prose/fact-list'
import styles from './admin-dashboard.module.css'
import { FourEyes } from './four-eyes'
import { FIRST_PAGE, useInvoices, useSystem } from './list-queries'
import { Retention } from './retention'

/** The system info box of specification A2, and the state of the machine. */
export function SystemBox() {
  const { data: settings } = useSettings()
  const { data: invoices } = useInvoices(FIRST_PAGE)
  const { data: system } = useSystem()
  const mayReadInvoices = useMay()('read-invoices') !== false
  const facts: [string, ReactNode][] = [
    ['Conservation des données', <Retention key="retention" months={settings?.retention_months} />],
    ...(mayReadInvoices
      ? [['Factures générées', invoices && formatWhole(invoices.total)] satisfies [string, ReactNode]]
      : []),
    ['E-mails', settings && <Emails leave={settings.emails_leave} />],
    ['Double accord', settings && <FourEyes over={settings.four_eyes_over} />],
    ['Prix du site', <OfferFact key="offer" />],
    ['File d’attente', system && queueWords(system)],
    [
      'Base de données',
      system && `PostgreSQL ${system.database_version}, ${formatBytes(system.database_bytes)}`,
    ],
    ['Espace libre', system && (system.free_bytes === null ? 'sans limite' : formatBytes(system.free_bytes))],
    [
      'Dernière sauvegarde',
      system && (system.last_backup_at ? formatMoment(new Date(system.last_backup_at)) : 'aucune'),
    ],
    ['Pièces scellées', system && paperWords(system.last_paper_check)],
    ['Alertes', system && <Alerts alerts={system.alerts} />],
    ['Version', system?.version],
  ]
  return (
    <section aria-labelledby="systeme" className={styles.box}>
      <h2 id="systeme" className={styles.boxTitle}>
        Informations système
      </h2>
      <FactList
        facts={facts.map(([term, value]) => [term, value ?? '–'] as const)}
        className={styles.facts}
      />
    </section>
  )
}

function OfferFact() {
  const { price } = useSite()
  const mayRead = useMay()('decide-dossiers') === true
  return (
    <>
      {formatEuros(price.net_cents)} HT
      {mayRead && (
        <>
          {' '}
          <Link to="/admin-dashboard/offre">Offre</Link>
        </>
      )}
    </>
  )
}

function Alerts({ alerts }: { alerts: { label: string; detail: string; urgent: boolean }[] }) {
  if (alerts.length === 0) return 'aucune'
  return (
    <ul>
      {alerts.map(({ label, detail, urgent }) => (
        <li key={label}>
          <strong>{urgent ? `Urgent, ${label}` : label}</strong>
          &nbsp;: {detail}
        </li>
      ))}
    </ul>
  )
}

function Emails({ leave }: { leave: boolean }) {
  const mayChange = useMay()('change-settings') === true
  return (
    <>
      {leave ? 'envoyés par SMTP' : 'gardés en fichiers, aucun ne part'}
      {mayChange && (
        <>
          {' '}
          <Link to="/admin-dashboard/e-mails">Personnaliser</Link>
        </>
      )}
    </>
  )
}

function queueWords({
  queue_waiting,
  queue_failed,
}: {
  queue_waiting: number
  queue_failed: number
}): string {
  const waiting = `${formatWhole(queue_waiting)} en attente`
  return queue_failed > 0 ? `${waiting}, ${formatWhole(queue_failed)} en échec` : waiting
}

function paperWords(check: { at: string; papers: number; flaws: number } | null): string {
  if (!check) return 'relues chaque nuit'
  const moment = formatMoment(new Date(check.at))
  return check.flaws > 0
    ? `${counted(check.flaws, 'écart')}, le ${moment}`
    : `${counted(check.papers, 'relue')}, rien à signaler, le ${moment}`
}

function formatBytes(bytes: number): string {
  const giga = bytes / 1024 ** 3
  return giga >= 1
    ? `${formatTenths(giga)}\u00a0Go`
    : `${formatWhole(Math.max(1, Math.round(bytes / 1024 ** 2)))}\u00a0Mo`
}
