import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/**
 * Run in a network of its own with the rules of ops/nftables.conf: opens connections to port 80 from each of the
 * given addresses (`ADDRESS COUNT` pairs) one after another and keeps them, then prints as JSON how many of each stood.
 */
const server = createServer(socket => socket.on('error', () => {})).listen(80, '::')
await once(server, 'listening')
const held: Socket[] = []
const stood: number[] = []
const words = process.argv.slice(2)
for (let place = 0; place < words.length; place += 2)
  stood.push(await opened(String(words[place]), Number(words[place + 1])))
console.log(JSON.stringify(stood))
for (const socket of held) socket.destroy()
server.close()

/** @returns how many of `count` connections from that address were let in */
async function opened(localAddress: string, count: number): Promise<number> {
  let passed = 0
  for (let turn = 0; turn < count; turn++) if (await stands(localAddress)) passed++
  return passed
}

function stands(localAddress: string): Promise<boolean> {
  const host = localAddress.includes(':') ? localAddress : '127.0.0.1'
  const socket = connect({ host, port: 80, localAddress })
  held.push(socket)
  return new Promise(resolve => {
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
  })
}
