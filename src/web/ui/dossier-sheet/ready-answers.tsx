import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { AdminSelect } from '~/web/ui/admin/form/admin-input'
import { PairOptions } from '~/web/ui/forms/pair-options'
import styles from './messages.module.css'

/** The team's ready answers with this dossier's words, each put into the message by a button: it is read and changed there. */
export function ReadyAnswers({ id, onTake }: { id: string; onTake: (text: string) => void }) {
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
      <AdminButton disabled={!answer} onClick={() => answer && onTake(answer.text)}>
        Insérer
      </AdminButton>
      <Link to="/admin-dashboard/reponses">Gérer les réponses</Link>
    </div>
  )
}
