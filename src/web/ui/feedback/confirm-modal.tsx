import type { ReactNode } from 'react'
import { Button } from '../actions/button'
import { Modal } from './modal'
import { ProblemLine } from './problem-line'

interface ConfirmModalProps {
  title: string
  /** The words of the button that does it, and of the one that changes nothing. */
  action: string
  back: string
  busy: boolean
  /** Why it was not done; empty while nothing went wrong. */
  problem: string
  onConfirm: () => unknown
  onClose: () => void
  /** What will follow. */
  children: ReactNode
}

/** A client is asked once more what nothing takes back: a finger slips. It stays while the server is asked. */
export function ConfirmModal({
  title,
  action,
  back,
  busy,
  problem,
  onConfirm,
  onClose,
  children,
}: ConfirmModalProps) {
  const close = () => busy || onClose()
  return (
    <Modal title={title} onClose={close} held>
      <div className="stack-24">
        {children}
        <ProblemLine words={problem} />
        <Button busy={busy} onClick={() => void onConfirm()}>
          {action}
        </Button>
        <Button look="second" disabled={busy} onClick={close}>
          {back}
        </Button>
      </div>
    </Modal>
  )
}
