import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { printed } from '../program/command-line'

const configuration = (folder: string, more: string) => `
[tsa]
serial = ${folder}/serial
signer_cert = ${folder}/tsa.pem
signer_key = ${folder}/tsa.key
certs = ${folder}/chain.pem
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
accuracy = secs:1
[req]
distinguished_name = name
[name]
[authority]
basicConstraints = critical, CA:true
keyUsage = critical, keyCertSign
${more}
[stamping]
basicConstraints = CA:false
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, timeStamping
`

export interface TimeStampAuthority {
  url: string
  /** What it answered last, to be given again. */
  last: () => Buffer
  /** Changes what it answers from now on; null: as it is. */
  change: (answer: ((reply: Buffer) => Buffer | Promise<Buffer>) | null) => void
  stop: () => void
}

/**
 * A real time-stamp authority on loopback: openssl answers, under a certificate of an authority of its own.
 * @param chainBytes makes the certificates that come with each token so much longer
 */
export async function startTimeStampAuthority({ chainBytes = 0 } = {}): Promise<TimeStampAuthority> {
  const folder = mkdtempSync(join(tmpdir(), 'time-stamp-'))
  const inFolder = (name: string) => join(folder, name)
  const comment = chainBytes > 0 ? `nsComment = ${'x'.repeat(chainBytes)}` : ''
  writeFileSync(inFolder('tsa.cnf'), configuration(folder, comment))
  writeFileSync(inFolder('serial'), '01\n')
  const request = (name: string, extensions: string, ...more: string[]) =>
    printed(
      'openssl',
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', '-subj', `/CN=${name}`],
      ...['-config', inFolder('tsa.cnf'), '-extensions', extensions],
      ...['-out', inFolder(`${name}.pem`), '-keyout', inFolder(`${name}.key`), ...more],
    )
  await request('chain', 'authority')
  await request('tsa', 'stamping', '-CA', inFolder('chain.pem'), '-CAkey', inFolder('chain.key'))

  let change: ((reply: Buffer) => Buffer | Promise<Buffer>) | null = null
  const server = createServer(async (request, response) => {
    if (request.url !== '/stamp') return void response.writeHead(503).end()
    writeFileSync(inFolder('query'), await buffer(request))
    await printed(
      'openssl',
      ...['ts', '-reply', '-config', inFolder('tsa.cnf'), '-section', 'tsa'],
      ...['-queryfile', inFolder('query'), '-out', inFolder('reply')],
    )
    if (!existsSync(inFolder('reply'))) return void response.writeHead(500).end()
    const reply = readFileSync(inFolder('reply'))
    response.end(change ? await change(reply) : reply)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    last: () => readFileSync(inFolder('reply')),
    change: answer => {
      change = answer
    },
    stop: () => void server.close(),
  }
}
