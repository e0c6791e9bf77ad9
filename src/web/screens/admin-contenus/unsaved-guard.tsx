import { useBeforeUnload, useBlocker } from 'react-router'
import { readToken } from '~/web/admin-session'
import { AskDialog } from '~/web/ui/admin/form/ask-dialog'

interface UnsavedGuardProps {
  unsaved: boolean
  /** Where the text itself is: going there is no leaving. */
  home: string
  onLeave: () => void
}

/** Asks before a text is left that is not saved. The end of the session is not asked about: the tab keeps the text. */
export function UnsavedGuard({ unsaved, home, onLeave }: UnsavedGuardProps) {
  useBeforeUnload(event => {
    if (unsaved) event.preventDefault()
  })
  const blocker = useBlocker(
    ({ nextLocation }) => unsaved && nextLocation.pathname !== home && readToken() !== null,
  )
  if (blocker.state !== 'blocked') return null
  return (
    <AskDialog
      title="Texte non enregistré"
      action="Quitter sans enregistrer"
      look="danger"
      keep="Rester"
      onDone={() => {
        onLeave()
        blocker.proceed()
      }}
      onClose={() => blocker.reset()}
    >
      <p>Ce que vous avez tapé depuis le dernier enregistrement sera perdu.</p>
    </AskDialog>
  )
}
