import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** What goes wrong with one connection; `none` accepts the message. */
export type Trouble = 'none' | 'drop before DATA' | 'drop after DATA' | 'refuse' | 'hang'

/** One message that was received whole, whether or not its sender was told. */
export interface Taken {
  messageId: string
  recipient: string
  acknowledged: boolean
}

/**
 * A mail server of this machine that treats its n-th connection as `troubleOf(n)` says (RFC 5321).
 * @param patience milliseconds that it is waited for: longer than a busy machine leaves an honest answer waiting
 */
export async function unrulySmtp(troubleOf: (connection: number) => Trouble, patience = 10_000) {
  const taken: Taken[] = []
  const sockets = new Set<Socket>()
  let connections = 0
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    serve(socket, troubleOf(connections++), taken)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}?greetingTimeout=${patience}&socketTimeout=${patience}`,
    taken,
    close,
  }
}

function serve(socket: Socket, trouble: Trouble, taken: Taken[]) {
  if (trouble === 'hang') return
  const say = (words: string) => socket.write(`${words}\r\n`)
  let body: string[] | null = null
  let recipient = ''
  say('220 essai')
  createInterface({ input: socket }).on('line', line => {
    if (body && line !== '.') body.push(line)
    else if (body) {
      const messageId = /^Message-ID: (.*)$/im.exec(body.join('\n'))?.[1] ?? ''
      const acknowledged = trouble === 'none'
      taken.push({ messageId, recipient, acknowledged })
      body = null
      if (acknowledged) say('250 pris')
      else socket.destroy()
    } else if (/^RCPT/i.test(line)) {
      recipient = /<(.*)>/.exec(line)?.[1] ?? ''
      say(trouble === 'refuse' ? '451 plus tard' : '250 oui')
    } else if (/^DATA/i.test(line)) {
      if (trouble === 'drop before DATA') socket.destroy()
      else {
        body = []
        say('354 allez')
      }
    } else if (/^QUIT/i.test(line)) socket.end('221 au revoir\r\n')
    else say('250 oui')
  })
}
