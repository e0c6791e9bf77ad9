import { Send } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import type { ReplyOf } from '~/contract/call'
import { addressOf } from '~/contract/call-address'
import { messageCalls } from '~/contract/dossier/messages'
import { wordsOf } from '~/contract/failure'
import { CLIENT_MESSAGE_MAX } from '~/domain/dossier/messages'
import { formatShortMoment } from '~/domain/text/french'
import { followUpApi } from '~/web/follow-up-api'
import { useSite } from '~/web/site'
import { Button } from '~/web/ui/actions/button'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { TextAreaField } from '~/web/ui/forms/text-area-field'
import { typedSince } from '~/web/ui/forms/typed-since'
import { FormProblem, type Tell, useForm } from '~/web/ui/forms/use-form'
import { useJoinedFiles } from '~/web/ui/forms/use-joined-files'
import dossierStyles from '../dossier.module.css'
import { JoinedFiles } from './joined-files'
import styles from './messages.module.css'

const UNREAD = 'Vos messages n’ont pas pu être lus.'

type Lines = ReplyOf<(typeof messageCalls)['readMessages']>['messages']

const tell: Tell = error =>
  wordsOf(error, 'Le serveur ne répond pas. Votre message est gardé ici\u00a0: réessayez.')

export interface MessagesProps {
  id: string
  refresh: () => Promise<void>
}

/**
 * The thread with the team, and a field to go on; the answer comes by e-mail too, where any leaves. A message keeps the dossier,
 * which is read anew.
 */
export default function Messages({ id, refresh }: MessagesProps) {
  const { emails_leave } = useSite()
  const [lines, setLines] = useState<Lines | 'unread' | null>(null)
  const joined = useJoinedFiles({
    add: body => followUpApi.addMessageFile({ params: { id }, body }),
    remove: file => followUpApi.removeMessageFile({ params: { id, file } }),
  })
  const { files, setFiles, sending } = joined
  const read = useCallback(
    (signal?: AbortSignal) =>
      followUpApi.readMessages({ params: { id }, ...(signal && { signal }) }).then(({ messages, unsent }) => {
        setLines(messages)
        setFiles(unsent)
      }),
    [id, setFiles],
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

  const now = useRef('')
  const { form, field, typed, set, failed, busy } = useForm({
    draft: `message:${id}`,
    start: { message: '' },
    tell,
    check: ({ message }) =>
      message.trim() === '' && files.length === 0
        ? 'Écrivez d’abord votre message, ou joignez un fichier.'
        : null,
    async send({ message }) {
      const body = { text: message.trim(), files: files.map(file => file.id) }
      await followUpApi.writeToTeam({ params: { id }, body })
      set({ message: typedSince(message, now.current) })
      setFiles(given => given.filter(file => !files.includes(file)))
      toast.success('Message envoyé à l’équipe.')
      await Promise.allSettled([read(), refresh()])
    },
  })
  now.current = typed.message

  return (
    <form {...form} className={`${dossierStyles.next} ${styles.writing}`}>
      {lines === 'unread' && (
        <p role="alert">
          {UNREAD}{' '}
          <Button look="second" size="small" onClick={() => void read().catch(() => toast.error(UNREAD))}>
            Réessayer
          </Button>
        </p>
      )}
      {Array.isArray(lines) && lines.length > 0 && <Thread id={id} lines={lines} />}
      <TextAreaField
        label="Votre message"
        hint={`Nous répondons ${emails_leave ? 'par e-mail, et ' : ''}ici.`}
        rows={3}
        maxLength={CLIENT_MESSAGE_MAX}
        {...field('message')}
      />
      <JoinedFiles {...joined} />
      <DataProtectionNotice purpose="à vous répondre" />
      <FormProblem {...failed} className="error-box" />
      <Button type="submit" look="second" size="small" busy={busy} disabled={sending !== null} icon={Send}>
        Envoyer à l’équipe
      </Button>
    </form>
  )
}

function Thread({ id, lines }: { id: string; lines: Lines }) {
  return (
    <ol className={`stack-12 bare-list ${styles.thread}`}>
      {lines.map(({ from, text, at, files }) => (
        <li key={at} data-from={from}>
          <p className="second-text">
            {from === 'client' ? 'Vous' : 'L’équipe'}, le{' '}
            <time dateTime={at}>{formatShortMoment(new Date(at))}</time>
          </p>
          <p className="as-written">{text}</p>
          {files.length > 0 && (
            <ul className={`stack-4 bare-list ${styles.joined}`} aria-label="Fichiers joints">
              {files.map(({ id: file, filename, opens }) => (
                <li key={file}>
                  {opens ? (
                    <a href={addressOf(messageCalls.readMessageFile, { id, file })} download={filename}>
                      Télécharger {filename}
                    </a>
                  ) : (
                    <span>
                      {filename}
                      {from === 'team' && ' (en cours de vérification)'}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
