import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { TEAM_MESSAGE_MAX } from '~/domain/dossier/messages'
import { formatShortMoment } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/admin-button'
import form from '~/web/ui/admin/admin-form.module.css'
import { MessageFiles } from '~/web/ui/admin/message-files'
import { useMay } from '~/web/ui/admin/use-me'
import { useSettings } from '~/web/ui/admin/use-settings'
import type { DossierDetail } from './dossier-data'
import sheet from './dossier-sheet.module.css'
import styles from './messages.module.css'

/** The thread with the client, and the answer: an e-mail that stays on his page. */
export function Messages({ dossier }: { dossier: DossierDetail }) {
  const { id, messages, client_waits_since } = dossier
  const may = useMay()
  const { data: settings } = useSettings()
  const [text, setText] = useState('')
  const write = useAnswer(id, (words: string) =>
    adminApi.writeToClient({ params: { id }, body: { text: words } }),
  )
  const settle = useAnswer(id, () => adminApi.settleMessages({ params: { id } }))
  if (messages.length === 0 && !may('work-dossiers')) return null
  function send(event: FormEvent) {
    event.preventDefault()
    const words = text.trim()
    if (words === '') return
    write.mutate(words, {
      onSuccess: () => {
        setText('')
        toast.success(
          settings?.emails_leave === false
            ? 'Message enregistré sur la page du client. Aucun e-mail ne part de ce site.'
            : 'Message enregistré\u00a0: il part par e-mail et reste sur la page du client.',
        )
      },
    })
  }
  return (
    <section className={sheet.section} aria-labelledby="messages">
      <h2 id="messages">Messages avec le client</h2>
      {client_waits_since && (
        <p className={sheet.warn}>
          Le client attend une réponse depuis le {formatShortMoment(new Date(client_waits_since))}.
        </p>
      )}
      <Lines messages={messages} />
      {may('work-dossiers') && (
        <form className={form.form} onSubmit={send}>
          <label className={form.label}>
            Message au client
            <textarea
              className={form.input}
              rows={3}
              maxLength={TEAM_MESSAGE_MAX}
              value={text}
              onChange={event => setText(event.target.value)}
            />
          </label>
          <div className={form.actions}>
            <AdminButton
              type="submit"
              look={client_waits_since ? 'first' : 'second'}
              busy={write.isPending}
              icon={<Send aria-hidden size={16} />}
            >
              Envoyer au client
            </AdminButton>
            {client_waits_since && (
              <AdminButton look="quiet" busy={settle.isPending} onClick={() => settle.mutate('')}>
                Rien à répondre
              </AdminButton>
            )}
          </div>
        </form>
      )}
    </section>
  )
}

function Lines({ messages }: Pick<DossierDetail, 'messages'>) {
  if (messages.length === 0) return null
  return (
    <ol className={styles.thread}>
      {messages.map(({ id, from, by, text, at, by_mail, files }) => (
        <li key={id} data-from={from}>
          <span className={sheet.meta}>
            {from === 'client' ? 'Le client' : (by ?? 'L’équipe')}, {formatShortMoment(new Date(at))}
            {by_mail && ', par e-mail'}
          </span>
          <span className={sheet.note}>{text}</span>
          <MessageFiles files={files} />
        </li>
      ))}
    </ol>
  )
}

function useAnswer(id: string, answer: (words: string) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: answer,
    onError: error => void toast.error(error.message),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['admin', 'dossier', id] }),
        queries.invalidateQueries({ queryKey: ['admin', 'dashboard'] }),
      ]),
  })
}
