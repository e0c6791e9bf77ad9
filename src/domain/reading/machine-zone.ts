import { parse } from 'mrz'
import type { TextLine } from './text-line'

/** The machine-readable zone of an identity paper (ICAO 9303, and the French card of before 2021). */
export interface MachineZone {
  /** `other`: a driving licence, a vehicle's papers. */
  kind: 'passport' | 'identity' | 'other'
  /** Where French cards bear it: the old one on its front, the new one on its back. */
  side: 'front' | 'back'
  lastName: string | null
  firstName: string | null
  /** An ISO date; null where its check digit does not hold. */
  expiresOn: string | null
  /** Whether all check digits hold. */
  valid: boolean
  line: TextLine
}

/** Characters of a line in each layout, and how many lines there are. */
const LAYOUTS = [
  { length: 44, count: 2 },
  { length: 36, count: 2 },
  { length: 30, count: 3 },
] as const

/** The zone that stands in these lines; null when there is none whose name could be read. */
export function machineZone(lines: readonly TextLine[]): MachineZone | null {
  const rows = lines.map(line => ({ line, text: tidy(line.text) })).filter(({ text }) => isRow(text))
  let best: MachineZone | null = null
  for (const { length, count } of LAYOUTS) {
    for (let at = 0; at + count <= rows.length; at++) {
      const block = rows.slice(at, at + count)
      const [first] = block
      const fitted = block.flatMap(({ text }) => fitTo(text, length) ?? [])
      if (!first || fitted.length < count) continue
      const zone = parseZone(fitted, first.line)
      if (zone && (!best || (zone.valid && !best.valid))) best = zone
    }
  }
  return best
}

function parseZone(rows: string[], line: TextLine): MachineZone | null {
  if (!/^[A-Z]/.test(rows[0] ?? '')) return null
  let result: ReturnType<typeof parse>
  try {
    result = parse(rows, { autocorrect: true })
  } catch {
    return null
  }
  const { format, fields, valid } = result
  const code = rows[0]?.slice(0, 2) ?? ''
  const sure = (field: string) => result.details.some(detail => detail.field === field && detail.valid)
  const checked = (field: string) => sure(field) && sure(`${field}CheckDigit`)
  if (!fields.lastName || !/^[A-Z]{2,}/.test(fields.lastName)) return null
  if (!valid && !checked('birthDate') && !checked('expirationDate')) return null
  const kind =
    format === 'TD3' && code[0] === 'P'
      ? 'passport'
      : /^[IAC][A-Z<]/.test(code) && !/^(CR|CI)/.test(code)
        ? 'identity'
        : 'other'
  return {
    kind,
    side: format === 'FRENCH_NATIONAL_ID' || format === 'TD2' ? 'front' : 'back',
    lastName: cleanName(fields.lastName),
    firstName: cleanName(fields.firstName),
    expiresOn: expiryOf(fields, checked('expirationDate'), checked('birthDate')),
    valid,
    line,
  }
}

/** The printed end of validity; the French card of before 2021 bears the month of its issue instead. */
function expiryOf(
  fields: ReturnType<typeof parse>['fields'],
  printed: boolean,
  checked: boolean,
): string | null {
  const end = /^(\d{2})(\d{2})(\d{2})$/.exec(fields.expirationDate ?? '')
  if (printed && end) return `20${end[1]}-${end[2]}-${end[3]}`
  const issued = /^(\d{2})(0[1-9]|1[0-2])$/.exec(fields.issueDate ?? '')
  if (!issued || !checked) return null
  const year = Number(issued[1]) + (Number(issued[1]) >= 70 ? 1900 : 2000)
  return `${year + 10}-${issued[2]}-28`
}

/** A filler that was taken for a letter leaves a stray one behind a gap. */
function cleanName(name: string | null | undefined): string | null {
  return name?.split(/ {2,}/)[0]?.trim() || null
}

/** What a reading machine makes of the filler « < » when it does not know it. */
const tidy = (text: string) =>
  text
    .toUpperCase()
    .replace(/[«‹{([€]/g, '<')
    .replace(/\s/g, '')
    .replace(/[^A-Z0-9<]/g, '')

const isRow = (text: string) =>
  text.length >= 26 && text.length <= 48 && (/<</.test(text) || (text.match(/\d/g)?.length ?? 0) >= 10)

/** A line that is a little too short or too long is one whose fillers were miscounted. */
function fitTo(text: string, length: number): string | null {
  if (Math.abs(text.length - length) > 4) return null
  if (text.length === length) return text
  if (text.length < length) {
    const run = longestFiller(text)
    return run ? text.slice(0, run.end) + '<'.repeat(length - text.length) + text.slice(run.end) : null
  }
  const run = longestFiller(text)
  const extra = text.length - length
  return run && run.end - run.start > extra ? text.slice(0, run.start) + text.slice(run.start + extra) : null
}

function longestFiller(text: string): { start: number; end: number } | null {
  const runs = [...text.matchAll(/<{2,}/g)].map(match => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
  return runs.sort((one, two) => two.end - two.start - (one.end - one.start))[0] ?? null
}
