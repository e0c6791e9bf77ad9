import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ledgerSums } from '../../../../tests/support/database/ledger-sums'
import { administratorOf } from '../../../../tests/support/dossiers/admin'
import { ALWAYS } from '../../../../tests/support/leads/leads'
import { installed } from '../../../../tests/support/program/command-line'
import { startSite } from '../../../../tests/support/program/in-process'
import { portSaid } from '../../../../tests/support/servers/port-said'

const SECRET = `whsec_${randomBytes(24).toString('base64')}`
const NUMBER = '+33189000001'
const PRICE = { net: 70_00, gross: 84_00 }

/** A program of this test's own; it ends with it. */
function started(command: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  child.stdout?.on('data', part => said.push(String(part)))
  child.stderr?.on('data', part => said.push(String(part)))
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') console.error(command, said.join('').slice(-4_000))
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  })
  return { child, said: () => said.join('') }
}

/** SIP wants its ports told: ours are those of addresses of this machine that are this process's. */
const ownAddress = (host: number) =>
  `127.${(process.pid >> 14) & 0xff}.${(process.pid >> 6) & 0xff}.${((process.pid & 0x3f) << 2) | host}`

/** The worked example of ops/kamailio between callers and a telephone, all on this machine. */
async function carrier(site: string) {
  const folder = await mkdtemp(join(tmpdir(), 'sip-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [proxy, telephone, home] = [ownAddress(1), ownAddress(2), ownAddress(3)]
  const spool = join(folder, 'spool')
  const agent = started(process.execPath, [resolve('ops/kamailio/agent.mjs')], {
    ...{ SITE: site, TELEPHONY_SECRET: SECRET, SPOOL: spool, PORT: '0' },
  })
  const port = await portSaid(agent.child, agent.said)
  const config = ['-f', resolve('ops/kamailio/kamailio.cfg'), '-l', `udp:${proxy}:5060`]
  const values = [...['-A', `AGENT=http://127.0.0.1:${port}`], ...['-A', `GATEWAY=${telephone}:5060`]]
  // -DD: in the foreground; -m, -M: megabytes of memory.
  started('kamailio', [...config, ...values, '-DD', '-E', '-m', '32', '-M', '4', '-Y', folder])
  const scenario = (name: string) => ['-sf', resolve(`tests/support/sip/${name}.xml`)]
  const sipp = (from: string, ...args: string[]) => started('sipp', ['-nostdin', '-i', from, ...args]).child
  sipp(telephone, ...scenario('telephone'), '-p', '5060')
  return {
    /** @returns once the caller has hung up, whether all went as it should. */
    async call(caller: string, ms: number) {
      const who = ['-s', NUMBER, '-key', 'caller', caller, '-d', String(ms), '-m', '1']
      const child = sipp(home, ...scenario('caller'), `${proxy}:5060`, '-p', '0', ...who)
      const [code] = await once(child, 'exit')
      return code === 0
    },
  }
}

/** A machine that stops for half a second makes the short call a long one: then both are made once more. */
test.skipIf(!installed('kamailio', 'sipp'))(
  'of two calls through a real SIP proxy, of 29.5 and of 30.5 seconds, exactly one is billed',
  { retry: 2 },
  async () => {
    const site = await startSite({ TELEPHONY_SECRET: SECRET })
    const team = await administratorOf(site.url)
    const { id } = await team.openLeadAccount({
      body: {
        ...{ company_name: 'Rénovation Awa', contact_name: 'Awa Ndiaye', email: 'awa@batir.example' },
        ...{ phone: '+33 1 89 00 00 00', address: '1 place de la Mairie, Rouen', country: 'FR' },
        ...{ siren: '732829320', time_zone: 'Europe/Paris' },
      },
    })
    const params = { account: id }
    await team.recordTopUp({ params, body: { amount_cents: 3 * PRICE.gross, reference: 'VIR 1' } })
    const campaign = await team.openCampaignFor({
      params,
      body: {
        ...{ name: 'Travaux', zone: 'france', trade: 'crafts', price_cents: PRICE.net },
        ...{ time_zone: 'Europe/Paris', hours: ALWAYS, daily_cap: 10, ring: '+33612345678' },
      },
    })
    await team.addTelephoneNumber({ body: { number: NUMBER } })
    await team.assignTelephoneNumber({ params: { number: NUMBER }, body: { campaign_id: campaign.id } })

    const { call } = await carrier(site.url)
    expect(await Promise.all([call('+33611111111', 29_500), call('+33622222222', 30_500)])).toEqual([
      true,
      true,
    ])
    const states = async () => (await team.leadCalls({ query: {} })).calls.map(({ state }) => state).sort()
    await expect.poll(states).toEqual(['billed', 'unbilled'])
    const { calls } = await team.leadCalls({ query: {} })
    expect(calls.find(({ state }) => state === 'billed')).toMatchObject({
      caller: '+33622222222',
      reason: null,
    })
    expect(calls.find(({ state }) => state === 'unbilled')?.caller).toBe('+33611111111')
    expect(await ledgerSums(site.deps.db, id)).toMatchObject({ held: 0, revenue: -PRICE.net })
  },
)
