import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Server as SafeServer } from 'node:https'
import { onTestFinished } from 'vitest'

/** Has a server listen on this machine, at a port that the system gives, until the test ends. @returns its address */
export async function listening(server: Server | SafeServer): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('it listens at no port')
  return `http://127.0.0.1:${address.port}`
}
