import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A neighbour over TCP on this machine whose cable can be pulled: nothing goes through any more, nothing is closed. */
export interface Unpluggable {
  port: number
  unplug: () => void
  plug: () => void
  close: () => void
}

/** @param open a connection to the neighbour itself */
export async function unpluggable(open: () => Socket): Promise<Unpluggable> {
  const sockets = new Set<Socket>()
  let plugged = true
  const server = createServer({ allowHalfOpen: true }, outside => {
    const inside = open()
    for (const [from, to] of [
      [outside, inside],
      [inside, outside],
    ] as const) {
      sockets.add(from)
      from.on('data', bytes => plugged && to.write(bytes))
      from.on('end', () => plugged && to.end())
      from.on('error', () => {})
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    unplug: () => {
      plugged = false
    },
    plug: () => {
      plugged = true
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
