import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { isIP } from 'node:net'

/** What a name has: its records by kind, or how a server fails for it. */
export type StubName =
  | Partial<Record<'A' | 'AAAA' | 'TXT' | 'CNAME' | 'CAA' | 'MX', string[]>>
  | 'servfail'
  | 'silent'

/** Numbers of RFC 1035, RFC 3596 and RFC 8659. */
const TYPES = { A: 1, CNAME: 5, MX: 15, TXT: 16, AAAA: 28, CAA: 257 } as const
const SERVFAIL = 2
const NXDOMAIN = 3

/**
 * A name server of our own on loopback. A name with an empty object is there and has nothing; one that is not in the map does
 * not exist (NXDOMAIN). A CNAME is followed as a resolver does.
 */
export async function stubDns(names = new Map<string, StubName>()) {
  const socket = createSocket('udp4')
  let asked = 0
  socket.on('message', (question, { port, address }) => {
    asked += 1
    const answer = answerOf(names, question)
    if (answer) socket.send(answer, port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    names,
    server: `127.0.0.1:${socket.address().port}`,
    /** Questions so far. */
    asked: () => asked,
    stop: () => new Promise<void>(resolve => socket.close(() => resolve())),
  }
}

function answerOf(names: Map<string, StubName>, question: Buffer): Buffer | null {
  let at = 12
  const labels: string[] = []
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.subarray(at + 1, at + 1 + length).toString('latin1'))
    at += 1 + length
  }
  const type = question.readUInt16BE(at + 1)
  const end = at + 5
  const found = followed(names, labels.join('.').toLowerCase(), type)
  if (found === 'silent') return null
  const code = found === 'servfail' ? SERVFAIL : found === null ? NXDOMAIN : 0
  const records = Array.isArray(found) ? found : []
  const header = Buffer.alloc(12)
  question.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8180 | code, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(records.length, 6)
  return Buffer.concat([header, question.subarray(12, end), ...records])
}

function followed(names: Map<string, StubName>, name: string, type: number) {
  const had = names.get(name)
  if (had === undefined || typeof had === 'string') return had ?? null
  const [target] = had.CNAME ?? []
  if (target === undefined) return ownOf(name, had, type)
  const alias = recordOf(name, TYPES.CNAME, nameOf(target))
  const led = names.get(target)
  return type === TYPES.CNAME || typeof led !== 'object' ? [alias] : [alias, ...ownOf(target, led, type)]
}

function ownOf(name: string, had: Exclude<StubName, string>, type: number): Buffer[] {
  if (type === TYPES.A || type === TYPES.AAAA)
    return (type === TYPES.A ? (had.A ?? []) : (had.AAAA ?? [])).map(ip => recordOf(name, type, bytesOf(ip)))
  if (type === TYPES.TXT) return (had.TXT ?? []).map(text => recordOf(name, type, stringsOf(text)))
  if (type === TYPES.MX)
    return (had.MX ?? []).map(text => {
      const [priority = '', host = ''] = text.split(' ')
      const data = Buffer.from([0, Number(priority)])
      return recordOf(name, type, Buffer.concat([data, nameOf(host === '.' ? '' : host)]))
    })
  if (type === TYPES.CAA)
    return (had.CAA ?? []).map(issuer =>
      recordOf(name, type, Buffer.from([0, 5, ...Buffer.from(`issue${issuer}`, 'latin1')])),
    )
  return []
}

/** A text of more than 255 bytes is several strings (RFC 1035, section 3.3). */
const stringsOf = (text: string) =>
  Buffer.concat(
    (text.match(/.{1,255}/gs) ?? ['']).map(part =>
      Buffer.from([part.length, ...Buffer.from(part, 'latin1')]),
    ),
  )

function recordOf(name: string, type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(10)
  head.writeUInt16BE(type, 0)
  head.writeUInt16BE(1, 2)
  head.writeUInt32BE(1, 4)
  head.writeUInt16BE(data.length, 8)
  return Buffer.concat([nameOf(name), head, data])
}

const nameOf = (name: string) =>
  Buffer.concat([
    ...name
      .split('.')
      .filter(label => label !== '')
      .map(label => Buffer.concat([Buffer.from([label.length]), Buffer.from(label, 'latin1')])),
    Buffer.from([0]),
  ])

function bytesOf(ip: string): Buffer {
  if (isIP(ip) === 4) return Buffer.from(ip.split('.').map(Number))
  const [head = '', tail = ''] = ip.split('::')
  const parts = (text: string) => (text ? text.split(':').map(part => Number.parseInt(part, 16)) : [])
  const [before, after] = [parts(head), parts(tail)]
  const whole = [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
  return Buffer.from(whole.flatMap(part => [part >> 8, part & 255]))
}
