import { useState } from 'react'
import { toast } from 'sonner'
import { DOCUMENT_KINDS, DOCUMENT_LABELS, type DocumentKind } from '~/domain/dossier/document-kind'
import form from '~/web/ui/admin/admin-form.module.css'
import { AskDialog, ReasonField } from '~/web/ui/admin/ask-dialog'
import { changeWords } from './change-words'
import { type DossierDetail, type OpenTransition, useStatusChange } from './dossier-data'

interface StatusDialogProps {
  dossier: DossierDetail
  transition: OpenTransition
  onClose: () => void
}

/** Says what will follow, asks for what the change needs, and then makes it. */
export function StatusDialog({ dossier: current, transition, onClose }: StatusDialogProps) {
  // As it was when the question was put: what is read again meanwhile was not decided upon.
  const [dossier] = useState(current)
  const [reason, setReason] = useState('')
  const [documents, setDocuments] = useState<DocumentKind[]>([])
  const { mutate, isPending, error } = useStatusChange(dossier)
  const title = changeWords(dossier.status, transition)
  const piecesShown = transition.to === 'Incomplet'
  const missing = [
    transition.asks === 'pieces' && documents.length === 0 && 'au moins une pièce',
    transition.asks !== 'nothing' && reason.trim() === '' && 'le motif',
  ].filter(words => words !== false)

  const change = () =>
    mutate(
      { status: transition.to, reason, documents },
      {
        onSuccess: () => {
          toast.success(`${dossier.company_name}\u00a0: ${transition.to}`)
          onClose()
        },
      },
    )
  const toggle = (kind: DocumentKind) =>
    setDocuments(all => (all.includes(kind) ? all.filter(other => other !== kind) : [...all, kind]))

  return (
    <AskDialog
      title={title}
      action={title}
      look={transition.to === 'Refusé' ? 'danger' : 'first'}
      missing={missing.length > 0 ? `Il manque ${missing.join(' et ')}.` : ''}
      busy={isPending}
      error={error}
      onDone={change}
      onClose={onClose}
    >
      <p>{consequence(dossier, transition)}</p>
      {piecesShown && (
        <fieldset>
          <legend>Pièces à renvoyer</legend>
          {DOCUMENT_KINDS.map(kind => (
            <label key={kind} className={form.check}>
              <input type="checkbox" checked={documents.includes(kind)} onChange={() => toggle(kind)} />
              {DOCUMENT_LABELS[kind]}
            </label>
          ))}
        </fieldset>
      )}
      {transition.asks !== 'nothing' && (
        <ReasonField
          label={piecesShown ? 'Motif, tel que le client le lira' : 'Motif'}
          limit={2_000}
          value={reason}
          onChange={setReason}
        />
      )}
    </AskDialog>
  )
}

function consequence({ status, email, signature_timestamp }: DossierDetail, { to }: OpenTransition): string {
  if (to === 'Accepté')
    return `L’e-mail d’accord part à ${email} dans 15 minutes. Vous pouvez annuler jusque-là.`
  if (to === 'Refusé')
    return `${signature_timestamp ? 'Un avoir annule la facture, et l’e-mail de refus' : 'L’e-mail de refus'} part à ${email} dans 15 minutes. Vous pouvez annuler jusque-là.`
  if (to === 'Payé') return 'Le dossier est clos\u00a0: la facture est payée.'
  if (to === 'Soumis') return `Le dossier revient à l’examen. Un e-mail le dit à ${email}.`
  if (status === 'Refusé')
    return `La facture est annulée\u00a0: le client signera une nouvelle facture. Un e-mail part à ${email}.`
  return `Un e-mail part à ${email}, avec le lien vers chaque pièce. Le client ne pourra changer que celles-ci.`
}
