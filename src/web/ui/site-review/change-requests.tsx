import { type FormEvent, useMemo, useState } from 'react'
import type { SiteApi } from '~/contract/sites/site-api'
import { LONGEST_COMMENT } from '~/domain/site/site-comment'
import { typedText } from '~/domain/text/typed-text'
import { readDraft, writeDraft } from '~/web/form-draft'
import { useSite } from '~/web/site'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import { typedSince } from '~/web/ui/forms/typed-since'
import { Button } from '../actions/button'
import { DataProtectionNotice } from '../forms/data-protection-notice'
import { TextAreaField } from '../forms/text-area-field'
import { PictureInput } from '../site-photos/picture-input'
import { commentCallsOf } from './comment-calls'
import { CommentThread } from './comment-thread'
import styles from './site-review.module.css'
import { useComments } from './use-comments'

interface ChangeRequestsProps {
  /** Of the site: what is typed is kept under it in this tab. */
  id: string
  /** Kept the same by who renders it. */
  api: SiteApi
  /** Whether the site was ended: nothing of it changes any more. */
  over: boolean
  /** Of the firm, by whose clocks what was said is dated. */
  postalCode: string | null | undefined
}

/** What an owner asks of the team beyond what he changes himself: words, a picture, and what becomes of it. */
export default function ChangeRequests({ id, api, over, postalCode }: ChangeRequestsProps) {
  const calls = useMemo(() => commentCallsOf(api), [api])
  const { comments, busy, problem, act, again } = useComments(calls)
  const draft = `site-change:${id}` as const
  const [text, setText] = useState(() => String(readDraft(draft).text ?? ''))
  const [file, setFile] = useState<File | null>(null)
  const [sent, setSent] = useState(false)
  const { emails_leave } = useSite()

  async function send(event: FormEvent) {
    event.preventDefault()
    const isSent = await act(async () => {
      const said = await calls.add(null, text.trim())
      const kept = typedText(text)
      const number = said.comments.find(({ words }) => words[0]?.text === kept)?.number
      if (!file || number === undefined) return said
      const body = new FormData()
      body.append('file', file)
      return api.addSiteCommentPicture({ params: { n: String(number) }, body })
    })
    setSent(isSent)
    if (!isSent) return
    const rest = typedSince(text, String(readDraft(draft).text ?? ''))
    setText(rest)
    setFile(now => (now === file ? null : now))
    writeDraft(draft, rest === '' ? null : JSON.stringify({ text: rest }))
  }
  return (
    <>
      <form className="stack-16" onSubmit={event => void send(event)}>
        <TextAreaField
          name="changement"
          label={over ? 'Que voulez-vous demander\u202f?' : 'Que voulez-vous changer\u202f?'}
          hint={
            over
              ? 'De revenir en arrière, par exemple.'
              : 'Une page de plus, une autre couleur, un texte à écrire\u00a0: ce que vous ne pouvez pas changer vous-même.'
          }
          rows={4}
          maxLength={LONGEST_COMMENT}
          value={text}
          onChange={event => {
            setText(event.target.value)
            setSent(false)
            writeDraft(draft, JSON.stringify({ text: event.target.value }))
          }}
        />
        <PictureInput
          id="changement-image"
          onChange={event => setFile(event.currentTarget.files?.[0] ?? null)}
        >
          {file ? file.name : 'Joindre une image (JPEG ou PNG, facultatif)'}
        </PictureInput>
        <ProblemLine words={problem} again={comments ? null : again} />
        <p className="row-12">
          <Button type="submit" busy={busy} disabled={text.trim() === ''}>
            Envoyer à l’équipe
          </Button>
        </p>
        <p role="status">
          {sent && `C’est envoyé\u00a0: notre équipe vous répond ici${emails_leave ? ' et par e-mail' : ''}.`}
        </p>
        <DataProtectionNotice purpose="à changer votre site" kept="tant que votre site existe" erasable />
      </form>
      {comments && comments.comments.length > 0 && (
        <ul className={`stack-12 bare-list ${styles.threads}`} aria-label="Vos demandes à l’équipe">
          {[...comments.comments].reverse().map(comment => (
            <CommentThread
              key={comment.number}
              comment={comment}
              voice="owner"
              postalCode={postalCode}
              busy={busy}
              onMove={(state, reason) => act(() => calls.move(comment.number, state, reason))}
            />
          ))}
        </ul>
      )}
    </>
  )
}
