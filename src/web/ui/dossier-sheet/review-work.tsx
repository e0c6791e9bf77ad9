import { useMemo } from 'react'
import { toast } from 'sonner'
import { WAITING_LABELS } from '~/domain/site/who-waits'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { useMay } from '~/web/ui/admin/use-me'
import { useNow } from '~/web/ui/admin/use-now'
import { ageWords } from '~/web/ui/admin/words/age-words'
import { useArrival } from '~/web/ui/frame/use-arrival'
import { ChangesList } from '~/web/ui/site-review/changes-list'
import type { CommentCalls } from '~/web/ui/site-review/comment-calls'
import { CommentThread } from '~/web/ui/site-review/comment-thread'
import review from '~/web/ui/site-review/site-review.module.css'
import { useComments } from '~/web/ui/site-review/use-comments'

/** What the owner said of his site, each settled in its place; then it is shown to him again, with what changed. */
export default function ReviewWork({ id }: { id: string }) {
  const may = useMay()
  const now = useNow()
  const section = useArrival('#relecture')
  const calls = useMemo(() => callsOf(id), [id])
  const { comments, busy, problem, act } = useComments(calls)
  if (!comments || comments.round === 0) return null
  const { waiting, since, comments: threads } = comments
  return (
    <section ref={section} aria-labelledby="relecture">
      <h3 id="relecture">Relecture et changements</h3>
      {problem && <p role="alert">{problem}</p>}
      <p role="status">
        {waiting
          ? `${WAITING_LABELS[waiting.what]}, depuis ${ageWords(new Date(waiting.since), now)}.`
          : 'Personne n’attend l’autre.'}
      </p>
      {threads.length > 0 && (
        <ul className={`stack-12 bare-list ${review.threads}`} aria-label="Remarques du client">
          {threads.map(comment => (
            <CommentThread
              key={comment.number}
              comment={comment}
              voice="team"
              busy={busy}
              onMove={(state, reason) => act(() => calls.move(comment.number, state, reason))}
            />
          ))}
        </ul>
      )}
      {since && since.length > 0 && (
        <details className={review.since}>
          <summary>Changé depuis le tour précédent</summary>
          <ChangesList changes={since} />
        </details>
      )}
      {waiting?.what === 'next-round' && may('work-dossiers') && (
        <div className="row-8 centred">
          <AdminButton
            look="first"
            busy={busy}
            onClick={async () => {
              if (await act(() => adminApi.adminTellRound({ params: { id } })))
                toast.success('Le client est prévenu\u00a0: il relit son site.')
            }}
          >
            Remontrer au client
          </AdminButton>
        </div>
      )}
    </section>
  )
}

const callsOf = (id: string): CommentCalls => ({
  read: () => adminApi.adminSiteComments({ params: { id } }),
  add: (section, text) => adminApi.adminAddSiteComment({ params: { id }, body: { section, text } }),
  move: (number, state, reason) =>
    adminApi.adminMoveSiteComment({ params: { id, n: String(number) }, body: { state, reason } }),
})
