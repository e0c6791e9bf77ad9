import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabaseAddress } from '../tests/support/database/database'
import { installed } from '../tests/support/program/command-line'
import { killableProgram } from '../tests/support/program/killable-program'
import { blocksOf, runBlock } from '../tests/support/runbook'
import { portSaid } from '../tests/support/servers/port-said'
import { unpluggable } from '../tests/support/servers/unpluggable'

/** Every page's `for` counts minutes of a machine at work; here a second is enough to have been seen twice. */
const RULES = readFile('ops/prometheus-rules.yml', 'utf8').then(rules =>
  rules.replace(/for: \d+m/g, 'for: 1s'),
)

/** What Prometheus knows of a rule that rings. */
interface Ringing {
  state: string
  labels: { alertname: string }
  annotations: { runbook: string }
}

test.skipIf(!installed('prometheus', 'top', 'free'))(
  'what only an observer from outside sees rings, and ends by what its page says',
  async () => {
    const cable = await cableTo(await freshDatabaseAddress())
    const copy = await killableProgram(cable.address, 'ignore')
    await copy.start()
    const ringing = await prometheusOf(copy.port)

    await expect.poll(ringing).toEqual([])
    await copy.kill()
    await endedBy('SiteligibleDown', { 'systemctl restart siteligible': copy.start })

    cable.unplug()
    await endedBy('SiteligibleDatabaseDown', { 'mount -a': cable.plug })

    const stalls = stallsOf(copy.signal)
    await endedBy('SiteligibleLoop', {
      'systemctl restart siteligible': async () => {
        await stalls.end()
        await copy.kill()
        await copy.start()
      },
    })

    /** Waits until it rings, goes through its page, and waits until it rings no more; its 503 may make others ring. */
    async function endedBy(name: string, byHand: Record<string, () => unknown>) {
      const found = async () => (await ringing()).find(({ labels }) => labels.alertname === name)
      await expect.poll(found).toBeTruthy()
      const page = `docs/runbooks/${(await found())?.annotations.runbook}.md`
      for (const block of blocksOf(page))
        if (block.kind === 'sh')
          await runBlock(block, '.', { PATH: String(process.env.PATH), PORT: String(copy.port) })
        else for (const line of block.lines) await byHand[line]?.()
      await expect.poll(found).toBeUndefined()
    }
  },
)

/** @returns the address of the same database through a cable that can be pulled */
async function cableTo(address: string) {
  const { host, port, user, database } = new pg.Client({ connectionString: address })
  const cable = await unpluggable(() =>
    host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host),
  )
  onTestFinished(cable.close)
  return { ...cable, address: `postgresql://${user}@127.0.0.1:${cable.port}/${database}` }
}

/** Prometheus with the rules, looking at one copy every three seconds. @returns what rings now */
async function prometheusOf(port: number): Promise<() => Promise<Ringing[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'siteligible-prometheus-'))
  await writeFile(join(folder, 'rules.yml'), await RULES)
  const config = `global: { scrape_interval: 3s, evaluation_interval: 1s }
rule_files: [${join(folder, 'rules.yml')}]
scrape_configs: [{ job_name: siteligible, static_configs: [{ targets: ["localhost:${port}"] }] }]`
  await writeFile(join(folder, 'prometheus.yml'), config)
  const words = ['--config.file', join(folder, 'prometheus.yml'), '--storage.tsdb.path', join(folder, 'data')]
  const child = spawn('prometheus', [...words, '--web.listen-address', '127.0.0.1:0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', chunk => (said += chunk))
  onTestFinished(async () => {
    const ended = once(child, 'exit')
    if (child.exitCode === null && child.kill('SIGTERM')) await ended
    await rm(folder, { recursive: true, force: true })
  })
  const own = await portSaid(child, () => said, /"Listening on" address=127\.0\.0\.1:(\d+)\s/)
  const alerts = async (): Promise<Ringing[]> => {
    const answer = await fetch(`http://127.0.0.1:${own}/api/v1/alerts`)
    return (await answer.json()).data.alerts
  }
  const up = () =>
    fetch(`http://127.0.0.1:${own}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(up).toBe(true)
  return async () => (await alerts()).filter(({ state }) => state === 'firing')
}

/** A copy that stands still for two seconds, again and again, as on a machine that lacks processor. */
function stallsOf(signal: (name: 'SIGSTOP' | 'SIGCONT') => unknown) {
  let going = true
  const stalling = (async () => {
    while (going) {
      signal('SIGSTOP')
      await wait(2_000)
      signal('SIGCONT')
      await wait(700)
    }
  })()
  return {
    end: () => {
      going = false
      return stalling
    },
  }
}
