import { readFileSync } from 'node:fs'
import {
  _default,
  array,
  discriminatedUnion,
  literal,
  minLength,
  object,
  enum as oneOf,
  optional,
  refine,
  regex,
  safeParse,
  string,
} from 'zod/mini'
import { ConfigError } from '~/config/config-error'
import type { AidBody } from '~/domain/dossier/transmission'
import { messageOf } from '~/domain/error'
import { PAYEES } from '~/domain/invoice/settlement'

const id = string().check(regex(/^[a-z0-9-]{1,40}$/, 'must be small letters, digits and dashes'))
const name = string().check(regex(/\S/, 'must not be empty'))
/** Whom it pays its aid to; the client, unless it says otherwise. */
const aid_paid_to = _default(oneOf(PAYEES), 'client')

const schema = object({
  bodies: array(
    discriminatedUnion('channel', [
      object({
        id,
        name,
        aid_paid_to,
        channel: literal('https'),
        url: string().check(refine(isSafe, 'must start with https://')),
        secret: string().check(minLength(32, 'must have at least 32 characters')),
      }),
      object({
        id,
        name,
        aid_paid_to,
        channel: literal('email'),
        address: string().check(regex(/^[^\s@<>,;]+@[^\s@<>,;]+$/, 'must be an e-mail address')),
        code: optional(string().check(regex(/^\S{8,64}$/, 'must have 8 to 64 characters and no space'))),
      }),
    ]),
  ).check(refine(bodies => new Set(bodies.map(body => body.id)).size === bodies.length, 'has an id twice')),
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
  const result = safeParse(schema, json)
  if (result.success) return result.data.bodies
  const [issue] = result.error.issues
  throw new ConfigError(`AID_BODIES_FILE ${file}: ${issue?.path.join('.')} ${issue?.message}`)
}

/** Identity papers leave in clear towards this machine only. */
function isSafe(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return (
    protocol === 'https:' || (protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname))
  )
}
