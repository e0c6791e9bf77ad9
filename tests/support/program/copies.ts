import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import pg from 'pg'
import { startEmbeddedServer } from '../../../src/store/embedded/server'
import { SEAL_SETTINGS, sampleSealer } from '../files/papers'
import { roundRobin } from '../servers/round-robin'
import { startS3 } from '../servers/s3-server'
import { type Received, startSmtp } from '../servers/smtp-server'
import { socketAddress } from '../servers/socket-address'
import { type Program, startProgram } from './program'

/** Copies of the built program that share a database, a bucket and their secrets, behind one address. */
export interface Copies {
  /** Of the proxy: each request goes to the next copy. */
  url: string
  web: Program[]
  worker: Program
  /** Answers of each copy through the proxy. */
  answers: () => number[]
  /** The messages that left. */
  received: Received[]
  query: (text: string) => Promise<Record<string, unknown>[]>
  stop: () => Promise<void>
}

/** Starts so many copies that serve and one that works, all at once, on an empty database and bucket. */
export async function startCopies(count: number): Promise<Copies> {
  const folder = await mkdtemp(join(tmpdir(), 'siteligible-copies-'))
  const [server, s3, smtp] = await Promise.all([
    startEmbeddedServer(join(folder, 'postgres'), { settings: { max_connections: '400' } }),
    startS3(),
    startSmtp(),
    sampleSealer(),
  ])
  const address = socketAddress(server.connection)
  const shared = {
    ...s3.env,
    DATABASE_URL: address,
    SMTP_URL: smtp.url,
    FILES_KEY: await generateX25519Identity(),
    ...SEAL_SETTINGS,
  }
  const [worker, ...web] = await Promise.all([
    startProgram({ ...shared, ROLE: 'worker' }),
    ...Array.from({ length: count }, () => startProgram({ ...shared, ROLE: 'web' })),
  ])
  const proxy = await roundRobin(web.map(copy => copy.url))
  const pool = new pg.Pool({ connectionString: address, max: 2 })
  return {
    url: proxy.url,
    web,
    worker,
    answers: proxy.answers,
    received: smtp.received,
    query: async text => (await pool.query(text)).rows,
    async stop() {
      await proxy.stop()
      await Promise.all([worker, ...web].map(copy => copy.remove()))
      await pool.end()
      await Promise.all([smtp.stop(), s3.stop()])
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
