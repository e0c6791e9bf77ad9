import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { formatShortMoment } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { hiddenMeta } from '~/web/page-meta'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import page from '~/web/ui/admin/frame/admin-page.module.css'
import { BackLink } from '~/web/ui/admin/frame/back-link'
import { useReads } from '~/web/ui/admin/use-me'
import styles from './admin-reponses.module.css'
import { AnswerDialog } from './answer-dialog'
import { ANSWERS, NEW_ANSWER, type ReadyAnswer } from './answers'

export const meta = hiddenMeta('Réponses prêtes', 'Les réponses que l’équipe garde prêtes pour ses messages.')

/** What the team keeps ready to answer clients with: written once, filled in with each dossier's words. */
export default function AdminReponses() {
  const { data, error } = useQuery({
    queryKey: ANSWERS,
    enabled: useReads('work-dossiers'),
    queryFn: adminApi.readyAnswers,
  })
  const [edited, setEdited] = useState<ReadyAnswer | null>(null)
  const { gone, withdraw, restore, busy } = useWithdrawal()
  return (
    <div className="stack-16">
      <BackLink to="/admin-dashboard">Tableau de bord</BackLink>
      <div className={page.head}>
        <h1 className={page.title}>Réponses prêtes</h1>
        <AdminButton look="first" icon={Plus} onClick={() => setEdited(NEW_ANSWER)}>
          Nouvelle réponse
        </AdminButton>
      </div>
      <p className="second-text measure">
        Écrites une fois, proposées à toute l’équipe sous «&nbsp;Message au client&nbsp;». Les mots entre
        accolades, comme {'{entreprise}'}, prennent ceux du dossier&nbsp;; vous relisez et changez le texte
        avant de l’envoyer.
      </p>
      {error && (
        <p role="alert" className="error-text">
          Les réponses n’ont pas pu être lues&nbsp;: {error.message}
        </p>
      )}
      <div role="status">
        {gone && (
          <p className={`row-8 centred ${styles.gone}`}>
            «&nbsp;{gone.title}&nbsp;» est retirée.{' '}
            <AdminButton look="quiet" busy={busy} onClick={() => restore(gone)}>
              La rétablir
            </AdminButton>
          </p>
        )}
      </div>
      <ul className="stack-12 bare-list" aria-busy={!data && !error}>
        {data?.answers.map(answer => (
          <AnswerLine
            key={answer.id}
            answer={answer}
            busy={busy}
            onEdit={() => setEdited(answer)}
            onWithdraw={() => withdraw(answer)}
          />
        ))}
      </ul>
      {edited && <AnswerDialog answer={edited} onClose={() => setEdited(null)} />}
    </div>
  )
}

/** Taking an answer out, and bringing it back with the same words. */
function useWithdrawal() {
  const queries = useQueryClient()
  const [gone, setGone] = useState<ReadyAnswer | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ answer, back }: { answer: ReadyAnswer; back: boolean }) => {
      const { id, title, text, version } = answer
      if (back) await adminApi.createReadyAnswer({ body: { title, text } })
      else await adminApi.withdrawReadyAnswer({ params: { answer: id }, query: { version } })
    },
    onSuccess: (_, { answer, back }) => {
      setGone(back ? null : answer)
      return queries.invalidateQueries({ queryKey: ANSWERS })
    },
    onError: error => void toast.error(error.message),
  })
  return {
    gone,
    withdraw: (answer: ReadyAnswer) => mutate({ answer, back: false }),
    restore: (answer: ReadyAnswer) => mutate({ answer, back: true }),
    busy: isPending,
  }
}

interface AnswerLineProps {
  answer: ReadyAnswer
  busy: boolean
  onEdit: () => void
  onWithdraw: () => void
}

/** One answer: its title, its words, who wrote them, and what can be done with it. */
function AnswerLine({ answer: { title, text, by, at }, busy, onEdit, onWithdraw }: AnswerLineProps) {
  return (
    <li className={styles.line}>
      <div className={`stack-8 ${styles.said}`}>
        <h2>{title}</h2>
        <p className={`as-written ${styles.words}`}>{text}</p>
        <p className="second-text">
          {at
            ? `Modifiée le ${formatShortMoment(new Date(at))}${by ? ` par ${by}` : ''}.`
            : 'Fournie au départ.'}
        </p>
      </div>
      <div className={styles.ways}>
        <AdminButton onClick={onEdit}>
          Modifier<span className="visually-hidden"> «&nbsp;{title}&nbsp;»</span>
        </AdminButton>
        <AdminButton look="quiet" busy={busy} onClick={onWithdraw}>
          Retirer<span className="visually-hidden"> «&nbsp;{title}&nbsp;»</span>
        </AdminButton>
      </div>
    </li>
  )
}
