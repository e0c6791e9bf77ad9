import { ACTOR_LABELS } from '~/domain/journal/actor'
import { eventLabel } from '~/domain/journal/event-labels'
import type { EvidenceEvent } from '~/domain/journal/evidence'
import { factLines } from '~/domain/journal/fact-lines'
import { INK, STYLE } from '../paper/inks'
import { FOOTER_TOP, rule } from '../paper/page-ground'
import { COLUMN, type Sheet, type TextStyle } from '../paper/sheet'

const TIME = 112
const WORDS = { x: COLUMN.x + TIME, width: COLUMN.width - TIME }

/** One row an event; a row that does not fit starts the next page, and the table goes on there. */
export function drawEvents(sheet: Sheet, events: EvidenceEvent[], top: number, newPage: () => number) {
  let y = top
  sheet.group('Table', () => {
    for (const event of events) {
      const lines = linesOf(event)
      const high = lines.reduce((sum, [text, style]) => sum + sheet.height(text, WORDS.width, style), 0)
      if (y + high + 12 > FOOTER_TOP) y = newPage()
      rule(sheet, y)
      y = drawEvent(sheet, event, lines, y + 5) + 6
    }
  })
}

function drawEvent(sheet: Sheet, event: EvidenceEvent, lines: Line[], top: number): number {
  let y = top
  sheet.group('TR', () => {
    const time = `${event.rank}. ${event.at
      .toISOString()
      .replace('T', ' ')
      .replace(/\.\d+Z$/, '')}`
    sheet.write('TH', time, { x: COLUMN.x, y: top, width: TIME - 8 }, STYLE.mono, { scope: 'Row' })
    sheet.group('TD', () => {
      for (const [text, style] of lines) y = sheet.write('P', text, { ...WORDS, y }, style)
    })
  })
  return y
}

type Line = [text: string, style: TextStyle]

function linesOf(event: EvidenceEvent): Line[] {
  // Which account it was is the agency's own affair; the digest of it stands in the chain.
  const personal = Object.entries(event.personal)
    .filter(([name]) => name !== 'account')
    .map(([, { value }]) => value ?? '(effacé)')
  return [
    [eventLabel(event), STYLE.strong],
    [[ACTOR_LABELS[event.actor].evidence, ...personal].join(' · '), STYLE.small],
    ...factLines(event.data).map((fact): Line => [fact, { ...STYLE.mono, color: INK.second }]),
    [`= ${event.hash}`, { ...STYLE.mono, color: INK.muted }],
  ]
}
