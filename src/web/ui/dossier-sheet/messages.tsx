import { formatShortMoment } from '~/domain/text/french'
import { MessageFiles } from '~/web/ui/admin/message-files'
import { useMay } from '~/web/ui/admin/use-me'
import { clientPart } from '~/web/ui/feedback/client-part'
import { useArrival } from '~/web/ui/frame/use-arrival'
import type { DossierDetail } from './dossier-data'
import sheet from './dossier-sheet.module.css'
import styles from './messages.module.css'

const MessageComposer = clientPart(() => import('./message-composer'), <div className={styles.place} />)

/** The thread with the client, and the answer: an e-mail that stays on his page. */
export function Messages({ dossier }: { dossier: DossierDetail }) {
  const { id, messages, client_waits_since } = dossier
  const may = useMay()
  const section = useArrival('#messages')
  if (messages.length === 0 && !may('work-dossiers')) return null
  return (
    <section ref={section} className={`stack-12 ${sheet.section}`} aria-labelledby="messages">
      <h2 id="messages">Messages avec le client</h2>
      {client_waits_since && (
        <p className={sheet.warn}>
          Le client attend une réponse depuis le {formatShortMoment(new Date(client_waits_since))}.
        </p>
      )}
      <Lines messages={messages} />
      {may('work-dossiers') && <MessageComposer key={id} id={id} waits={client_waits_since !== null} />}
    </section>
  )
}

function Lines({ messages }: Pick<DossierDetail, 'messages'>) {
  if (messages.length === 0) return null
  return (
    <ol className={`stack-8 bare-list ${styles.thread}`}>
      {messages.map(({ id, from, by, text, at, by_mail, files }) => (
        <li key={id} data-from={from}>
          <span className={sheet.meta}>
            {from === 'client' ? 'Le client' : (by ?? 'L’équipe')}, {formatShortMoment(new Date(at))}
            {by_mail && ', par e-mail'}
          </span>
          <span className="as-written">{text}</span>
          <MessageFiles files={files} />
        </li>
      ))}
    </ol>
  )
}
