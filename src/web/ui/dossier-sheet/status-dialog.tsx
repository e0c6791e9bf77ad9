import { useState } from 'react'
import { toast } from 'sonner'
import { DOCUMENT_KINDS, DOCUMENT_LABELS, type DocumentKind } from '~/domain/dossier/pieces/document-kind'
import { REFUSAL_MOTIVES } from '~/domain/invoice/avoir-motive'
import { eurosTyped } from '~/domain/invoice/euros-typed'
import { pieceStanding } from '~/domain/reading/standing'
import { openWords } from '~/domain/ready-answers/answer-words'
import { listed, parisDay } from '~/domain/text/french'
import { AdminCheck } from '~/web/ui/admin/form/admin-input'
import { AskDialog, ReasonField } from '~/web/ui/admin/form/ask-dialog'
import { useKeptFields } from '~/web/ui/admin/form/use-kept-fields'
import { changeWords } from './change-words'
import { GrantFields, isWhole, MotiveField, proposedGrant } from './decision-fields'
import { type DossierDetail, type OpenTransition, useStatusChange } from './dossier-data'
import { ReadyAnswers } from './ready-answers'

interface StatusDialogProps {
  dossier: DossierDetail
  transition: OpenTransition
  onClose: () => void
}

/** Says what will follow, asks for what the change needs, and then makes it. */
export function StatusDialog({ dossier: current, transition, onClose }: StatusDialogProps) {
  // As it was when the question was put: what is read again meanwhile was not decided upon.
  const [dossier] = useState(current)
  const { fields, set, leave } = useKeptFields(`${transition.to}:${current.id}`, {
    start: {
      ...{ reason: '', documents: String(readWrong(current)), motive: '' },
      ...proposedGrant(current.handed_to, parisDay(new Date())),
    },
    onClose,
  })
  const { reason, amount, body, decided_on } = fields
  const grant = { amount, body, decided_on }
  const ticked = fields.documents.split(',')
  const documents = DOCUMENT_KINDS.filter(kind => ticked.includes(kind))
  const motive = REFUSAL_MOTIVES.find(one => one === fields.motive) ?? null
  const { mutate, isPending, error } = useStatusChange(dossier)
  const title = changeWords(dossier.status, transition)
  const { asks } = transition
  const told = REASON_LABELS[asks]
  const missing = [
    asks === 'pieces' && documents.length === 0 && 'au moins une pièce',
    asks === 'grant' && !isWhole(grant) && 'le montant, l’organisme et la date de sa décision',
    asks === 'motive' && !motive && 'le motif',
    REASONED.includes(asks) && reason.trim() === '' && (asks === 'motive' ? 'la phrase' : 'le motif'),
    told && openWords(reason).length > 0 && `de quoi remplir ${listed(openWords(reason))}`,
  ].filter(words => typeof words === 'string')

  const change = () =>
    mutate(
      {
        status: transition.to,
        reason,
        documents,
        ...(asks === 'grant' ? { grant: { ...grant, amount: eurosTyped(grant.amount) } } : {}),
        ...(motive ? { motive } : {}),
      },
      {
        onSuccess: ({ proposal }) => {
          toast.success(
            proposal
              ? 'Décision enregistrée\u00a0: un second compte doit la confirmer.'
              : `${dossier.company_name}\u00a0: ${transition.to}`,
          )
          leave()
        },
      },
    )
  const toggle = (kind: DocumentKind) =>
    set({
      documents: String(DOCUMENT_KINDS.filter(one => (one === kind) !== documents.includes(one))),
    })

  return (
    <AskDialog
      title={title}
      action={title}
      look={transition.to === 'Refusé' ? 'danger' : 'first'}
      missing={missing.length > 0 ? `Il manque ${missing.join(' et ')}.` : ''}
      act={{ isPending, error }}
      onDone={change}
      onClose={() => leave(error)}
    >
      <p>{consequence(dossier, transition)}</p>
      {asks === 'pieces' && (
        <fieldset>
          <legend>Pièces à renvoyer</legend>
          {DOCUMENT_KINDS.map(kind => (
            <AdminCheck key={kind} checked={documents.includes(kind)} onTick={() => toggle(kind)}>
              {DOCUMENT_LABELS[kind]}
            </AdminCheck>
          ))}
        </fieldset>
      )}
      {asks === 'grant' && <GrantFields dossier={dossier} grant={grant} onChange={set} />}
      {asks === 'motive' && <MotiveField motive={motive} onChange={picked => set({ motive: picked })} />}
      {told && <ReadyAnswers id={dossier.id} text={reason} onText={reason => set({ reason })} />}
      {REASONED.includes(asks) && (
        <ReasonField
          label={told ?? 'Motif'}
          limit={2_000}
          value={reason}
          onChange={typed => set({ reason: typed })}
        />
      )}
    </AskDialog>
  )
}

/** The pieces that the reading found wrong and nobody has passed: the ones that are mostly asked for again. */
const readWrong = ({ documents }: DossierDetail): DocumentKind[] =>
  documents
    .filter(
      ({ document_type, checked, reading }) => pieceStanding(document_type, checked, reading) === 'failed',
    )
    .map(({ document_type }) => document_type)

const REASONED: OpenTransition['asks'][] = ['reason', 'pieces', 'motive']

/** Where the client reads it. */
const REASON_LABELS: Partial<Record<OpenTransition['asks'], string>> = {
  pieces: 'Motif, tel que le client le lira',
  motive: 'Phrase pour le client',
}

function consequence({ status, email, signature_timestamp }: DossierDetail, { to }: OpenTransition): string {
  if (to === 'Accepté' && status === 'Accepté')
    return `Le client vous a dit qu’il continue avec l’aide partielle\u00a0: l’échéance court, le site peut commencer, et il ne peut plus renoncer. Un e-mail le dit à ${email}.`
  if (to === 'Accepté')
    return `L’e-mail d’accord part à ${email} dans 15 minutes, avec le montant, ce qui reste dû et l’échéance. Vous pouvez annuler jusque-là.`
  if (to === 'Refusé' && status === 'Accepté')
    return `Le client renonce à temps\u00a0: un avoir annule la facture, et l’e-mail part à ${email} dans 15 minutes. Vous pouvez annuler jusque-là.`
  if (to === 'Refusé')
    return `${signature_timestamp ? 'Un avoir annule la facture, et l’e-mail de refus' : 'L’e-mail de refus'} part à ${email} dans 15 minutes. Vous pouvez annuler jusque-là.`
  if (to === 'Payé') return 'Le dossier est clos\u00a0: la facture est payée.'
  if (to === 'Soumis') return `Le dossier revient à l’examen. Un e-mail le dit à ${email}.`
  if (status === 'Refusé')
    return `La facture est annulée\u00a0: le client signera une nouvelle facture. Un e-mail part à ${email}.`
  return `Un e-mail part à ${email}, avec le lien vers chaque pièce. Le client ne pourra changer que celles-ci.`
}
