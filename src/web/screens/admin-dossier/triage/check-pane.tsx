import { Keyboard } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { formatSiret } from '~/domain/place/siret'
import { counted, formatHour, formatShortMoment } from '~/domain/text/french'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { PhoneLink } from '~/web/ui/admin/phone-link'
import { DossierMark } from '~/web/ui/admin/status-mark'
import { CallBackWork } from '~/web/ui/dossier-sheet/call-back-work'
import { CheckLines } from '~/web/ui/dossier-sheet/check-lines'
import type { DossierDetail, OpenTransition } from '~/web/ui/dossier-sheet/dossier-data'
import { EligibilityReply } from '~/web/ui/dossier-sheet/eligibility-reply'
import { Messages } from '~/web/ui/dossier-sheet/messages'
import { PieceReading } from '~/web/ui/dossier-sheet/piece-reading'
import { ProposedDecision } from '~/web/ui/dossier-sheet/proposed-decision'
import { Team } from '~/web/ui/dossier-sheet/team'
import { TransmissionWork } from '~/web/ui/dossier-sheet/transmission-work'
import { FactList } from '~/web/ui/prose/fact-list'
import type { OpenLine, Step } from './steps'
import styles from './triage.module.css'

interface CheckPaneProps {
  dossier: DossierDetail
  step: Step | undefined
  /** Where the keyboard came to a stop. */
  stop: OpenLine | undefined
  /** Whether it did. */
  halted: boolean
  /** How many lines of all check lists are not ticked. */
  left: number
  busy: boolean
  onVerify: () => void
  onDecide: (to: OpenTransition['to']) => void
  onUndo: () => void
  onNext: () => void
  onKeys: () => void
}

/** What to check on the piece, beside the facts to compare it with, and what can be decided. */
export function CheckPane({ dossier, step, stop, halted, left, busy, ...on }: CheckPaneProps) {
  const facts: [string, ReactNode][] = [
    ['Entreprise', dossier.company_name],
    ['SIRET', formatSiret(dossier.siret)],
    ['Adresse', dossier.address],
    ['E-mail', dossier.email],
    ['Téléphone', <PhoneLink key="phone" phone={dossier.phone} />],
  ]
  return (
    <section aria-label="À vérifier" className={`stack-8 ${styles.checks}`}>
      <div className={styles.bar}>
        <DossierMark status={dossier.status} />
        <AdminButton look="quiet" icon={Keyboard} onClick={on.onKeys}>
          Touches
        </AdminButton>
      </div>
      <FactList facts={facts} className={`stack-4 ${styles.facts}`} />
      <ProposedDecision dossier={dossier} />
      {dossier.answer_before && <EligibilityReply dossier={dossier} />}
      <CallBackWork dossier={dossier} />
      {dossier.pieces_checked_at && <TransmissionWork dossier={dossier} />}
      {dossier.call_back_at && <Team dossier={dossier} />}
      {dossier.client_waits_since && <Messages dossier={dossier} />}
      {step?.map(piece => (
        <Fragment key={piece.document_type}>
          <PieceReading dossierId={dossier.id} piece={piece} />
          <CheckLines
            dossierId={dossier.id}
            piece={piece}
            stoppedAt={stop?.piece === piece ? stop.line.id : undefined}
          />
        </Fragment>
      ))}
      {halted && left > 0 && (
        <p role="alert">{stop ? stopWords(stop) : 'Il reste des points à cocher sur cette pièce.'}</p>
      )}
      <p role="status">
        {dossier.pieces_checked_at
          ? `Pièces vérifiées le ${formatShortMoment(new Date(dossier.pieces_checked_at))}.`
          : left > 0
            ? `${counted(left, 'point')} à vérifier.`
            : dossier.documents.length > 0 && 'Tout est coché.'}
        {dossier.decision_due_at &&
          ` La décision part à ${formatHour(new Date(dossier.decision_due_at))}\u202f; Z l’annule.`}
      </p>
      <div className="stack-8">
        {dossier.status === 'Soumis' && !dossier.pieces_checked_at && (
          <AdminButton look="first" busy={busy} onClick={on.onVerify}>
            Pièces vérifiées
          </AdminButton>
        )}
        {dossier.transitions.map(({ to, undoes }) => (
          <AdminButton
            key={to}
            look={to === 'Refusé' ? 'danger' : 'second'}
            onClick={() => (undoes ? on.onUndo() : on.onDecide(to))}
          >
            {undoes ? 'Annuler la décision' : ACTIONS[to]}
          </AdminButton>
        ))}
        <AdminButton onClick={on.onNext}>Dossier suivant</AdminButton>
      </div>
      {/* Pieces are looked at before they are handed on. */}
      {!dossier.pieces_checked_at && <TransmissionWork dossier={dossier} />}
      {!dossier.client_waits_since && dossier.messages.length > 0 && <Messages dossier={dossier} />}
      {!dossier.call_back_at && <Team dossier={dossier} />}
      <Link to={`/admin-dashboard/dossiers/${dossier.id}`}>Tout le dossier&nbsp;: facture, historique</Link>
    </section>
  )
}

const ACTIONS: Record<OpenTransition['to'], string> = {
  Nouveau: 'Rouvrir',
  Incomplet: 'Demander des pièces',
  Soumis: 'Remettre à l’examen',
  Accepté: 'Accepter',
  Refusé: 'Refuser',
  Payé: 'Noter payé',
}

/** Why it went no further, and what does: the key, or where there is none what is said instead. */
export function stopWords({ line, standing }: OpenLine, instead?: string): string {
  const what = `«\u00a0${line.words}\u00a0»`
  if (standing === 'doubtful')
    return `${what}\u00a0: la lecture ne tranche pas. ${instead ?? 'Regardez la pièce, puis C.'}`
  if (standing !== 'failed') return `${what}\u00a0: ${instead ?? 'à voir vous-même, puis Entrée.'}`
  return `${what}\u00a0: la lecture dit le contraire. ${instead ?? 'I redemande la pièce\u202f; la case se coche à la main.'}`
}
