import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { ConfigError } from '~/config/config-error'
import type { AidBody } from '~/domain/dossier/transmission'
import { messageOf } from '~/domain/error'
import { PAYEES } from '~/domain/invoice/settlement'
import { parsedUrl } from '~/domain/text/parsed-url'

const id = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'must be small letters, digits and dashes'))
const name = z.string().check(z.regex(/\S/, 'must not be empty'))
/** Whom it pays its aid to; the client, unless it says otherwise. */
const aid_paid_to = z._default(z.enum(PAYEES), 'client')

const schema = z.object({
  bodies: z
    .array(
      z.discriminatedUnion('channel', [
        z.object({
          id,
          name,
          aid_paid_to,
          channel: z.literal('https'),
          url: z.string().check(z.refine(isSafe, 'must start with https://')),
          secret: z.string().check(z.minLength(32, 'must have at least 32 characters')),
        }),
        z.object({
          id,
          name,
          aid_paid_to,
          channel: z.literal('email'),
          address: z.string().check(z.regex(/^[^\s@<>,;]+@[^\s@<>,;]+$/, 'must be an e-mail address')),
          code: z.optional(
            z.string().check(z.regex(/^\S{8,64}$/, 'must have 8 to 64 characters and no space')),
          ),
        }),
      ]),
    )
    .check(
      z.refine(bodies => new Set(bodies.map(body => body.id)).size === bodies.length, 'has an id twice'),
    ),
})

/** The bodies of AID_BODIES_FILE; none without it. @throws ConfigError that names what is wrong */
export function readAidBodies(file: string | null): AidBody[] {
  if (!file) return []
  let json: unknown
  try {
    json = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new ConfigError(`AID_BODIES_FILE ${file} cannot be read: ${messageOf(error)}`)
  }
  const result = z.safeParse(schema, json)
  if (result.success) return result.data.bodies
  const [issue] = result.error.issues
  throw new ConfigError(`AID_BODIES_FILE ${file}: ${issue?.path.join('.')} ${issue?.message}`)
}

/** Identity papers leave in clear towards this machine only. */
function isSafe(address: string): boolean {
  const url = parsedUrl(address)
  if (url === null) return false
  const { protocol, hostname } = url
  return (
    protocol === 'https:' || (protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname))
  )
}
