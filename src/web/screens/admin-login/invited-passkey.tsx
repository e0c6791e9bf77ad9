import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '~/domain/error'
import { accessApi } from '~/web/admin-session'
import { isAbandoned } from '~/web/ui/admin/access/abandoned'
import { makePasskey } from '~/web/ui/admin/access/make-passkey'
import { AdminButton } from '~/web/ui/admin/form/admin-button'

interface InvitedPasskeyProps {
  token: string
  onOpened: (token: string) => void
  onProblem: (words: string) => void
}

/** Opens the account with a passkey of this device: nothing to remember, nothing to be phished. */
export function InvitedPasskey({ token, onOpened, onProblem }: InvitedPasskeyProps) {
  const [asking, setAsking] = useState(false)
  async function open() {
    onProblem('')
    setAsking(true)
    try {
      const passkey = await makePasskey(await accessApi.invitedPasskeyOptions({ body: { token } }))
      const opened = await accessApi.takeUpWithPasskey({
        body: { token, passkey, passkey_name: 'Première clé d’accès' },
      })
      onOpened(opened.token)
    } catch (error) {
      if (!isAbandoned(error)) onProblem(messageOf(error))
    } finally {
      setAsking(false)
    }
  }
  return (
    <AdminButton look="first" icon={KeyRound} busy={asking} onClick={() => void open()}>
      Créer une clé d’accès sur cet appareil
    </AdminButton>
  )
}
