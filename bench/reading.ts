import { childReader } from '../src/gateways/piece-reader/piece-reader'
import { childrenOf, peakOf } from './support/child-processes'
import type { Figure } from './support/figure'
import { median, percentile } from './support/numbers'
import { crossed, type Reading, type Sent, score } from './support/papers/score'
import { putCameraAway } from './support/photographed-papers/camera'
import { THIRD_FIRMS, thirdCorpus } from './support/photographed-papers/corpus'

/**
 * Reads papers as they come in, in the reader's own process: a set that a browser lays out and a camera turns, written
 * without sight of the reader's rules. Nothing is tuned on it; what rules are tuned on, their tests draw.
 */
export async function run(): Promise<Figure[]> {
  return figuresOf(await readAll(thirdCorpus()).finally(putCameraAway))
}

interface Round {
  readings: Reading[]
  /** Of the reader's process, in MB. */
  peak: number
}

async function readAll(corpus: readonly Sent[]): Promise<Round> {
  const reader = childReader()
  const readings: Reading[] = []
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, ...childrenOf('self').map(peakOf))
  }, 200)
  for (const sent of corpus) {
    const bytes = await sent.bytes()
    const start = performance.now()
    const piece = await reader.read(formatOf(bytes), bytes).catch(() => null)
    const reading = piece ?? { kind: null, fields: [] }
    readings.push({ sent, reading, ms: performance.now() - start })
    report(sent, readings.at(-1) as Reading)
  }
  clearInterval(watch)
  await reader.stop()
  return { readings, peak }
}

function formatOf(bytes: Buffer) {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf'
  return bytes[0] === 0x89 ? 'image/png' : 'image/jpeg'
}

/** What went wrong, one line each, so that the rules can be mended. */
function report({ name, kind, variant, truth }: Sent, { reading, ms }: Reading) {
  const given = Object.fromEntries(reading.fields.map(field => [field.name, field.value]))
  const missed = Object.entries(truth).filter(([field, value]) => given[field] !== value)
  if (reading.kind === kind && missed.length === 0) return
  const fields = missed.map(([field, value]) => `${field} ${given[field] || 'not read'} for ${value}`)
  console.log(`  ${name}, ${variant}: ${reading.kind} ${fields.join(', ')} (${Math.round(ms)} ms)`)
}

function figuresOf({ readings, peak }: Round): Figure[] {
  const all = score(readings)
  const cross = crossed(readings, THIRD_FIRMS)
  const times = readings.map(({ ms }) => ms / 1_000)
  const none = { unit: '', limit: { most: 0 } }
  const percent = { unit: '%' }
  return [
    { name: 'papers', value: readings.length, unit: '', limit: { least: 60 } },
    { name: 'kinds right', value: all.kinds, ...percent, limit: { least: 95 } },
    { name: 'decoys taken for a piece', value: all.decoysTaken, ...none },
    { name: 'IBAN, SIREN, SIRET right', value: all.numbers, ...percent },
    { name: 'IBAN, SIREN, SIRET given wrong', value: all.wrongNumbers, ...none },
    { name: 'dates right', value: all.dates, ...percent, limit: { least: 90 } },
    { name: 'dates given wrong', value: all.wrongDates, unit: '' },
    { name: 'names of identity papers right', value: all.names, ...percent },
    { name: 'other firms’ papers « concordant »', value: cross.foreignPassed, ...none },
    { name: 'own papers « foreign »', value: cross.ownFailed, ...none },
    { name: 'own papers « concordant »', value: cross.ownPassedShare, ...percent },
    { name: 'time, median', value: median(times), unit: 's' },
    { name: 'time, 95th percentile', value: percentile(times, 0.95), unit: 's', limit: { most: 10 } },
    { name: 'peak memory of the reader', value: peak, unit: 'MB' },
  ]
}
