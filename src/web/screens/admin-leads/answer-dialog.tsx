import type { ReactNode } from 'react'
import { FieldsDialog } from '~/web/ui/admin/form/fields-dialog'
import { Overtaken } from '~/web/ui/admin/form/overtaken'
import { useLeadChange } from './lead-queries'

interface AnswerDialogProps {
  company: string
  /** What is at stake: « l’appel ». */
  thing: string
  about?: ReactNode
  /** Under which name its sentence is kept until it leaves. */
  keptAs: string
  /** Lines of the answer. */
  rows?: number
  onClose: () => void
  /** @returns what stands: a colleague's answer, where he was first */
  decide: (decision: Decision) => Promise<Decision>
}

interface Decision {
  credited: boolean
  sentence: string
}

/** The team's answer to a dispute, with the sentence that the client will read. */
export function AnswerDialog({ company, thing, about, keptAs, rows, onClose, decide }: AnswerDialogProps) {
  const change = useLeadChange(async (values: Record<string, string>) => {
    const asked = { credited: values.credited === 'oui', sentence: String(values.sentence) }
    const { credited, sentence } = await decide(asked)
    if (credited !== asked.credited || sentence !== asked.sentence.trim())
      throw new Overtaken(
        `Quelqu’un a répondu avant vous, et votre réponse n’est pas partie. Prix ${credited ? 'remboursé' : 'maintenu'}\u00a0: «\u00a0${sentence}\u00a0»`,
      )
  })
  return (
    <FieldsDialog
      title={`Répondre à ${company}`}
      action="Envoyer la réponse"
      act={change}
      keptAs={`contestation:${keptAs}`}
      onClose={onClose}
      onDone={(values, leave) => change.mutate(values, { onSuccess: leave })}
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
        {
          ...{ name: 'sentence', label: 'Ce que le client lira' },
          ...(rows && { rows }),
        },
      ]}
    />
  )
}
