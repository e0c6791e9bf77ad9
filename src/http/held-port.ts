import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** A port that is this process's and answers nobody yet; `serve` takes it over. */
export interface HeldPort {
  port: number
  server: Server
}

/**
 * Takes a port that the system gives (`PORT=0`), so that addresses which name it are known before anybody is served there.
 * Who knocks meanwhile is sent away.
 */
export async function holdPort(host: string): Promise<HeldPort> {
  const server = createServer(socket => socket.resetAndDestroy()).listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the system gave no port')
  return { port: address.port, server }
}
