import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ALERT_LABELS, type AlertName, alertsOf, type Watched } from './alert'

const calm: Watched = {
  diskUsed: 0.69,
  diskFree: 3e9,
  limitUsed: 0.69,
  backupHours: 25,
  archiveMinutes: 5,
  late: 0,
  deadLetters: 0,
  certificateDays: 30,
  clockSeconds: -2,
  flaws: 0,
  failedShare: 0.02,
  failedSignatures: 0,
  brokenParts: [],
  failingJobs: [],
  lostDomains: [],
  silentSites: [],
  siteCertificates: [],
}

test('nothing rings on a calm day, each alert at its bound', () => {
  expect(Object.values(alertsOf(calm)).filter(Boolean)).toEqual([])
  const loud = {
    diskUsed: 0.7,
    limitUsed: 0.7,
    backupHours: 25.1,
    archiveMinutes: 5.1,
    late: 1,
    deadLetters: 1,
    certificateDays: 29.9,
    clockSeconds: -2.1,
    flaws: 1,
    failedShare: 0.03,
    failedSignatures: 1,
    brokenParts: ['reader'],
    failingJobs: ['sweep-orphans'],
    silentSites: ['https://boulangerie.exemple'],
    siteCertificates: ['https://boulangerie.exemple'],
  }
  for (const [key, value] of Object.entries(loud)) {
    const ringing = Object.values(alertsOf({ ...calm, [key]: value })).filter(Boolean)
    expect(ringing, key).toHaveLength(1)
  }
  expect(Object.values(alertsOf({ ...calm, diskUsed: null, archiveMinutes: null })).filter(Boolean)).toEqual(
    [],
  )
})

test('a disk rings by what is left of it as well as by its share, and is urgent before anything is refused', () => {
  const disk = (diskUsed: number, diskFree: number) => alertsOf({ ...calm, diskUsed, diskFree }).disk
  expect(disk(0.7, 75e9)).toBe(null)
  expect(disk(0.96, 19e9)).toEqual({
    detail: 'Le disque est plein à 96\u00a0%\u00a0: il reste 19\u00a0Go.',
    urgent: false,
  })
  expect(disk(0.95, 0.9e9)?.urgent).toBe(true)
  expect(disk(0.4, 0.9e9)).toBe(null)
})

test.each(Object.keys(ALERT_LABELS) as AlertName[])(
  '%s has a runbook page that says what to run and when it ends',
  name => {
    const page = `docs/runbooks/${name}.md`
    expect(existsSync(page)).toBe(true)
    const text = readFileSync(page, 'utf8')
    for (const heading of ['## Ce que cela veut dire', '## Que faire', '## Quand l’alerte s’arrête'])
      expect(text).toContain(heading)
  },
)

test('each rule for Prometheus names a runbook page that is there', () => {
  const rules = readFileSync('ops/prometheus-rules.yml', 'utf8').split('- alert: ').slice(1)
  expect(rules.length).toBeGreaterThanOrEqual(Object.keys(ALERT_LABELS).length)
  for (const rule of rules) {
    const [, page] = /runbook: ([\w-]+)/.exec(rule) ?? []
    expect(existsSync(`docs/runbooks/${page}.md`), rule).toBe(true)
  }
})
