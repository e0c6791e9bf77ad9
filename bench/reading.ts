import { childReader } from '../src/gateways/piece-reader/piece-reader'
import { childrenOf, peakOf } from './support/child-processes'
import type { Figure } from './support/figure'
import { percentile } from './support/numbers'
import { SECOND_FIRMS, secondCorpus } from './support/other-papers/corpus'
import { type Sent, tuningCorpus } from './support/papers/corpus'
import { datedCorpus } from './support/papers/dated-corpus'
import { FIRMS } from './support/papers/firms'
import { crossed, type Declared, type Reading, score } from './support/papers/score'
import { putCameraAway } from './support/photographed-papers/camera'
import { THIRD_FIRMS, thirdCorpus } from './support/photographed-papers/corpus'

/**
 * Reads drawn papers as they come in, in the reader's own process: those that its rules were tuned on, those of
 * a second generator that its rules have seen since, then those of a third that was written without sight of the
 * rules and joined once they were frozen. The limits hold for the third.
 */
export async function run(): Promise<Figure[]> {
  const third = await readAll(thirdCorpus()).finally(putCameraAway)
  const second = await readAll(secondCorpus())
  const tuned = await readAll(tuningCorpus())
  const hurried = await readAll(datedCorpus())
  return [
    ...figuresOf('tuned on', tuned, FIRMS, false),
    ...figuresOf('tuned on, in a hurry', hurried, FIRMS, false),
    ...figuresOf('seen since', second, SECOND_FIRMS, false),
    ...figuresOf('unseen', third, THIRD_FIRMS, true),
  ]
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

function figuresOf(
  label: string,
  { readings, peak }: Round,
  firms: readonly Declared[],
  limited: boolean,
): Figure[] {
  const all = score(readings)
  const cross = crossed(readings, firms)
  const limit = (bound: NonNullable<Figure['limit']>) => (limited ? { limit: bound } : {})
  const times = readings.map(({ ms }) => ms / 1_000)
  const variants = [...new Set(readings.map(({ sent }) => sent.variant))]
  return [
    { name: `${label}: papers`, value: readings.length, unit: '', ...limit({ least: 60 }) },
    { name: `${label}: kinds right`, value: all.kinds, unit: '%', ...limit({ least: 95 }) },
    { name: `${label}: decoys taken for a piece`, value: all.decoysTaken, unit: '', ...limit({ most: 0 }) },
    { name: `${label}: IBAN, SIREN, SIRET right`, value: all.numbers, unit: '%' },
    {
      name: `${label}: IBAN, SIREN, SIRET given wrong`,
      value: all.wrongNumbers,
      unit: '',
      ...limit({ most: 0 }),
    },
    { name: `${label}: dates right`, value: all.dates, unit: '%', ...limit({ least: 90 }) },
    { name: `${label}: dates given wrong`, value: all.wrongDates, unit: '' },
    { name: `${label}: names of identity papers right`, value: all.names, unit: '%' },
    {
      name: `${label}: other firms’ papers « concordant »`,
      value: cross.foreignPassed,
      unit: '',
      ...limit({ most: 0 }),
    },
    { name: `${label}: own papers « foreign »`, value: cross.ownFailed, unit: '', ...limit({ most: 0 }) },
    { name: `${label}: own papers « concordant »`, value: cross.ownPassedShare, unit: '%' },
    { name: `${label}: time, median`, value: percentile(times, 0.5), unit: 's' },
    {
      name: `${label}: time, 95th percentile`,
      value: percentile(times, 0.95),
      unit: 's',
      ...limit({ most: 10 }),
    },
    { name: `${label}: peak memory of the reader`, value: peak, unit: 'MB' },
    ...variants.map(variant => {
      const part = score(readings.filter(({ sent }) => sent.variant === variant))
      return {
        name: `${label}, ${variant}: kinds right (numbers ${Math.round(part.numbers)} %, dates ${Math.round(part.dates)} %)`,
        value: part.kinds,
        unit: '%',
      }
    }),
  ]
}
