import { Send } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { toast } from 'sonner'
import type { ReplyOf } from '~/contract/call'
import { wordsOf } from '~/contract/failure'
import type { messageCalls } from '~/contract/messages'
import { CLIENT_MESSAGE_MAX } from '~/domain/dossier/messages'
import { formatShortMoment } from '~/domain/text/french'
import { followUpApi } from '~/web/follow-up-api'
import { Button } from '~/web/ui/actions/button'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { TextAreaField } from '~/web/ui/forms/text-area-field'
import { FormProblem, type Tell, useForm } from '~/web/ui/forms/use-form'
import dossierStyles from '../dossier.module.css'
import styles from './messages.module.css'

const UNREAD = 'Vos messages n’ont pas pu être lus.'

type Lines = ReplyOf<(typeof messageCalls)['readMessages']>['messages']

const tell: Tell = error =>
  wordsOf(error, 'Le serveur ne répond pas. Votre message est gardé ici\u00a0: réessayez.')

/** The thread with the team, and a field to go on; the answer comes by e-mail too. */
export default function Messages({ id }: { id: string }) {
  const [lines, setLines] = useState<Lines | 'unread' | null>(null)
  const read = useCallback(
    (signal?: AbortSignal) =>
      followUpApi
        .readMessages({ params: { id }, ...(signal && { signal }) })
        .then(({ messages }) => setLines(messages)),
    [id],
  )
  useEffect(() => {
    const leaving = new AbortController()
    read(leaving.signal).catch(() => {
      if (leaving.signal.aborted) return
      toast.error(UNREAD)
      setLines('unread')
    })
    return () => leaving.abort()
  }, [read])

  const { form, field, set, failed, busy } = useForm({
    draft: `message:${id}`,
    start: { message: '' },
    tell,
    check: ({ message }) => (message.trim() === '' ? 'Écrivez d’abord votre message.' : null),
    async send({ message }) {
      await followUpApi.writeToTeam({ params: { id }, body: { text: message.trim() } })
      set({ message: '' })
      toast.success('Message envoyé à l’équipe.')
      await read().catch(() => {})
    },
  })

  return (
    <form {...form} className={dossierStyles.next}>
      {lines === 'unread' && (
        <p role="alert">
          {UNREAD}{' '}
          <Button look="second" size="small" onClick={() => void read().catch(() => toast.error(UNREAD))}>
            Réessayer
          </Button>
        </p>
      )}
      {Array.isArray(lines) && lines.length > 0 && <Thread lines={lines} />}
      <TextAreaField
        label="Votre message"
        hint="Nous répondons par e-mail, et ici."
        rows={3}
        maxLength={CLIENT_MESSAGE_MAX}
        {...field('message')}
      />
      <DataProtectionNotice purpose="à vous répondre" />
      <FormProblem {...failed} className={dossierStyles.problem} />
      <Button type="submit" look="second" size="small" busy={busy} icon={<Send aria-hidden size={18} />}>
        Envoyer à l’équipe
      </Button>
    </form>
  )
}

function Thread({ lines }: { lines: Lines }) {
  return (
    <ol className={styles.thread}>
      {lines.map(({ from, text, at }) => (
        <li key={at} data-from={from}>
          <p className={styles.who}>
            {from === 'client' ? 'Vous' : 'L’équipe'}, le{' '}
            <time dateTime={at}>{formatShortMoment(new Date(at))}</time>
          </p>
          <p className={styles.words}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
