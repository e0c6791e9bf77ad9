import { useQuery } from '@tanstack/react-query'
import { formatShortMoment } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { ListState } from '~/web/ui/admin/table/list-state'
import { useAct } from '~/web/ui/admin/use-act'
import sheet from '~/web/ui/dossier-sheet/dossier-sheet.module.css'
import { browserWords } from './browser-words'

const SESSIONS = ['admin', 'sessions'] as const

/** Where one is signed in; the owner sees everybody's. Each can be ended from here. */
export function Sessions() {
  const query = useQuery({ queryKey: SESSIONS, queryFn: adminApi.sessions })
  const { mutate, isPending, variables } = useAct((id: string) => adminApi.endSession({ params: { id } }), {
    reads: [SESSIONS],
  })
  const sessions = query.data?.sessions ?? []
  return (
    <section className={`stack-12 ${sheet.section}`} aria-labelledby="sessions">
      <h2 id="sessions">Sessions ouvertes</h2>
      <ListState query={query} count={sessions.length} empty="Aucune session.">
        <ul className={`stack-8 bare-list ${sheet.lines}`}>
          {sessions.map(session => (
            <li key={session.id}>
              <strong>
                {session.name}, {browserWords(session.user_agent)}
              </strong>
              <span className={sheet.meta}>
                {session.ip} · depuis le {formatShortMoment(new Date(session.created_at))} · vue le{' '}
                {formatShortMoment(new Date(session.last_used_at))}
              </span>
              {session.current ? (
                <span>cette session</span>
              ) : (
                <AdminButton
                  look="quiet"
                  busy={isPending && variables === session.id}
                  onClick={() => mutate(session.id)}
                >
                  Fermer cette session
                </AdminButton>
              )}
            </li>
          ))}
        </ul>
      </ListState>
    </section>
  )
}
