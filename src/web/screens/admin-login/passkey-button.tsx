import { startAuthentication } from '@simplewebauthn/browser'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '~/domain/error'
import { accessApi } from '~/web/admin-session'
import { isAbandoned } from '~/web/ui/admin/access/abandoned'
import { AdminButton } from '~/web/ui/admin/form/admin-button'

interface PasskeyButtonProps {
  onToken: (token: string) => void
  onProblem: (words: string) => void
}

/** Signs in with a passkey that this device, or a key in it, keeps for this site. */
export function PasskeyButton({ onToken, onProblem }: PasskeyButtonProps) {
  const [asking, setAsking] = useState(false)
  async function signIn() {
    onProblem('')
    setAsking(true)
    try {
      const optionsJSON = await accessApi.passkeyQuestion({})
      const { id, rawId, response } = await startAuthentication({ optionsJSON } as never).catch(refuse)
      const passkey = {
        ...{ id, rawId, type: 'public-key' as const, clientExtensionResults: {} },
        response,
      }
      const { token } = await accessApi.passkeyLogin({ body: { passkey } })
      onToken(token)
    } catch (error) {
      if (!isAbandoned(error)) onProblem(messageOf(error))
    } finally {
      setAsking(false)
    }
  }
  return (
    <AdminButton icon={KeyRound} busy={asking} onClick={() => void signIn()}>
      Se connecter avec une clé d’accès
    </AdminButton>
  )
}

function refuse(error: Error): never {
  throw isAbandoned(error) ? error : new Error('Cet appareil n’a pas pu utiliser de clé d’accès.')
}
