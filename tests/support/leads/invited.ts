import type { Api } from '../../../src/contract/client'
import { makeApi } from '../../../src/contract/whole-client'
import type { Role } from '../../../src/domain/access/permission'
import { fromBase32 } from '../../../src/usecases/access/base32'
import { codeAt } from '../../../src/usecases/access/totp'

/** The token of an invitation's link, as its page reads it. */
export const tokenOf = (link: string | null) => String(link).split('#')[1] ?? ''

/** An account that an owner invited, opened with a password and a second factor. */
export async function invited(url: string, owner: Api, { role, email }: { role: Role; email: string }) {
  const password = 'une longue phrase des essais'
  const { link } = await owner.inviteAccount({ body: { name: `Essai ${role}`, email, role } })
  const token = tokenOf(link)
  const { secret } = await owner.invitedTotpSecret({ body: { token } })
  const code = () => codeAt(fromBase32(secret), new Date())
  const opened = await owner.takeUpWithPassword({ body: { token, password, code: code() } })
  const send = ((path: string, init?: RequestInit) => fetch(`${url}${path}`, init)) as typeof fetch
  const api = makeApi(send, () => opened.token)
  const { id } = await api.me({})
  return Object.assign(api, { id, token: opened.token, password, code })
}
