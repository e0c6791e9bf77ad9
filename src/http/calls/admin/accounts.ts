import type { accountAccessCalls } from '~/contract/admin/account-access'
import type { accountCalls } from '~/contract/admin/accounts'
import { endSession, listSessions } from '~/usecases/access/account-sessions'
import { askAccountAddress, changeAccountAddress } from '~/usecases/access/change-account-address'
import { changeRole } from '~/usecases/access/change-role'
import { inviteAccount, withdrawInvitation } from '~/usecases/access/invite-account'
import { listAccounts } from '~/usecases/access/list-accounts'
import { openInvitation } from '~/usecases/access/open-invitation'
import * as own from '~/usecases/access/own-account'
import { removeAccount } from '~/usecases/access/remove-account'
import { renameAccount } from '~/usecases/access/rename-account'
import { passkeyQuestion, signInByPasskey } from '~/usecases/access/sign-in-by-passkey'
import { signInByPassword } from '~/usecases/access/sign-in-by-password'
import * as invited from '~/usecases/access/take-up-invitation'
import type { Deps } from '~/usecases/ground/deps'
import { pointNow } from '~/usecases/live/live-point'
import { browserOf, rememberBrowser } from '../../known-browser'
import { type Handlers, proofOf } from '../../register'

type AccountCalls = keyof typeof accountAccessCalls | keyof typeof accountCalls

/** Named accounts: how they are opened, sign in and are looked after. */
export function accountHandlers(deps: Deps): Pick<Handlers, AccountCalls> {
  const json = (options: object) => Promise.resolve({ ...options })
  return {
    accountLogin: async ({ body, by, context }) => {
      const { token, browser } = await signInByPassword(deps, by, {
        ...body,
        code: body.code ?? null,
        browser: browserOf(context),
        proof: proofOf(context),
      })
      rememberBrowser(context, deps.publicUrl, browser)
      return { token }
    },
    passkeyQuestion: async () => json(await passkeyQuestion(deps)),
    passkeyLogin: async ({ body, by }) => ({
      token: await signInByPasskey(deps, by, body.passkey),
    }),
    readInvitation: ({ body }) => openInvitation(deps, body.token),
    invitedPasskeyOptions: async ({ body }) => json(await invited.invitedPasskeyOptions(deps, body.token)),
    invitedTotpSecret: ({ body }) => invited.invitedTotpSecret(deps, body.token),
    takeUpWithPasskey: ({ body, by }) => invited.takeUpWithPasskey(deps, by, body),
    takeUpWithPassword: ({ body, by }) => invited.takeUpWithPassword(deps, by, body),

    me: async ({ by }) => {
      const live_point = await pointNow(deps)
      return { ...(await own.readOwnAccount(deps, by)), live_point }
    },
    ownPasskeyOptions: async ({ by }) => json(await own.ownPasskeyOptions(deps, by)),
    addPasskey: ({ body, by }) => own.addPasskey(deps, by, body),
    removePasskey: ({ params, by }) => own.removePasskey(deps, by, params.id),
    renewRecoveryCodes: ({ by }) => own.renewRecoveryCodes(deps, by),
    sessions: ({ by }) => listSessions(deps, by),
    endSession: ({ params, by }) => endSession(deps, by, params.id),
    accounts: () => listAccounts(deps),
    inviteAccount: ({ body, by }) => inviteAccount(deps, by, body),
    withdrawInvitation: ({ params, by }) => withdrawInvitation(deps, by, params.id),
    changeRole: ({ params, body, by }) => changeRole(deps, by, params.id, body.role, body.instead_of),
    renameAccount: ({ params, body, by }) => renameAccount(deps, by, params.id, body.name, body.instead_of),
    askAccountAddress: ({ params, body, by }) => askAccountAddress(deps, by, params.id, body.email),
    changeAccountAddress: ({ params, body, by }) => changeAccountAddress(deps, by, params.id, body),
    removeAccount: ({ params, by }) => removeAccount(deps, by, params.id),
  }
}
