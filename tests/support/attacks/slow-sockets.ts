import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Program, startProgram } from '../program/program'
import { type Finding, finishDossier, seconds, watchAnswers } from './attackers'

/** Files and connections that the program opens for itself and for those who are served. */
const SPARE = 100

const HEAD =
  'POST /api/company/submit HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n'

/** 5,000 sockets from one address and 500 from each of ten, which drip: honest visitors are served. */
export async function holdSlowSockets(): Promise<Finding> {
  const site = await startProgram({ HOST: '127.0.0.1', RATE_LIMITS: 'on' })
  const sockets: Socket[] = []
  const before = readdirSync(`/proc/${site.pid()}/fd`).length
  try {
    for (let n = 0; n < 5_000; n++) sockets.push(drip(site, '127.1.0.1'))
    for (let n = 0; n < 5_000; n++) sockets.push(drip(site, `127.2.0.${1 + (n % 10)}`))
    await wait(2_000)
    const opened = () => sockets.filter(socket => !socket.destroyed && socket.readyState === 'open').length
    // As the program counts: a socket that it has not looked at yet seems open from here.
    const held = () => readdirSync(`/proc/${site.pid()}/fd`).length - before
    // The one too many are being closed until then.
    await wait(3_000)
    let atFirst = held()
    const counting = setInterval(() => {
      atFirst = Math.max(atFirst, held())
    }, 1_000)
    const stop = watchAnswers(site)
    const time = await finishDossier(site, '127.200.0.1', 'honnete@exemple.fr')
    await wait(35_000)
    clearInterval(counting)
    const { slowest, failed, asked } = await stop()
    const atLast = opened()
    return {
      figure: `10,000 sockets, ${atFirst} held by the program at most, ${atLast} open after half a minute; a dossier in ${time.toFixed(1)} s, slowest of ${asked} answers ${seconds(slowest)}, ${failed} failed`,
      held: failed === 0 && slowest <= 2_000 && atFirst <= 11 * 256 + SPARE && atLast === 0,
    }
  } finally {
    for (const socket of sockets) socket.destroy()
    await site.remove()
  }
}

/** A byte every second, of a request that never comes to its end. */
function drip(site: Program, localAddress: string): Socket {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(site.url).port), localAddress })
  const dripping = setInterval(() => socket.writable && socket.write(' '), 1_000)
  socket.on('connect', () => socket.write(HEAD))
  socket.on('error', () => {})
  socket.on('close', () => clearInterval(dripping))
  socket.resume()
  return socket
}
