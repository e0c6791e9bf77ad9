import { vi } from 'vitest'
import { CONSENT } from '../../src/domain/quote-requests/quote-request'
import { ASKER } from './hidden-contacts'
import { type Received, smtpSink } from './smtp-sink'

/** Somebody who wants a bathroom in Normandy, and says who it is only where it is asked. */
export const REQUEST = {
  wanted: 'plumber',
  country: 'FR',
  postal_code: '76230',
  timing: 'now',
  project: 'Fuite sous la douche de la salle de bain, robinet à remplacer.',
  ...ASKER,
} as const

export const CONSENTING = { ...REQUEST, consent: CONSENT.version }

/** A mailbox, and somebody who asks for quotes over HTTP and reads the codes in it. */
export async function askerOf(address: () => string) {
  const smtp = await smtpSink()
  const send = (path: string, body?: object, headers: Record<string, string> = {}) =>
    fetch(`${address()}/api/quote-requests${path}`, {
      method: 'POST',
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const to = (recipient: string) => smtp.received.filter(({ recipients }) => recipients.includes(recipient))
  const codes = (recipient: string) => to(recipient).flatMap(message => codeIn(message) ?? [])
  const code = async (recipient: string, nth = 1) => {
    await vi.waitFor(() => {
      if (codes(recipient).length < nth) throw new Error('no code yet')
    }, 30_000)
    return String(codes(recipient)[nth - 1])
  }
  return {
    smtp,
    send,
    to,
    code,
    read: async (request: string) => (await fetch(`${address()}/api/quote-requests/${request}`)).json(),
    /** A request whose address is proven. @returns its asker's key */
    async ask(change: Partial<Record<keyof typeof CONSENTING, string>> = {}) {
      const body = { ...CONSENTING, ...change }
      const { request } = await (await send('', body)).json()
      const sent = codes(body.email).length
      await send(`/${request}/proof`, { code: await code(body.email, Math.max(1, sent + 1)) })
      return request as string
    },
  }
}

const codeIn = ({ headers }: Received) =>
  /^subject:.*?(\d{6}) est votre code|^subject:.*?\?(\d{6})_est_votre/i
    .exec(headers.find(line => /^subject:/i.test(line)) ?? '')
    ?.slice(1)
    .find(Boolean)
