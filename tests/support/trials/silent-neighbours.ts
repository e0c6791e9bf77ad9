import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import { startEmbeddedServer } from '../../../src/store/embedded/server'
import { nothingYet, startLoad } from '../dossiers/acknowledged'
import { visitorOf } from '../dossiers/path'
import { startProgram } from '../program/program'
import { startS3 } from '../servers/s3-server'
import { type Unpluggable, unpluggable } from '../servers/unpluggable'
import type { Outcome } from './outcome'
import { countOf, heldOf, untilMore, untilWriting } from './site'

/** Milliseconds after which a proxy would have cut a request. */
const CUT_MS = 30_000

/** Mail server and scanner take every connection and say nothing: visitors and this copy's readiness notice nothing of it. */
export async function silenceReceivers(dossiers: number): Promise<Outcome> {
  const silent = await unpluggable(() => connect(9))
  silent.unplug()
  const address = `127.0.0.1:${silent.port}`
  const site = await startProgram({ SMTP_URL: `smtp://${address}`, CLAMD_URL: `tcp://${address}` })
  const failed: string[] = []
  let slowest = 0
  try {
    for (let time = 0; time < dossiers; time++) {
      const begun = performance.now()
      await visitorOf(site.url)
        .finish()
        .catch(error => failed.push(String(error)))
      slowest = Math.max(slowest, performance.now() - begun)
      const { status } = await fetch(`${site.url}/readyz`)
      if (status !== 200) failed.push(`/readyz ${status}`)
    }
  } finally {
    await site.remove()
    silent.close()
  }
  return {
    tried: dossiers,
    failed,
    figure: `the slowest dossier took ${(slowest / 1_000).toFixed(1)} s in all`,
  }
}

/** The host of the database, then that of the files, is unplugged under load without a word, and plugged in again. */
export async function unplugHosts(times: number): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'siteligible-unplugged-'))
  const [server, s3] = await Promise.all([startEmbeddedServer(join(folder, 'postgres')), startS3()])
  const { host, user, database } = server.connection
  const s3Port = Number(new URL(String(s3.env.S3_ENDPOINT)).port)
  const cables = [
    await unpluggable(() => connect(`${host}/.s.PGSQL.5432`)),
    await unpluggable(() => connect(s3Port, '127.0.0.1')),
  ] as [Unpluggable, Unpluggable]
  const [base, files] = cables
  const env = {
    ...s3.env,
    S3_ENDPOINT: `http://127.0.0.1:${files.port}`,
    DATABASE_URL: `postgresql://${user}@127.0.0.1:${base.port}/${database}`,
    DATA_DIR: join(folder, 'data'),
    FILES_KEY: await generateX25519Identity(),
  }
  try {
    const site = await startProgram(env)
    try {
      return await pullCables(site.url, env, cables, times)
    } finally {
      await site.remove()
    }
  } finally {
    for (const cable of cables) cable.close()
    await s3.stop()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function pullCables(
  url: string,
  env: Record<string, string>,
  cables: Unpluggable[],
  times: number,
): Promise<Outcome> {
  const known = nothingYet()
  const failed: string[] = []
  let slowest = 0
  for (let time = 0; time < times; time++) {
    const cable = cables[time % cables.length]
    const stopLoad = startLoad(url, known, 4)
    await untilMore(() => known.signed.size)
    cable?.unplug()
    const begun = performance.now()
    await Promise.all([
      stopLoad(),
      visitorOf(url)
        .submit()
        .then(answer => answer.text()),
    ])
    slowest = Math.max(slowest, performance.now() - begun)
    cable?.plug()
    await untilWriting(url)
  }
  const told = known.troubles.length
  failed.push(...known.troubles.filter(trouble => !/^50[37] /.test(trouble)), ...known.broken)
  if (slowest > CUT_MS) failed.push(`an answer took ${Math.round(slowest)} ms`)
  failed.push(...(await heldOf(url, known, env)))
  const figure = `${told} answers 503, the slowest after ${(slowest / 1_000).toFixed(1)} s, 0 cut; ${countOf(known)}`
  return { tried: times, failed, figure }
}
