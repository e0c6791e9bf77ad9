import { startRegistration } from '@simplewebauthn/browser'

/** Has this device make a passkey for the options of the server; what it answers, as the calls take it. */
export async function makePasskey(options: Record<string, unknown>) {
  const { id, rawId, response } = await startRegistration({ optionsJSON: options } as never)
  const { clientDataJSON, attestationObject } = response
  return {
    ...{ id, rawId, type: 'public-key' as const, clientExtensionResults: {} },
    response: { clientDataJSON, attestationObject },
  }
}
