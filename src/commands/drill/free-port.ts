import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that the system gives to outgoing connections: between our look and our use it could give one of those away. */
const LEAST = 10_000
const MOST = 32_000

let next = LEAST + Math.floor(Math.random() * (MOST - LEAST))

/** A port of this machine that nothing listens on; each process goes its own way through them. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = next
    next = next + 1 < MOST ? next + 1 : LEAST
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port)
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
