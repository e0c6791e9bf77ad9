import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * An address that stays while the program behind it goes and comes with a port of its own each time, as that of a site
 * behind a proxy. Who asks while nobody is there is sent away.
 */
export async function steadyAddress() {
  const sockets = new Set<Socket>()
  let target: number | null = null
  const server = createServer({ allowHalfOpen: true }, outside => {
    if (target === null) return void outside.resetAndDestroy()
    const inside = connect({ port: target, host: 'localhost', allowHalfOpen: true })
    for (const [from, to] of [
      [outside, inside],
      [inside, outside],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => to.resetAndDestroy())
      from.once('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://localhost:${port}`,
    /** @param place null: nobody is there */
    leadTo(place: number | null) {
      target = place
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
