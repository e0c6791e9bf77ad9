import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { fieldWordsOf, isRefusedFor } from '~/contract/failure'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import { Modal } from '../../feedback/modal'
import theme from '../frame/theme.module.css'
import { SignInAgain } from '../sign-in-again'
import { AdminButton } from './admin-button'
import form from './admin-form.module.css'
import { AdminTextArea } from './admin-input'
import { isOvertaken } from './overtaken'
import { useOwnError } from './use-own-error'
import { useToldWhenGone } from './use-told-when-gone'

interface AskDialogProps {
  title: string
  /** The words of the button that does it. */
  action: string
  look?: 'first' | 'danger'
  /** The words of the button that leaves all as it was. */
  keep?: string
  /** Why it cannot be done yet, as a sentence beside the button; empty when it can. */
  missing?: string | undefined
  /** What was asked of the server: whether it is under way, and why it was refused. */
  act?: { isPending: boolean; error: Error | null }
  /** What is wrong with a field stands beside it: that something is, is said here. */
  placed?: boolean
  onDone: () => void
  onClose: () => void
  /** What will follow, and what is asked for it. */
  children: ReactNode
}

/**
 * Asks before something is done: what follows from it, what it needs, a button to do it and one that changes nothing.
 * It stays while the server is asked, so that its refusal is read, and a press beside it takes no typed word away. What
 * somebody else has settled meanwhile is offered no more; what was typed can still be read, and copied.
 */
export function AskDialog({
  title,
  action,
  look = 'first',
  missing = '',
  act,
  placed,
  ...ask
}: AskDialogProps) {
  const error = useOwnError(act)
  const busy = act?.isPending ?? false
  const over = isOvertaken(error)
  const isOurs = useToldWhenGone(title, error)
  const close = () => {
    if (busy) return
    isOurs()
    ask.onClose()
  }
  function send(event: FormEvent) {
    event.preventDefault()
    // Asked from within a form, this is not that form's to send.
    event.stopPropagation()
    if (busy || over || missing !== '') return
    isOurs()
    ask.onDone()
  }
  return (
    <Modal title={title} onClose={close} className={theme.theme} held>
      <form className={form.form} onSubmit={send}>
        {ask.children}
        <ProblemLine words={error && (placed ? error.message : fieldWordsOf(error, error.message))} />
        {isRefusedFor(error, 'sign-in-again') && <SignInAgain />}
        {missing !== '' && !over && <p className="second-text">{missing}</p>}
        <div className="row-8 centred">
          {over ? (
            <Leave onClick={close} />
          ) : (
            <>
              <AdminButton type="submit" look={look} disabled={missing !== ''} busy={busy}>
                {action}
              </AdminButton>
              <AdminButton onClick={close}>{ask.keep ?? 'Ne rien changer'}</AdminButton>
            </>
          )}
        </div>
      </form>
    </Modal>
  )
}

/** In the place of the button that had focus and is gone. */
function Leave({ onClick }: { onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <AdminButton ref={button} onClick={onClick}>
      Fermer et relire
    </AdminButton>
  )
}

interface ReasonFieldProps {
  label: string
  limit?: number
  value: string
  onChange: (reason: string) => void
}

/** A reason in the administrator's own words. */
export function ReasonField({ label, limit = 1_000, value, onChange }: ReasonFieldProps) {
  return <AdminTextArea label={label} rows={3} maxLength={limit} required value={value} onType={onChange} />
}
