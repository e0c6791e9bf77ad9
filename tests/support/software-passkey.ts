import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()

/** A passkey without a browser: a key of P-256, and what it answers to a challenge (WebAuthn, sections 6.1 and 7.2). */
export function softwarePasskey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16).toString('base64url')
  const coordinate = (label: string, value: string) =>
    Buffer.concat([Buffer.from(`${label}5820`, 'hex'), Buffer.from(value, 'base64url')])
  return {
    /** As `checkNewPasskey` gives it; its key is a COSE_Key: EC2, ES256, P-256. */
    credential: {
      id,
      publicKey: new Uint8Array(
        Buffer.concat([Buffer.from('a5010203262001', 'hex'), coordinate('21', x), coordinate('22', y)]),
      ),
      counter: 0,
    },
    answer(challenge: string, origin: string) {
      const clientData = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin }))
      // Somebody was there and was verified; this counter never counts.
      const authenticatorData = Buffer.concat([
        sha256(new URL(origin).hostname),
        Buffer.from('0500000000', 'hex'),
      ])
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), privateKey)
      return {
        ...{ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} },
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}
