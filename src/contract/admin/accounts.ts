import * as z from 'zod/mini'
import { PERMISSIONS } from '~/domain/access/permission'
import { adminCall } from '../call'
import { nameOf } from '../name-of'
import { instant } from '../shapes/instant'
import { newPasskey, role, webauthnOptions } from './account-access'

const email = z.string().check(z.maxLength(320))

/** Who may sign in, and one's own account. */
export const accountCalls = {
  me: adminCall('GET /api/admin/me', {
    permission: 'use-dashboard',
    summary: 'The account that is signed in and what it may do',
    reply: z.object({
      id: z.string(),
      session_id: z.string(),
      name: z.string(),
      email: z.nullable(z.string()),
      role,
      permissions: z.array(z.enum(PERMISSIONS)),
      /** Of the account that the master password opens. */
      master_password: z.boolean(),
      has_password: z.boolean(),
      recovery_codes_left: z.number(),
      passkeys: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          created_at: instant,
          last_used_at: z.nullable(instant),
        }),
      ),
      /** Where the journal was: a stream that goes on from here misses nothing of what is read meanwhile. */
      live_point: z.string(),
    }),
  }),
  ownPasskeyOptions: adminCall('POST /api/admin/me/passkey-options', {
    permission: 'use-dashboard',
    summary: 'What a browser needs to make one more passkey',
    reply: webauthnOptions,
  }),
  addPasskey: adminCall('POST /api/admin/me/passkeys', {
    permission: 'use-dashboard',
    summary: 'Adds a passkey to one’s own account',
    body: z.object({ passkey: newPasskey, name: nameOf(80) }),
  }),
  removePasskey: adminCall('DELETE /api/admin/me/passkeys/{id}', {
    permission: 'use-dashboard',
    summary: 'Takes a passkey off one’s own account, unless nothing else lets it in',
  }),
  renewRecoveryCodes: adminCall('POST /api/admin/me/recovery-codes', {
    permission: 'use-dashboard',
    summary: 'New recovery codes in place of those before',
    reply: z.object({ recovery_codes: z.array(z.string()) }),
  }),
  sessions: adminCall('GET /api/admin/sessions', {
    permission: 'use-dashboard',
    summary: 'The sessions that let in now: one’s own, or all for those who manage accounts',
    reply: z.object({
      sessions: z.array(
        z.object({
          id: z.string(),
          account_id: z.string(),
          name: z.string(),
          created_at: instant,
          last_used_at: instant,
          ip: z.string(),
          user_agent: z.string(),
          current: z.boolean(),
        }),
      ),
    }),
  }),
  endSession: adminCall('DELETE /api/admin/sessions/{id}', {
    permission: 'use-dashboard',
    summary: 'Ends a session: its token lets nobody in from now on',
  }),
  accounts: adminCall('GET /api/admin/accounts', {
    permission: 'manage-accounts',
    noted: 'daily',
    summary: 'Who may sign in, and who is invited to',
    reply: z.object({
      accounts: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          email: z.nullable(z.string()),
          role,
          created_at: instant,
          passkeys: z.number(),
          has_password: z.boolean(),
        }),
      ),
      invitations: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          email: z.string(),
          role,
          created_at: instant,
          expires_at: instant,
        }),
      ),
    }),
  }),
  inviteAccount: adminCall('POST /api/admin/accounts/invitations', {
    permission: 'manage-accounts',
    summary:
      'Invites somebody by e-mail; `link` where no e-mail leaves, `replaced` where the link of an earlier one stops working',
    status: 201,
    body: z.object({
      name: nameOf(120).check(z.minLength(1)),
      email: z.string().check(z.trim(), z.email(), z.maxLength(320)),
      role,
    }),
    reply: z.object({
      id: z.string(),
      expires_at: instant,
      replaced: z.boolean(),
      link: z.nullable(z.string()),
    }),
  }),
  withdrawInvitation: adminCall('DELETE /api/admin/accounts/invitations/{id}', {
    permission: 'manage-accounts',
    summary: 'Takes an invitation back',
  }),
  changeRole: adminCall('PUT /api/admin/accounts/{id}/role', {
    permission: 'manage-accounts',
    summary:
      'Gives an account another role; never takes the last owner’s; refused when it is no longer `instead_of`',
    body: z.object({ role, instead_of: z.optional(role) }),
  }),
  renameAccount: adminCall('PUT /api/admin/accounts/{id}/name', {
    permission: 'use-dashboard',
    summary:
      'Corrects the name of one’s own account, or of any for those who manage accounts; where it is no more `instead_of`: 409',
    body: z.object({ name: nameOf(120).check(z.minLength(1)), instead_of: z.optional(z.string()) }),
  }),
  askAccountAddress: adminCall('POST /api/admin/accounts/{id}/address/codes', {
    permission: 'use-dashboard',
    summary:
      'Mails a code to the address that one’s own account, or for those who manage them any, is to have',
    body: z.object({ email }),
    status: 202,
    /** False where no e-mail leaves: no code is asked for. */
    reply: z.object({ asked: z.boolean() }),
  }),
  changeAccountAddress: adminCall('PUT /api/admin/accounts/{id}/address', {
    permission: 'use-dashboard',
    summary: 'Changes the address of an account by that code; sessions and what signs it in stay',
    body: z.object({
      ...{ email, code: z.string().check(z.maxLength(12)) },
      /** Of an owner for somebody else: how he knew who asked. */
      reason: z._default(z.string().check(z.maxLength(2_000)), ''),
    }),
  }),
  removeAccount: adminCall('DELETE /api/admin/accounts/{id}', {
    permission: 'manage-accounts',
    summary: 'Removes an account: what it signs in with lets nobody in from now on',
  }),
}
