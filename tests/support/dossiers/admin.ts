import type { Api } from '../../../src/contract/client'
import { makeApi } from '../../../src/contract/whole-client'
import { PASSWORD } from '../program/program'
import { onceServed } from './once-served'

/** The typed calls of an administrator who is signed in. */
export async function administratorOf(url: string): Promise<Api & { token: string }> {
  const send = ((path: string, init?: RequestInit) =>
    onceServed(() => fetch(`${url}${path}`, init))) as typeof fetch
  const { token } = await makeApi(send).login({ body: { password: PASSWORD } })
  return Object.assign(
    makeApi(send, () => token),
    { token },
  )
}
