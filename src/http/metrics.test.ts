import { createHook } from 'node:async_hooks'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { OPERATION_FIGURES } from '~/domain/operation-figures'
import { loadedDatabaseAddress } from '../../tests/support/database/database'
import { startSite } from '../../tests/support/program/in-process'
import { makeRequestMetrics } from './metrics'

const metricsOf = async (url: string) => {
  await fetch(`${url}/healthz`)
  const answer = await fetch(`${url}/metrics`)
  expect(answer.status).toBe(200)
  return answer.text()
}

/** With what the database tells, which a busy machine may leave out once. */
async function figuresOf(url: string) {
  let text = ''
  await expect.poll(async () => (text = await metricsOf(url))).toContain('siteligible_database_up 1')
  return text
}

/** The series that a text of /metrics holds, and those of figures that only some installations have. */
const seriesIn = (text: string) =>
  new Set([
    ...[...text.matchAll(/^(\w+)[{ ]/gm)].map(([, name]) => name),
    ...Object.keys(OPERATION_FIGURES).map(name => `siteligible_${name}`),
  ])

test('each metric says what it is, and the board and the rules name only those that exist', async () => {
  const { url } = await startSite()
  const text = await figuresOf(url)
  const types = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name)
  expect(types.length).toBeGreaterThan(30)
  for (const name of types) expect(text).toMatch(new RegExp(`^# HELP ${name} \\S+ \\S+`, 'm'))
  const series = seriesIn(text)
  for (const file of ['ops/grafana-dashboard.json', 'ops/prometheus-rules.yml']) {
    const named = readFileSync(file, 'utf8').match(/\b(siteligible|nodejs|process)_[a-z0-9_]+/g) ?? []
    expect(named.length).toBeGreaterThan(5)
    expect(
      named.filter(name => !series.has(name)),
      file,
    ).toEqual([])
  }
})

test('the figures answer when the database does not, and say so', async () => {
  const address = await loadedDatabaseAddress()
  const { url } = await startSite({ DATABASE_URL: address })
  const name = new URL(address).pathname.slice(1)
  const elsewhere = new URL(address)
  elsewhere.pathname = '/postgres'
  const client = new pg.Client({ connectionString: elsewhere.href })
  await client.connect()
  onTestFinished(() => client.end())
  await figuresOf(url)
  await client.query(`alter database ${name} allow_connections false`)
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  const text = await metricsOf(url)
  expect(text).toContain('siteligible_database_up 0')
  expect(text).toContain('siteligible_build_info')
  expect(text).toContain('siteligible_request_seconds_count')
  await client.query(`alter database ${name} allow_connections true`)
  await figuresOf(url)
})

test('a program that starts again in the same process is watched no second time', async () => {
  makeRequestMetrics('1')
  const begun: string[] = []
  const hook = createHook({ init: (_id, type) => begun.push(type) }).enable()
  const { text } = makeRequestMetrics('2')
  hook.disable()
  expect(begun).not.toContain('ELDHISTOGRAM')
  expect(await text()).toContain('nodejs_eventloop_lag_mean_seconds')
})
