import { createServer, connect as dial, type Socket } from 'node:net'
import { type Program, startProgram } from '../../tests/support/program/program'
import type { Options } from './figure'

/** The built program on a data folder of its own, behind a delay when the run is slowed on purpose. */
export async function startSite({ slow }: Options, env: Record<string, string> = {}): Promise<Program> {
  const program = await startProgram(env)
  if (slow === 0) return program
  const proxy = await slowProxy(program.url, slow)
  return {
    ...program,
    url: proxy.url,
    remove: async () => {
      proxy.stop()
      await program.remove()
    },
  }
}

/** Holds back every piece of an answer; the product itself has no such switch. */
async function slowProxy(target: string, milliseconds: number) {
  const { hostname, port } = new URL(target)
  const open = new Set<Socket>()
  const server = createServer(visitor => {
    const site = dial(Number(port), hostname)
    for (const socket of [visitor, site]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        visitor.destroy()
        site.destroy()
      })
    }
    visitor.pipe(site)
    site.on('data', chunk => setTimeout(() => visitor.writable && visitor.write(chunk), milliseconds))
  })
  await new Promise<void>(resolve => void server.listen(0, 'localhost', resolve))
  const address = server.address()
  return {
    url: `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
    stop: () => {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
