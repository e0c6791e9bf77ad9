import { useState } from 'react'
import {
  COMMENT_STATE_LABELS,
  type CommentState,
  type CommentVoice,
  LONGEST_COMMENT,
} from '~/domain/site/site-comment'
import { localMinute } from '~/domain/site/territory-clock'
import { typedSince } from '~/web/ui/forms/typed-since'
import { Button } from '../actions/button'
import { TextAreaField } from '../forms/text-area-field'
import type { Comment } from './comment-calls'
import styles from './site-review.module.css'

interface CommentThreadProps {
  comment: Comment
  /** Who reads it. */
  voice: CommentVoice
  /** Of the firm, whose clocks its owner reads; left out: those of Paris. */
  postalCode?: string | null
  busy: boolean
  /** @returns whether it was kept */
  onMove: (state: CommentState, reason: string) => Promise<boolean>
}

/** One comment: its place, what became of it, who said what, and what the reader may do about it. */
export function CommentThread({ comment, voice, postalCode = null, busy, onMove }: CommentThreadProps) {
  const { number, place, gone, state, words, picture } = comment
  return (
    <li className={`stack-8 ${styles.thread}`} data-state={state}>
      <p className={`row-8 ${styles.place}`}>
        <strong>{place}</strong>
        {gone && ' (n’est plus sur le site)'}
        <span className={styles.state}>{COMMENT_STATE_LABELS[state]}</span>
      </p>
      {words.map(({ voice: by, state: became, text, at }) => (
        <p key={`${at} ${text}`} className={`stack-4 ${styles.word}`} data-voice={by}>
          <span className={styles.side}>
            {whoWords(by, voice)}, <time dateTime={at}>{localMinute(new Date(at), postalCode)}</time>
          </span>
          {text || COMMENT_STATE_LABELS[became]}
        </p>
      ))}
      {picture && (
        <a href={picture} target="_blank" rel="noreferrer">
          <img
            className={styles.picture}
            src={picture}
            alt={`Jointe à la remarque ${number}, s’ouvre dans un nouvel onglet`}
            loading="lazy"
          />
        </a>
      )}
      <Answer {...{ number, state, voice, busy, onMove }} />
    </li>
  )
}

function whoWords(by: CommentVoice, reader: CommentVoice): string {
  if (by === reader) return reader === 'owner' ? 'Vous' : 'Notre équipe'
  return by === 'owner' ? 'Le client' : 'Notre équipe'
}

interface AnswerProps extends Pick<CommentThreadProps, 'voice' | 'busy' | 'onMove'> {
  number: number
  state: CommentState
}

function Answer({ number, state, voice, busy, onMove }: AnswerProps) {
  const [opened, setOpened] = useState(false)
  const [text, setText] = useState('')
  const of = <span className="visually-hidden"> (remarque {number})</span>
  async function move(to: CommentState) {
    if (!(await onMove(to, text.trim()))) return
    setText(now => typedSince(text, now))
    setOpened(false)
  }
  const isTeam = voice === 'team'
  const empty = text.trim() === ''
  return (
    <>
      {opened && (
        <TextAreaField
          name={`reponse-${number}`}
          label={isTeam ? 'Votre réponse, ou la raison du refus' : 'Votre réponse'}
          rows={2}
          maxLength={LONGEST_COMMENT}
          value={text}
          onChange={event => setText(event.target.value)}
        />
      )}
      <p className="row-12">
        {isTeam && state === 'todo' && (
          <Button size="small" busy={busy} onClick={() => void move('done')}>
            C’est fait{of}
          </Button>
        )}
        {opened ? (
          <>
            <Button look="second" size="small" disabled={empty} busy={busy} onClick={() => void move('todo')}>
              {state === 'todo' ? 'Répondre' : 'À refaire'}
              {of}
            </Button>
            {isTeam && state === 'todo' && (
              <Button
                look="second"
                size="small"
                disabled={empty}
                busy={busy}
                onClick={() => void move('refused')}
              >
                Refuser avec cette raison{of}
              </Button>
            )}
          </>
        ) : (
          <Button look="quiet" size="small" onClick={() => setOpened(true)}>
            {isTeam && state === 'todo' ? 'Répondre ou refuser' : 'Répondre'}
            {of}
          </Button>
        )}
        {!isTeam && state === 'todo' && (
          <Button look="quiet" size="small" busy={busy} onClick={() => void move('done')}>
            Retirer{of}
          </Button>
        )}
      </p>
    </>
  )
}
