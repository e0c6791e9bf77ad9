import {
  array,
  boolean,
  email as emailCheck,
  literal,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  enum as oneOf,
  optional,
  record,
  string,
  trim,
  unknown,
} from 'zod/mini'
import { PERMISSIONS, ROLES } from '~/domain/access/permission'
import { call } from './call'

const role = oneOf(ROLES)
const text = (most: number) => string().check(trim(), minLength(1), maxLength(most))
const token = object({ token: string().check(maxLength(100)) })

/** As WebAuthn writes them in JSON; the library of the server checks what stands in them. */
const webauthnOptions = record(string(), unknown())
const base64url = (most: number) => string().check(maxLength(most))
const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: literal('public-key'),
  clientExtensionResults: object({}),
}
const newPasskey = object({
  ...credential,
  response: object({ clientDataJSON: base64url(10_000), attestationObject: base64url(100_000) }),
})
const passkeyAnswer = object({
  ...credential,
  response: object({
    clientDataJSON: base64url(10_000),
    authenticatorData: base64url(10_000),
    signature: base64url(10_000),
  }),
})

const signedIn = object({ token: string() })
const signedInFirst = object({ token: string(), recovery_codes: array(string()) })

/** How named accounts are opened and sign in (specification B11). */
export const accountAccessCalls = {
  accountLogin: call({
    method: 'POST',
    path: '/api/admin/login/account',
    reader: 'public',
    summary: 'Exchanges the password and second factor of a named account for a token',
    body: object({
      email: string().check(maxLength(320)),
      password: string().check(maxLength(1_000)),
      /** Of the application, or a recovery code; asked for with `code-needed`. */
      code: optional(string().check(maxLength(40))),
    }),
    reply: signedIn,
  }),
  passkeyQuestion: call({
    method: 'POST',
    path: '/api/admin/login/passkey-options',
    reader: 'public',
    summary: 'What a browser needs to ask for a passkey',
    budget: 'account-access',
    reply: webauthnOptions,
  }),
  passkeyLogin: call({
    method: 'POST',
    path: '/api/admin/login/passkey',
    reader: 'public',
    summary: 'Exchanges the answer of a passkey for a token; a challenge is answered once',
    budget: 'account-access',
    body: object({ passkey: passkeyAnswer }),
    reply: signedIn,
  }),
  readInvitation: call({
    method: 'POST',
    path: '/api/admin/login/invitation',
    reader: 'public',
    summary: 'Who is invited, by the token of the invitation',
    budget: 'account-access',
    body: token,
    reply: object({ name: string(), email: string(), role, expires_at: string() }),
  }),
  invitedPasskeyOptions: call({
    method: 'POST',
    path: '/api/admin/login/invitation/passkey-options',
    reader: 'public',
    summary: 'What a browser needs to make the passkey of an invited account',
    budget: 'account-access',
    body: token,
    reply: webauthnOptions,
  }),
  invitedTotpSecret: call({
    method: 'POST',
    path: '/api/admin/login/invitation/second-factor',
    reader: 'public',
    summary: 'A secret to share with an authenticator application',
    budget: 'account-access',
    body: token,
    reply: object({ secret: string(), address: string() }),
  }),
  takeUpWithPasskey: call({
    method: 'POST',
    path: '/api/admin/login/invitation/passkey',
    reader: 'public',
    summary: 'Opens the invited account with a passkey, and a session',
    budget: 'account-access',
    body: object({
      ...token.shape,
      passkey: newPasskey,
      passkey_name: string().check(maxLength(80)),
    }),
    reply: signedInFirst,
  }),
  takeUpWithPassword: call({
    method: 'POST',
    path: '/api/admin/login/invitation/password',
    reader: 'public',
    summary: 'Opens the invited account with a password and a second factor, and a session',
    budget: 'account-access',
    body: object({
      ...token.shape,
      password: string().check(maxLength(200)),
      code: string().check(maxLength(20)),
    }),
    reply: signedInFirst,
  }),
}

const moment = string()

