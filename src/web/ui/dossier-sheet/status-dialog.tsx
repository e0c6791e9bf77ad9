import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { DOCUMENT_KINDS, DOCUMENT_LABELS, type DocumentKind } from '~/domain/dossier/document-kind'
import { DeskButton } from '~/web/ui/admin/desk-button'
import form from '~/web/ui/admin/desk-form.module.css'
import theme from '~/web/ui/admin/theme.module.css'
import { Modal } from '~/web/ui/feedback/modal'
import { changeWords } from './change-words'
import { type DossierDetail, type OpenTransition, useStatusChange } from './dossier-data'

interface StatusDialogProps {
  dossier: DossierDetail
  transition: OpenTransition
  onClose: () => void
}

/** Says what will follow, asks for what the change needs, and then makes it. */
export function StatusDialog({ dossier, transition, onClose }: StatusDialogProps) {
  const [reason, setReason] = useState('')
  const [documents, setDocuments] = useState<DocumentKind[]>([])
  const { mutate, isPending, error } = useStatusChange(dossier)
  const title = changeWords(dossier.status, transition)
  const piecesShown = transition.to === 'Incomplet'
  const ready =
    (transition.asks === 'nothing' || reason.trim() !== '') &&
    (transition.asks !== 'pieces' || documents.length > 0)

  function change(event: FormEvent) {
    event.preventDefault()
    mutate(
      { status: transition.to, reason, documents },
      {
        onSuccess: () => {
          toast.success(`${dossier.company_name} : ${transition.to}`)
          onClose()
        },
      },
    )
  }
  const toggle = (kind: DocumentKind) =>
    setDocuments(all => (all.includes(kind) ? all.filter(other => other !== kind) : [...all, kind]))

  return (
    <Modal title={title} onClose={onClose} className={theme.theme}>
      <form className={form.form} onSubmit={change}>
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
          <label className={form.label}>
            {piecesShown ? 'Motif, tel que le client le lira' : 'Motif'}
            <textarea
              className={form.input}
              rows={3}
              maxLength={2_000}
              required
              value={reason}
              onChange={event => setReason(event.target.value)}
            />
          </label>
        )}
        {error && (
          <p role="alert" className={form.problem}>
            {error.message}
          </p>
        )}
        <div className={form.actions}>
          <DeskButton
            type="submit"
            look={transition.to === 'Refusé' ? 'danger' : 'first'}
            disabled={!ready}
            busy={isPending}
          >
            {title}
          </DeskButton>
          <DeskButton onClick={onClose}>Ne rien changer</DeskButton>
        </div>
      </form>
    </Modal>
  )
}

function consequence({ status, email }: DossierDetail, { to }: OpenTransition): string {
  if (to === 'Accepté')
    return `L’e-mail d’accord part à ${email} dans 15 minutes. Vous pouvez annuler jusque-là.`
  if (to === 'Refusé')
    return `Un avoir annule la facture, et l’e-mail de refus part à ${email}, dans 15 minutes. Vous pouvez annuler jusque-là.`
  if (to === 'Payé') return 'Le dossier est clos : la facture est payée.'
  if (to === 'Soumis') return 'Le dossier revient à l’examen. Le client n’est pas prévenu.'
  if (status === 'Refusé')
    return `La facture est annulée : le client signera une nouvelle facture. Un e-mail part à ${email}.`
  return `Un e-mail part à ${email}, avec le lien vers chaque pièce. Le client ne pourra changer que celles-ci.`
}
