import { Copy, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatSiret } from '~/domain/place/siret'
import { formatMinute, formatMoment, formatShortDay } from '~/domain/text/french'
import { DayLines } from '~/web/ui/admin/day-lines'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import page from '~/web/ui/admin/frame/admin-page.module.css'
import { PhoneLink } from '~/web/ui/admin/phone-link'
import { DossierMark } from '~/web/ui/admin/status-mark'
import { useDossierDownload } from '~/web/ui/admin/use-dossier-download'
import { FactList } from '~/web/ui/prose/fact-list'
import { CallBackWork } from './call-back-work'
import type { DossierDetail } from './dossier-data'
import styles from './dossier-sheet.module.css'
import { EligibilityReply } from './eligibility-reply'
import { Erasure } from './erasure'
import { Messages } from './messages'
import { NextActions } from './next-actions'
import { OtherAddress } from './other-address'
import { Papers } from './papers'
import { Pieces } from './pieces'
import { ReminderByHand } from './reminder-by-hand'
import { Retention } from './retention'
import { SimulatorAnswers } from './simulator-answers'
import { SiteTalk } from './site-talk'
import { SiteWork } from './site-work'
import { Team } from './team'
import { TransmissionWork } from './transmission-work'

/** Everything about one dossier, the same on its page and in the drawer: what to do and the pieces first, its life beside. */
export function DossierSheet({ dossier, onErased }: { dossier: DossierDetail; onErased: () => void }) {
  return (
    <div className={`stack-16 ${styles.sheet}`}>
      <div className={page.head}>
        <DossierMark status={dossier.status} />
        <DossierDownload dossier={dossier} />
      </div>
      {dossier.unreachable && (
        <p className={styles.warn} role="note">
          Nos e-mails reviennent&nbsp;: {UNREACHABLE}. Appelez le client au{' '}
          <PhoneLink phone={dossier.phone} />, et corrigez son adresse avec lui.
        </p>
      )}
      <div className={`stack-24 ${styles.columns}`}>
        <div className={`stack-24 ${styles.column}`}>
          <NextActions dossier={dossier} />
          <CallBackWork dossier={dossier} />
          <TransmissionWork dossier={dossier} />
          <EligibilityReply dossier={dossier} />
          <Doubles dossier={dossier} />
          <SiteWork dossier={dossier} />
          <Pieces dossier={dossier} />
          <Messages dossier={dossier} />
          <SiteTalk dossier={dossier} />
        </div>
        <div className={`stack-24 ${styles.column}`}>
          <Identity dossier={dossier} />
          <Papers dossier={dossier} />
          <SimulatorAnswers dossier={dossier} />
          <ReminderByHand dossier={dossier} />
          <Team dossier={dossier} />
          <section className={`stack-12 ${styles.section}`} aria-labelledby="historique">
            <h2 id="historique">Historique</h2>
            <DayLines events={dossier.events} heading="h3" />
          </section>
          <Retention dossier={dossier} />
          <Erasure dossier={dossier} onErased={onErased} />
        </div>
      </div>
    </div>
  )
}

/** What a report said of the client's address. */
const UNREACHABLE = 'l’adresse ne reçoit pas'

function Identity({ dossier }: { dossier: DossierDetail }) {
  const facts: [string, ReactNode][] = [
    ['SIRET', formatSiret(dossier.siret)],
    ['Adresse', dossier.address],
    ['E-mail du dirigeant', dossier.unreachable ? `${dossier.email} (${UNREACHABLE})` : dossier.email],
    ...nextAddress(dossier),
    ['Téléphone', <PhoneLink key="phone" phone={dossier.phone} />],
    ['Ouvert le', formatShortDay(new Date(dossier.created_at))],
    [
      'Signé le',
      dossier.signature_timestamp ? formatMoment(new Date(dossier.signature_timestamp)) : 'pas encore signé',
    ],
  ]
  return (
    <section className={`stack-12 ${styles.section}`} aria-labelledby="identite">
      <h2 id="identite">Entreprise</h2>
      <FactList facts={facts} className={page.facts} />
      <OtherAddress dossier={dossier} />
    </section>
  )
}

const nextAddress = ({ email_next }: DossierDetail): [string, string][] =>
  email_next
    ? [['E-mail demandé', `${email_next.email}, à partir du ${formatMinute(new Date(email_next.from))}`]]
    : []

function Doubles({ dossier }: { dossier: DossierDetail }) {
  if (dossier.doubles.length === 0) return null
  return (
    <section className={`stack-12 ${styles.section}`} aria-labelledby="doublons">
      <h2 id="doublons" className={styles.warn}>
        <Copy aria-hidden size={16} /> Doublon possible&nbsp;: même SIRET
      </h2>
      <ul className={`stack-8 bare-list ${styles.lines}`}>
        {dossier.doubles.map(double => (
          <li key={double.id}>
            <Link to={`/admin-dashboard/dossiers/${double.id}`}>{double.company_name}</Link>
            <DossierMark status={double.status} />
            <span className={styles.meta}>{formatShortDay(new Date(double.created_at))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function DossierDownload({ dossier }: { dossier: DossierDetail }) {
  const { downloading, download } = useDossierDownload()
  return (
    <AdminButton icon={Download} busy={downloading === dossier.id} onClick={() => download(dossier)}>
      Dossier complet (ZIP)
    </AdminButton>
  )
}
