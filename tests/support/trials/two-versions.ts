import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import { holdPort } from '../../../src/http/held-port'
import { startEmbeddedServer } from '../../../src/store/embedded/server'
import { nothingYet, startLoad } from '../dossiers/acknowledged'
import { administratorOf } from '../dossiers/admin'
import { SEAL_SETTINGS, sampleSealer } from '../files/papers'
import { type Program, startProgram } from '../program/program'
import { roundRobin } from '../servers/round-robin'
import { startS3 } from '../servers/s3-server'
import { socketAddress } from '../servers/socket-address'
import { flat, watchMemory } from './memory'
import type { Outcome } from './outcome'
import { startReading } from './reading'
import { heldOf } from './site'

/**
 * An older build and today's share one database and bucket, and each request goes to the next of the two: every step of
 * a path meets both. Memory of today's is watched meanwhile.
 * @param older a checkout of an older commit that was built
 */
export async function twoVersions(older: string, minutes: number): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'siteligible-versions-'))
  const [server, s3] = await Promise.all([
    startEmbeddedServer(join(folder, 'postgres'), { settings: { max_connections: '200' } }),
    startS3(),
    sampleSealer(),
  ])
  const shared = {
    ...s3.env,
    DATABASE_URL: socketAddress(server.connection),
    FILES_KEY: await generateX25519Identity(),
    ...SEAL_SETTINGS,
  }
  const copies: Program[] = []
  try {
    // The older one founds the database, today's brings its schema up to date beside it.
    copies.push(await startProgram({ ...shared, PORT: await portOnce() }, older))
    copies.push(await startProgram(shared))
    return await visitBoth(copies, shared, minutes)
  } finally {
    await Promise.all(copies.map(copy => copy.remove()))
    await s3.stop()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function visitBoth(
  copies: Program[],
  shared: Record<string, string>,
  minutes: number,
): Promise<Outcome> {
  const proxy = await roundRobin(copies.map(copy => copy.url))
  const known = nothingYet()
  const administrator = await administratorOf(proxy.url)
  const stopWalking = startLoad(proxy.url, known, 3, 1_000)
  const stopReading = startReading(proxy.url, administrator.token, known, 500)
  const [, today] = copies as [Program, Program]
  const memory = await watchMemory(today, minutes)
  await stopWalking()
  await stopReading()
  const failed = [...new Set([...known.troubles, ...known.broken])]
  failed.push(...(await heldOf(proxy.url, known, shared)))
  if (!flat(memory)) failed.push('the memory of today’s program is not flat')
  const answers = proxy.answers()
  await proxy.stop()
  return {
    tried: known.answered,
    failed,
    figure: `${minutes} min, answers ${answers.join(' + ')}, ${known.signed.size} invoices`,
  }
}

/** Older versions do not say which port they were given: one that nobody has now. */
async function portOnce(): Promise<string> {
  const { port, server } = await holdPort('localhost')
  server.close()
  return String(port)
}
