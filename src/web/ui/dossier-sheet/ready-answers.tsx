import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { AdminSelect } from '~/web/ui/admin/form/admin-input'
import { PairOptions } from '~/web/ui/forms/pair-options'
import styles from './messages.module.css'

interface ReadyAnswersProps {
  id: string
  text: string
  onText: (text: string) => void
  /** What stands beside the button. */
  children?: ReactNode
}

/** The team's ready answers with this dossier's words, each put under what is typed by a button: it is read and changed there. */
export function ReadyAnswers({ id, text, onText, children }: ReadyAnswersProps) {
  const [chosen, setChosen] = useState('')
  const { data } = useQuery({
    queryKey: ['admin', 'dossier', id, 'ready-answers'],
    queryFn: ({ signal }) => adminApi.answersForDossier({ params: { id }, signal }),
  })
  const answer = data?.answers.find(one => one.id === chosen)
  return (
    <div className={styles.ready}>
      <AdminSelect label="Réponse prête" value={chosen} onPick={setChosen}>
        <option value="">Choisir…</option>
        <PairOptions of={data?.answers.map(({ id: answer, title }) => [answer, title])} />
      </AdminSelect>
      <AdminButton
        disabled={!answer}
        onClick={() => answer && onText([text.trim(), answer.text].filter(Boolean).join('\n\n'))}
      >
        Insérer
      </AdminButton>
      {children}
    </div>
  )
}
