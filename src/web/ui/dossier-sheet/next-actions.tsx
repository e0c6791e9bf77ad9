import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { DOCUMENT_LABELS } from '~/domain/dossier/pieces/document-kind'
import { formatHour, formatSum } from '~/domain/text/french'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { statusEdge } from '~/web/ui/admin/status-mark'
import { changeWords } from './change-words'
import { type DossierDetail, type OpenTransition, useUndo } from './dossier-data'
import styles from './dossier-sheet.module.css'
import { ProposedDecision } from './proposed-decision'
import { StatusDialog } from './status-dialog'

/** What can be decided now, and what the dossier waits for. */
export function NextActions({ dossier }: { dossier: DossierDetail }) {
  const [asked, setAsked] = useState<OpenTransition | null>(null)
  const { undo, isUndoing } = useUndo(dossier)
  return (
    <section
      className={`stack-12 ${styles.decide}`}
      aria-labelledby="suite"
      style={{ '--etat': statusEdge(dossier.status) }}
    >
      <h2 id="suite">À faire</h2>
      <p>{waitsFor(dossier)}</p>
      {dossier.invoices.map(
        ({ invoice_number, excess }) =>
          excess > 0 && (
            <p key={invoice_number} className={styles.warn}>
              {formatSum(excess)} à rembourser sur la facture {invoice_number}&nbsp;: faites le virement, puis
              notez-le dans ses règlements, d’un montant négatif.
            </p>
          ),
      )}
      <ProposedDecision dossier={dossier} />
      {dossier.transitions.length > 0 && (
        <div className="row-8 centred">
          {dossier.transitions.map(transition => (
            <AdminButton
              key={transition.to}
              look={lookOf(transition)}
              busy={transition.undoes && isUndoing}
              icon={transition.undoes ? Undo2 : undefined}
              onClick={() => (transition.undoes ? undo(transition.to) : setAsked(transition))}
            >
              {changeWords(dossier.status, transition)}
            </AdminButton>
          ))}
        </div>
      )}
      {asked && <StatusDialog dossier={dossier} transition={asked} onClose={() => setAsked(null)} />}
    </section>
  )
}

const lookOf = ({ to }: OpenTransition) =>
  to === 'Accepté' || to === 'Payé' ? 'first' : to === 'Refusé' ? 'danger' : 'second'

/** One sentence on where the dossier stands. */
function waitsFor({
  status,
  missing,
  request,
  decision_due_at,
  transitions,
  invoices,
}: DossierDetail): string {
  if (decision_due_at) {
    const hour = formatHour(new Date(decision_due_at))
    const what = status === 'Refusé' ? 'Le refus et son avoir partent' : 'L’e-mail de décision part'
    const undoable = transitions.some(({ undoes }) => undoes)
    return `${what} à ${hour}.${undoable ? ' La décision peut être annulée jusque-là.' : ''}`
  }
  switch (status) {
    case 'Nouveau':
      return missing.length > 0
        ? `Le client n’a pas encore envoyé ${missing.join('\u202f; ')}.`
        : 'Les pièces sont là\u00a0: le client n’a pas encore finalisé son dossier.'
    case 'Incomplet':
      return request && request.remaining.length > 0
        ? `Le client doit renvoyer\u00a0: ${request.remaining.map(kind => DOCUMENT_LABELS[kind]).join(', ')}. Motif\u00a0: «\u00a0${request.reason}\u00a0»`
        : 'Les pièces demandées sont arrivées\u00a0: le client n’a pas encore finalisé de nouveau.'
    case 'Soumis':
      return 'Vérifiez les pièces, puis accordez, refusez ou demandez ce qui manque.'
    case 'Accepté':
      return transitions.some(({ to }) => to === 'Accepté')
        ? 'L’aide est partielle\u00a0: le client n’a pas encore dit s’il continue. Le site ne commence pas, rien n’est à payer.'
        : 'L’aide est accordée\u00a0: la facture est payable.'
    case 'Refusé':
      return 'Le client a été prévenu, la facture est annulée.'
    case 'Payé':
      return invoices.some(({ excess }) => excess > 0)
        ? 'La facture est payée, au-delà de son total.'
        : 'Rien\u00a0: la facture est payée.'
  }
}
