import { startRegistration } from '@simplewebauthn/browser'
import { isAbandoned } from './abandoned'

/** Has this device make a passkey for the options of the server; what it answers, as the calls take it. */
export async function makePasskey(options: Record<string, unknown>) {
  const { id, rawId, response } = await startRegistration({ optionsJSON: options } as never).catch(refuse)
  const { clientDataJSON, attestationObject } = response
  return {
    ...{ id, rawId, type: 'public-key' as const, clientExtensionResults: {} },
    response: { clientDataJSON, attestationObject },
  }
}

/** What browsers say is for programmers, in English. */
function refuse(error: Error): never {
  if (isAbandoned(error)) throw error
  throw new Error(
    error.name === 'InvalidStateError'
      ? 'Cet appareil garde déjà une clé d’accès de ce compte.'
      : 'Cet appareil n’a pas pu créer de clé d’accès.',
  )
}
