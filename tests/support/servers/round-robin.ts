import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy on this machine that hands each request to the next copy. */
export interface RoundRobin {
  url: string
  /** Answers of each copy, in their order. */
  answers: () => number[]
  stop: () => Promise<void>
}

/** A copy that takes no connection is passed over; one that breaks in the middle is a 502. */
export async function roundRobin(copies: string[]): Promise<RoundRobin> {
  const answers = copies.map(() => 0)
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const first = turn++
    const attempt = (tried: number) => {
      const index = (first + tried) % copies.length
      forward(String(copies[index]), incoming, outgoing, refused => {
        if (refused && tried + 1 < copies.length) attempt(tried + 1)
        else if (outgoing.headersSent) outgoing.destroy()
        else outgoing.writeHead(502).end()
      }).once('response', () => {
        answers[index] = (answers[index] ?? 0) + 1
      })
    }
    attempt(0)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers: () => [...answers],
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function forward(
  copy: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  failed: (refused: boolean) => void,
) {
  const { hostname, port } = new URL(copy)
  const { method, url, headers } = incoming
  const onward = request({ hostname, port, method, path: url, headers, agent: false })
  onward.on('response', answer => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.on('error', () => outgoing.destroy())
    answer.pipe(outgoing)
  })
  let connected = false
  onward.on('socket', socket =>
    socket.once('connect', () => {
      connected = true
      incoming.pipe(onward)
    }),
  )
  onward.on('error', () => {
    incoming.unpipe(onward)
    failed(!connected)
  })
  incoming.on('aborted', () => onward.destroy())
  return onward
}
