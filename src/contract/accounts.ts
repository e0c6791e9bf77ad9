import {
  array,
  boolean,
  email as emailCheck,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  enum as oneOf,
  string,
  trim,
} from 'zod/mini'
import { PERMISSIONS } from '~/domain/access/permission'
import { newPasskey, role, webauthnOptions } from './account-access'
import { call } from './call'
import { nameOf } from './name'

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
    body: object({ passkey: newPasskey, name: nameOf(80) }),
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
    body: object({
      name: nameOf(120).check(minLength(1)),
      email: string().check(trim(), emailCheck(), maxLength(320)),
      role,
    }),
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
