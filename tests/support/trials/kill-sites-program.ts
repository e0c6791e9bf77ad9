import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { administratorOf } from '../dossiers/admin'
import { startProgram } from '../program/program'
import { stubDns } from '../servers/stub-dns'
import { rewordSite } from '../sites/site-facts'
import type { Outcome } from './outcome'
import { insertReadySites } from './ready-sites'

const DOMAIN = 'domaine.test'

/**
 * Kills the whole program while it publishes two sites, brings revisions back and lets a domain change its chosen host and its
 * holder. After each kill every host shows a revision of a site that is whole, and `check-sites -- --mend` leaves no flaw.
 */
export async function killSitesProgram(times: number): Promise<Outcome> {
  const dns = await stubDns()
  const program = await startProgram({ DNS_SERVERS: dns.server, SITES_ADDRESS: '127.0.0.1' })
  const failed: string[] = []
  let done = 0
  try {
    const sites = await insertReadySites(new pg.Client(await program.connection()), 2)
    for (const host of [DOMAIN, `www.${DOMAIN}`]) dns.names.set(host, { A: ['127.0.0.1'] })
    // Once: a session outlives a kill, and a sign-in that a kill cuts off keeps its place among the attempts.
    const admin = await administratorOf(program.url)
    for (let time = 0; time < times; time += 1) {
      let killed = false
      const load = changing(
        admin,
        sites.map(({ id }) => id),
        dns.names,
        () => killed,
        () => {
          done += 1
        },
      )
      const before = done
      for (let tries = 0; tries < 2_400 && done < before + 3; tries += 1) await wait(50)
      if (done < before + 3) failed.push(`round ${time}: ${done - before} changes in two minutes`)
      await wait(Math.random() * 400)
      await program.stop('SIGKILL')
      killed = true
      await load
      const found = await checkSites(program.dataDir)
      failed.push(
        ...found
          .filter(line => / it is not there, or not as it was laid down$/.test(line))
          .map(line => `round ${time}: ${line}`),
      )
      const left = await checkSites(program.dataDir, '--mend')
      failed.push(
        ...left
          .filter(line => !line.includes('another address'))
          .map(line => `round ${time}, mended: ${line}`),
      )
      await program.start()
    }
  } finally {
    await program.remove()
    await dns.stop()
  }
  return { tried: times, failed, figure: `${done} changes` }
}

/** One change after the other, until the program is killed. */
async function changing(
  admin: Awaited<ReturnType<typeof administratorOf>>,
  ids: string[],
  names: Awaited<ReturnType<typeof stubDns>>['names'],
  isOver: () => boolean,
  changed: () => void,
) {
  for (let turn = 0; !isOver(); turn += 1) {
    const [site = '', other = ''] = turn % 2 === 0 ? ids : [...ids].reverse()
    try {
      const params = { site }
      await rewordSite(admin, site)
      const { revision } = await admin.teamPublishSite({ params })
      changed()
      if (revision > 1) await admin.teamRestoreSite({ params: { ...params, n: String(revision - 1) } })
      changed()
      await admin.teamReleaseDomain({ params: { site: other } })
      const { records } = await admin.teamClaimDomain({ params, body: { name: DOMAIN } })
      for (const { type, host, value } of records) if (type === 'TXT') names.set(host, { TXT: [value] })
      await admin.teamReleaseDomain({ params })
      // Typed anew it is looked up at once; its text is another one, put there between two looks.
      changed()
      await admin.teamClaimDomain({ params, body: { name: `www.${DOMAIN}` } })
      changed()
    } catch (error) {
      if (!isOver()) await wait(100)
      if (error instanceof Error && error.name === 'AssertionError') throw error
    }
  }
}

/** @returns its lines of flaws */
async function checkSites(dataDir: string, ...words: string[]): Promise<string[]> {
  const command = spawn(process.execPath, ['build/commands/check-sites.js', ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [[status], said, wrong] = await Promise.all([
    once(command, 'close'),
    text(command.stdout),
    text(command.stderr),
  ])
  const lines = said.split('\n').filter(line => line.startsWith('- '))
  return status === 0 || lines.length > 0 ? lines : [`check-sites ended with ${status}: ${wrong}`]
}
