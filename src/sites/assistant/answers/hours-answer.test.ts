import { expect, test } from 'vitest'
import { exampleFirms } from '../../../../tests/support/sites/visitor-questions'
import type { SiteFacts } from '../../../domain/site/facts/facts'
import { answerQuestion } from '../answer-question'
import type { Firm } from '../question/firm'

const QUARTER = 15 * 60_000
const DAY = 96 * QUARTER

/** Two weeks each: Christmas and its closings, both clock changes, the holidays of May. */
const STARTS = ['2026-12-20', '2027-03-21', '2027-05-01', '2026-10-18']
/** Of the firms' own zone. */
const ZONES: Record<string, string> = { '97400': 'Indian/Reunion', '97200': 'America/Martinique' }

/** Days that the law keeps in those weeks, by hand: https://www.service-public.fr/particuliers/vosdroits/F2405. */
const HOLIDAYS = new Set([
  '2026-12-25',
  '2027-01-01',
  '2027-03-29',
  '2027-05-01',
  '2027-05-06',
  '2027-05-08',
  '2026-11-01',
  '2026-11-11',
  '2027-05-17',
])

const night: Partial<SiteFacts> = {
  hours: [
    { days: [5, 6], opens: '18:00', closes: '02:30' },
    { days: [7], opens: '00:00', closes: '00:00' },
  ],
  closures: [{ from: '2026-12-26', to: '2026-12-26', reason: null }],
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function wallClock(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  const clock =
    known ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    })
  clocks.set(zone, clock)
  return clock
}

/** Whether a firm is open, told again from the facts in the plainest way: the wall clock of its zone, day by day. */
function open(facts: SiteFacts, at: Date): boolean {
  const zone = ZONES[facts.address.postal_code ?? ''] ?? 'Europe/Paris'
  const clock = Object.fromEntries(
    wallClock(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const today = `${clock.year}-${clock.month}-${clock.day}`
  const now = `${clock.hour}:${clock.minute}`
  const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10)
  return (
    kept(facts, today).some(({ opens, closes }) => opens <= now && (closes <= opens || now < closes)) ||
    kept(facts, yesterday).some(({ opens, closes }) => closes <= opens && now < closes)
  )
}

function kept(facts: SiteFacts, day: string) {
  const shut = facts.closures.some(({ from, to }) => from <= day && day <= to)
  if (shut || (HOLIDAYS.has(day) && facts.public_holidays === 'closed')) return []
  const weekday = new Date(day).getUTCDay() || 7
  return facts.hours.filter(({ days }) => days.some(one => one === weekday))
}

const firms: [string, Firm][] = [
  ...exampleFirms,
  ...exampleFirms
    .slice(0, 2)
    .map(([trade, firm]): [string, Firm] => [
      `${trade}, by night`,
      { ...firm, facts: { ...firm.facts, ...night } },
    ]),
  ...exampleFirms.slice(2, 4).map(([trade, firm], at): [string, Firm] => [
    `${trade}, overseas`,
    {
      ...firm,
      facts: {
        ...firm.facts,
        public_holidays: 'open',
        address: { ...firm.facts.address, postal_code: Object.keys(ZONES)[at] ?? null },
      },
    },
  ]),
]

test.each(firms)('each quarter of an hour, « ouvert maintenant ? » is what the facts say: %s', (_, firm) => {
  for (const start of STARTS)
    for (let at = Date.parse(start); at < Date.parse(start) + 15 * DAY; at += QUARTER) {
      const instant = new Date(at)
      const { text, kind } = answerQuestion(firm, 'ouvert maintenant ?', instant)
      const said = text.startsWith('Ouvert en ce moment')
        ? true
        : text.startsWith('Fermé en ce moment')
          ? false
          : null
      if (kind !== 'hours' || said !== open(firm.facts, instant))
        expect.fail(`${instant.toISOString()}: ${text}`)
    }
})

test.each(firms)('days of those weeks, asked for by date and hour, say the same: %s', (_, firm) => {
  const zone = ZONES[firm.facts.address.postal_code ?? ''] ?? 'Europe/Paris'
  for (const start of STARTS)
    for (let at = Date.parse(start); at < Date.parse(start) + 15 * DAY; at += 13 * QUARTER) {
      const instant = new Date(at)
      const [day, time] = instant
        .toLocaleString('fr-FR', { timeZone: zone, dateStyle: 'long', timeStyle: 'short' })
        .split(' à ')
      const asked = new Date(Date.parse(start) - 5 * DAY)
      const { text } = answerQuestion(firm, `ouvert le ${day} à ${time?.replace(':', 'h')} ?`, asked)
      const said = /: ouvert\b/.test(text.replace(/[\u00a0\u202f]/g, ' '))
      // Of the hour that the clock goes through twice, the first is meant.
      if (start === '2026-10-18' && instant.toISOString() === '2026-10-25T01:00:00.000Z') continue
      if (said !== open(firm.facts, instant)) expect.fail(`${day} ${time}: ${text}`)
    }
})

test('midnight is asked for as the night, not as this moment', () => {
  const asked = (hours: SiteFacts['hours']) => {
    const [, firm] = firms[0] as (typeof firms)[number]
    const facts = { ...firm.facts, hours, public_holidays: 'open' as const, closures: [] }
    const at = new Date('2026-12-04T19:00:00Z')
    return answerQuestion({ ...firm, facts }, 'Ouvert à minuit ?', at).text.replace(/[\u00a0\u202f]/g, ' ')
  }
  expect(asked([{ days: [5], opens: '08:00', closes: '21:00' }])).toMatch(/la nuit : fermé/)
  expect(asked([{ days: [5], opens: '18:00', closes: '02:30' }])).toMatch(/: ouvert\b/)
})
