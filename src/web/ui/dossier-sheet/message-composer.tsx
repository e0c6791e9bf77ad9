import { useMutation } from '@tanstack/react-query'
import { Send, X } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { toast } from 'sonner'
import { fieldWordsOf } from '~/contract/failure'
import { TEAM_MESSAGE_MAX } from '~/domain/dossier/messages'
import { openWords } from '~/domain/ready-answers/answer-words'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import form from '~/web/ui/admin/form/admin-form.module.css'
import { AdminTextArea } from '~/web/ui/admin/form/admin-input'
import { FilePicker } from '~/web/ui/admin/form/file-picker'
import { useKeptText } from '~/web/ui/admin/form/use-kept-text'
import { useAct } from '~/web/ui/admin/use-act'
import { useSettings } from '~/web/ui/admin/use-settings'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import { typedSince } from '~/web/ui/forms/typed-since'
import { type JoinedFile, useJoinedFiles } from '~/web/ui/forms/use-joined-files'
import styles from './messages.module.css'
import { ReadyAnswers } from './ready-answers'
import { dossierKeys, useDossierChange } from './use-dossier-change'

/** What the team writes to a client: words of its own or ready ones, with files; it leaves by e-mail and stays on his page. */
export default function MessageComposer({ id, waits }: { id: string; waits: boolean }) {
  const { data: settings } = useSettings()
  const field = useFocusAtMessages()
  const [text, setText] = useKeptText(`message:${id}`)
  const [problem, setProblem] = useState('')
  const joined = useJoinedFiles({
    add: body => adminApi.addFileForClient({ params: { id }, body }),
    remove: file => adminApi.removeFileForClient({ params: { id, file } }),
  })
  const { files, setFiles, sending } = joined
  const changed = useDossierChange(id)
  const write = useMutation({
    mutationFn: (sent: { text: string; files: readonly JoinedFile[] }) =>
      adminApi.writeToClient({
        params: { id },
        body: { text: sent.text.trim(), files: sent.files.map(file => file.id) },
      }),
    onSuccess: (_, sent) => {
      setText(now => typedSince(sent.text, now))
      setFiles(now => now.filter(file => !sent.files.includes(file)))
      toast.success(
        settings?.emails_leave === false
          ? 'Message enregistré sur la page du client. Aucun e-mail ne part de ce site.'
          : 'Message enregistré\u00a0: il part par e-mail et reste sur la page du client.',
      )
    },
    onError: error => setProblem(fieldWordsOf(error)),
    onSettled: changed,
  })
  const settle = useAct(() => adminApi.settleMessages({ params: { id } }), { reads: dossierKeys(id) })
  const open = openWords(text)
  function send(event: FormEvent) {
    event.preventDefault()
    const wrong = wrongWith(text, files.length, open)
    setProblem(wrong)
    if (wrong === '') write.mutate({ text, files })
  }
  return (
    <form className={form.form} onSubmit={send}>
      <ReadyAnswers
        id={id}
        text={text}
        onText={words => {
          setProblem('')
          setText(words)
        }}
      >
        <Link to="/admin-dashboard/reponses">Gérer les réponses</Link>
      </ReadyAnswers>
      <AdminTextArea
        label="Message au client"
        ref={field}
        rows={text.length > 200 ? 9 : 3}
        maxLength={TEAM_MESSAGE_MAX}
        value={text}
        aria-describedby="message-a-remplir"
        onType={setText}
      />
      <p id="message-a-remplir" role="status" className="second-text">
        {open.length > 0 && `À remplir ou à retirer\u00a0: ${open.join(', ')}. Ce dossier ne le dit pas.`}
      </p>
      <Joined {...joined} />
      <ProblemLine words={problem} />
      <div className="row-8 centred">
        <AdminButton
          type="submit"
          look={waits ? 'first' : 'second'}
          busy={write.isPending || sending !== null}
          icon={Send}
        >
          Envoyer au client
        </AdminButton>
        {waits && (
          <AdminButton look="quiet" busy={settle.isPending} onClick={() => settle.mutate()}>
            Rien à répondre
          </AdminButton>
        )}
      </div>
    </form>
  )
}

/** Who comes to write finds the cursor there: by the palette, or by the link of a mail. */
function useFocusAtMessages() {
  const field = useRef<HTMLTextAreaElement>(null)
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that one comes here
  useEffect(() => {
    if (hash !== '#messages') return
    // After a dialog that was left has given focus back.
    const frame = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [hash, key])
  return field
}

function wrongWith(text: string, files: number, open: string[]): string {
  if (text.trim() === '' && files === 0) return 'Écrivez votre message, ou joignez un fichier.'
  if (open.length > 0) return `À remplir ou à retirer avant l’envoi\u00a0: ${open.join(', ')}.`
  return ''
}

/** Files for the client, which wait on his page. */
function Joined({ files, sending, problem, join, takeBack }: ReturnType<typeof useJoinedFiles>) {
  return (
    <div className="stack-8">
      <FilePicker
        words="Joindre un fichier"
        hint="PDF, JPEG ou PNG, 10&nbsp;Mo au plus"
        accept=".pdf,.jpg,.jpeg,.png"
        multiple
        onChoose={chosen => void join(chosen)}
      />
      <p role="status" className="second-text">
        {sending && `Envoi de ${sending}…`}
      </p>
      {files.length > 0 && (
        <ul className={`stack-8 ${styles.joined}`} aria-label="Fichiers à envoyer avec le message">
          {files.map(file => (
            <li key={file.id}>
              {file.filename}{' '}
              <AdminButton look="quiet" icon={X} onClick={() => void takeBack(file)}>
                Retirer<span className="visually-hidden"> {file.filename}</span>
              </AdminButton>
            </li>
          ))}
        </ul>
      )}
      <ProblemLine words={problem} />
    </div>
  )
}
