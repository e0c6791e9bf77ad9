import { useState } from 'react'
import { LONGEST_COMMENT } from '~/domain/site/site-comment'
import type { DraftName } from '~/web/draft-names'
import { readDraft, writeDraft } from '~/web/form-draft'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import { Button } from '../actions/button'
import { Modal } from '../feedback/modal'
import { TextAreaField } from '../forms/text-area-field'

interface CommentSheetProps {
  /** What was touched, as its owner calls it. */
  place: string
  /** Under which this tab keeps what is typed until it is sent. */
  draft: DraftName
  busy: boolean
  /** Why it was not kept. */
  problem: string | null
  /** @returns whether it was kept */
  onSend: (text: string) => Promise<boolean>
  onClose: () => void
}

/** What is wrong at the place that was touched: one field, from below on a telephone. */
export function CommentSheet({ place, draft, busy, problem, onSend, onClose }: CommentSheetProps) {
  const [text, setText] = useState(() => String(readDraft(draft).text ?? ''))
  async function send() {
    if (!(await onSend(text.trim()))) return
    writeDraft(draft, null)
    onClose()
  }
  return (
    <Modal title={place} place="sheet" held onClose={onClose}>
      <form
        className="stack-16"
        onSubmit={event => {
          event.preventDefault()
          void send()
        }}
      >
        <TextAreaField
          name="remarque"
          label="Que faut-il changer ici&#8239;?"
          rows={4}
          maxLength={LONGEST_COMMENT}
          value={text}
          onChange={event => {
            setText(event.target.value)
            writeDraft(draft, JSON.stringify({ text: event.target.value }))
          }}
        />
        <ProblemLine words={problem} />
        <p className="row-12">
          <Button type="submit" busy={busy} disabled={text.trim() === ''}>
            Envoyer cette remarque
          </Button>
        </p>
      </form>
    </Modal>
  )
}
