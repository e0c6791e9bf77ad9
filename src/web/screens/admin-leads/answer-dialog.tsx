import type { ReactNode } from 'react'
import { FieldsDialog } from './fields-dialog'
import { useLeadChange } from './lead-queries'

interface AnswerDialogProps {
  company: string
  /** What is at stake: « l’appel ». */
  thing: string
  about?: ReactNode
  /** Lines of the answer. */
  rows?: number
  onClose: () => void
  decide: (decision: { credited: boolean; sentence: string }) => Promise<unknown>
}

/** The team's answer to a dispute, with the sentence that the client will read. */
export function AnswerDialog({ company, thing, about, rows, onClose, decide }: AnswerDialogProps) {
  const change = useLeadChange((values: Record<string, string>) =>
    decide({ credited: values.credited === 'oui', sentence: String(values.sentence) }),
  )
  return (
    <FieldsDialog
      title={`Répondre à ${company}`}
      action="Envoyer la réponse"
      act={change}
      onClose={onClose}
      onDone={values => change.mutate(values, { onSuccess: onClose })}
      about={about}
      fields={[
        {
          name: 'credited',
          label: 'Décision',
          choices: [
            ['oui', `Rembourser ${thing}`],
            ['non', 'Maintenir le prix'],
          ],
        },
        { name: 'sentence', label: 'Ce que le client lira', ...(rows && { rows }) },
      ]}
    />
  )
}
