import * as z from 'zod/mini'
import { ROLES } from '~/domain/access/permission'
import { call } from '../call'
import { nameOf } from '../name-of'
import { instant } from '../shapes/instant'

export const role = z.enum(ROLES)

const token = z.object({ token: z.string().check(z.maxLength(100)) })

/** As WebAuthn writes them in JSON; the library of the server checks what stands in them. */
export const webauthnOptions = z.record(z.string(), z.unknown())

const base64url = (most: number) => z.string().check(z.maxLength(most))

const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
}

export const newPasskey = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url(10_000), attestationObject: base64url(100_000) }),
})

const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(10_000),
    authenticatorData: base64url(10_000),
    signature: base64url(10_000),
  }),
})

const signedIn = z.object({ token: z.string() })

const signedInFirst = z.object({ token: z.string(), recovery_codes: z.array(z.string()) })

/** How named accounts are opened and sign in (specification B11). */
export const accountAccessCalls = {
  accountLogin: call('POST /api/admin/login/account', {
    reader: 'public',
    summary: 'Exchanges the password and second factor of a named account for a token',
    body: z.object({
      email: z.string().check(z.maxLength(320)),
      password: z.string().check(z.maxLength(1_000)),
      /** Of the application, or a recovery code; asked for with `code-needed`. */
      code: z.optional(z.string().check(z.maxLength(40))),
    }),
    reply: signedIn,
  }),
  passkeyQuestion: call('POST /api/admin/login/passkey-options', {
    reader: 'public',
    summary: 'What a browser needs to ask for a passkey',
    budget: 'account-access',
    reply: webauthnOptions,
  }),
  passkeyLogin: call('POST /api/admin/login/passkey', {
    reader: 'public',
    summary: 'Exchanges the answer of a passkey for a token; a challenge is answered once',
    budget: 'account-access',
    body: z.object({ passkey: passkeyAnswer }),
    reply: signedIn,
  }),
  readInvitation: call('POST /api/admin/login/invitation', {
    reader: 'public',
    summary: 'Who is invited, by the token of the invitation',
    budget: 'account-access',
    body: token,
    reply: z.object({ name: z.string(), email: z.string(), role, expires_at: instant }),
  }),
  invitedPasskeyOptions: call('POST /api/admin/login/invitation/passkey-options', {
    reader: 'public',
    summary: 'What a browser needs to make the passkey of an invited account',
    budget: 'account-access',
    body: token,
    reply: webauthnOptions,
  }),
  invitedTotpSecret: call('POST /api/admin/login/invitation/second-factor', {
    reader: 'public',
    summary: 'A secret to share with an authenticator application',
    budget: 'account-access',
    body: token,
    reply: z.object({ secret: z.string(), address: z.string() }),
  }),
  takeUpWithPasskey: call('POST /api/admin/login/invitation/passkey', {
    reader: 'public',
    summary: 'Opens the invited account with a passkey, and a session',
    budget: 'account-access',
    body: z.object({
      ...token.shape,
      passkey: newPasskey,
      passkey_name: nameOf(80),
    }),
    reply: signedInFirst,
  }),
  takeUpWithPassword: call('POST /api/admin/login/invitation/password', {
    reader: 'public',
    summary: 'Opens the invited account with a password and a second factor, and a session',
    budget: 'account-access',
    body: z.object({
      ...token.shape,
      password: z.string().check(z.maxLength(200)),
      code: z.string().check(z.maxLength(20)),
    }),
    reply: signedInFirst,
  }),
}
