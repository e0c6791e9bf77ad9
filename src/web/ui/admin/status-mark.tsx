import {
  BadgeCheck,
  Banknote,
  CircleDashed,
  CircleX,
  Clock,
  FilePlus2,
  FileWarning,
  type LucideIcon,
  Send,
  Signature,
} from 'lucide-react'
import type { DossierStatus, InvoiceStatus } from '~/domain/dossier/dossier'
import { INVOICE_STATUS_LABELS } from '~/domain/dossier/invoice-status-labels'
import styles from './status-mark.module.css'

interface Look {
  icon: LucideIcon
  /** A token of theme.module.css. */
  colour: string
}

const dossierLooks: Record<DossierStatus, Look> = {
  Nouveau: { icon: FilePlus2, colour: 'var(--etat-nouveau)' },
  Incomplet: { icon: FileWarning, colour: 'var(--etat-incomplet)' },
  Soumis: { icon: Send, colour: 'var(--etat-soumis)' },
  Accepté: { icon: BadgeCheck, colour: 'var(--etat-accepte)' },
  Refusé: { icon: CircleX, colour: 'var(--etat-refuse)' },
  Payé: { icon: Banknote, colour: 'var(--etat-paye)' },
}

const invoiceLooks: Record<InvoiceStatus, Look> = {
  en_attente: { icon: Clock, colour: 'var(--etat-incomplet)' },
  signee: { icon: Signature, colour: 'var(--etat-accepte)' },
}

/** The colour of a row's edge. */
export const statusEdge = (status: DossierStatus | InvoiceStatus): string =>
  ({ ...dossierLooks, ...invoiceLooks })[status].colour

/** Where a dossier stands, as an icon and a word: never a colour alone. */
export function DossierMark({ status }: { status: DossierStatus }) {
  return <StateMark {...dossierLooks[status]} words={status} />
}

export function InvoiceMark({ status, cancelled }: { status: InvoiceStatus; cancelled?: boolean }) {
  if (cancelled) return <StateMark icon={CircleDashed} colour="var(--etat-refuse)" words="Annulée" />
  return <StateMark {...invoiceLooks[status]} words={INVOICE_STATUS_LABELS[status]} />
}

/** Any state, as an icon and a word in its colour. */
export function StateMark({ icon: Icon, colour, words }: Look & { words: string }) {
  return (
    <span className={styles.mark} style={{ '--etat': colour }}>
      <Icon aria-hidden size={16} />
      {words}
    </span>
  )
}
