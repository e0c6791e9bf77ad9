import type { EvidenceEvent } from '~/domain/invoice/evidence'
import { INK, STYLE } from '../paper/inks'
import { FOOTER_TOP, rule } from '../paper/liasse'
import { COLUMN, type Sheet, type TextStyle } from '../paper/sheet'

const TIME = 112
const WORDS = { x: COLUMN.x + TIME, width: COLUMN.width - TIME }

const ACTORS = {
  visitor: 'Titulaire du lien personnel',
  administrator: 'Administration',
  system: 'Système',
} as const

/** What people read for each kind of event; another kind is shown as it is stored. */
const LABELS: Record<string, string> = {
  'dossier-created': 'Dossier créé',
  'company-corrected': 'Coordonnées corrigées',
  'document-uploaded': 'Pièce déposée',
  'document-removed': 'Pièce retirée',
  'invoice-drafted': 'Facture préparée',
  'invoice-viewed': 'Facture affichée',
  'invoice-signed': 'Facture signée',
  'invoice-sealed': 'Facture scellée',
  'email-sent': 'Message envoyé',
  'dossier-finalized': 'Dossier finalisé',
  'dossier-downloaded': 'Dossier téléchargé par l’administration',
  'decision-announced': 'Décision annoncée',
  'avoir-issued': 'Avoir émis',
}

type Line = [text: string, style: TextStyle]

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

function linesOf(event: EvidenceEvent): Line[] {
  const personal = Object.values(event.personal).map(({ value }) => value ?? '(effacé)')
  const facts = Object.entries(event.data)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
  return [
    [LABELS[event.type] ?? event.type, STYLE.strong],
    [[ACTORS[event.actor], ...personal].join(' · '), STYLE.small],
    ...facts.map(fact => [fact, { ...STYLE.mono, color: INK.second }] as Line),
    [`= ${event.hash}`, { ...STYLE.mono, color: INK.muted }],
  ]
}