/** Who may sign in, and one's own account. */
export const accountCalls = {
  me: call({
    method: 'GET',
    path: '/api/admin/me',
    reader: 'admin',
    permission: 'use-dashboard',
    summary: 'The account that is signed in and what it may do',
    reply: object({
      id: string(),
      session_id: string(),
      name: string(),
      email: nullable(string()),
      role,
      permissions: array(oneOf(PERMISSIONS)),
      /** Of the account that the master password opens. */
      master_password: boolean(),
      has_password: boolean(),
      recovery_codes_left: number(),
      passkeys: array(
        object({ id: string(), name: string(), created_at: moment, last_used_at: nullable(moment) }),
      ),
    }),
  }),
  ownPasskeyOptions: call({
    method: 'POST',
    path: '/api/admin/me/passkey-options',
    reader: 'admin',
    permission: 'use-dashboard',
    summary: 'What a browser needs to make one more passkey',
    reply: webauthnOptions,
  }),
  addPasskey: call({
    method: 'POST',
    path: '/api/admin/me/passkeys',
    reader: 'admin',
    permission: 'use-dashboard',
    summary: 'Adds a passkey to one’s own account',
    status: 204,
    body: object({ passkey: newPasskey, name: string().check(maxLength(80)) }),
    reply: object({}),
  }),
  removePasskey: call({
    method: 'DELETE',
    path: '/api/admin/me/passkeys/{id}',
    reader: 'admin',
    permission: 'use-dashboard',
    summary: 'Takes a passkey off one’s own account, unless nothing else lets it in',
    status: 204,
    reply: object({}),
  }),
  renewRecoveryCodes: call({
    method: 'POST',
    path: '/api/admin/me/recovery-codes',
    reader: 'admin',
    permission: 'use-dashboard',
    summary: 'New recovery codes in place of those before',
    reply: object({ recovery_codes: array(string()) }),
  }),
  sessions: call({
    method: 'GET',
    path: '/api/admin/sessions',
    reader: 'admin',
    permission: 'use-dashboard',
    summary: 'The sessions that let in now: one’s own, or all for those who manage accounts',
    reply: object({
      sessions: array(
        object({
          id: string(),
          account_id: string(),
          name: string(),
          created_at: moment,
          last_used_at: moment,
          ip: string(),
          user_agent: string(),
          current: boolean(),
        }),
      ),
    }),
  }),
  endSession: call({
    method: 'DELETE',
    path: '/api/admin/sessions/{id}',
    reader: 'admin',
    permission: 'use-dashboard',
    summary: 'Ends a session: its token lets nobody in from now on',
    status: 204,
    reply: object({}),
  }),
  accounts: call({
    method: 'GET',
    path: '/api/admin/accounts',
    reader: 'admin',
    permission: 'manage-accounts',
    noted: 'daily',
    summary: 'Who may sign in, and who is invited to',
    reply: object({
      accounts: array(
        object({
          id: string(),
          name: string(),
          email: nullable(string()),
          role,
          created_at: moment,
          passkeys: number(),
          has_password: boolean(),
        }),
      ),
      invitations: array(
        object({
          id: string(),
          name: string(),
          email: string(),
          role,
          created_at: moment,
          expires_at: moment,
        }),
      ),
    }),
  }),
  inviteAccount: call({
    method: 'POST',
    path: '/api/admin/accounts/invitations',
    reader: 'admin',
    permission: 'manage-accounts',
    summary: 'Invites somebody by e-mail; `link` where no e-mail leaves',
    status: 201,
    body: object({ name: text(120), email: string().check(trim(), emailCheck(), maxLength(320)), role }),
    reply: object({ id: string(), expires_at: moment, link: nullable(string()) }),
  }),
  withdrawInvitation: call({
    method: 'DELETE',
    path: '/api/admin/accounts/invitations/{id}',
    reader: 'admin',
    permission: 'manage-accounts',
    summary: 'Takes an invitation back',
    status: 204,
    reply: object({}),
  }),
  changeRole: call({
    method: 'PUT',
    path: '/api/admin/accounts/{id}/role',
    reader: 'admin',
    permission: 'manage-accounts',
    summary: 'Gives an account another role; never takes the last owner’s',
    status: 204,
    body: object({ role }),
    reply: object({}),
  }),
  removeAccount: call({
    method: 'DELETE',
    path: '/api/admin/accounts/{id}',
    reader: 'admin',
    permission: 'manage-accounts',
    summary: 'Removes an account: what it signs in with lets nobody in from now on',
    status: 204,
    reply: object({}),
  }),
}
