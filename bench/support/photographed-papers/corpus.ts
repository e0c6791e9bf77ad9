import type { Declared, Sent } from '../papers/score'
import { SHOTS, type Shot, shoot } from './camera'
import {
  accountSheet,
  accountSlips,
  extractSheet,
  noticeSheet,
  registerSheet,
  vigilanceLetter,
  vigilanceSheet,
} from './firm-sheets'
import { MISTAKEN } from './mistaken-sheets'
import { cardBack, cardFront, healthRights, licence, oldBack, oldFront, passport } from './person-sheets'
import { A4, type Sheet } from './sheet'
import { TRADERS, type Trader } from './traders'

export const THIRD_FIRMS: Declared[] = TRADERS.map(({ name, siret }) => ({ name, siret }))

/**
 * Papers laid out by a browser and turned in space, written without sight of the reader's rules; nothing was tuned on it.
 */
export function thirdCorpus(): Sent[] {
  return TRADERS.flatMap((trader, firm) => papersOf(trader).map(paper => ({ ...paper, firm }))).map(
    ({ sheet, ...paper }, place) => {
      const variant = shotOf(sheet, place * 3 + paper.firm)
      return { ...paper, variant, bytes: () => shoot(sheet, variant, place) }
    },
  )
}

/** Cards come from no web site: those are scanned instead. */
function shotOf(sheet: Sheet, turn: number): Shot {
  const shot = SHOTS[turn % SHOTS.length] ?? 'flatbed, grey'
  return shot === 'file of the web site' && sheet.width !== A4.width ? 'flatbed, grey' : shot
}

function papersOf(trader: Trader) {
  const { siren, siret, issued: issued_on } = trader
  const { iban } = trader.account
  const last_name = trader.manager.last.replace('-', ' ')
  const paper = (name: string, kind: string, draw: (firm: Trader) => Sheet, truth: Sent['truth'] = {}) => ({
    ...{ name, kind, truth },
    sheet: draw(trader),
  })
  return [
    paper('account, sheet', 'rib', accountSheet, { iban }),
    paper('account, three slips', 'rib', accountSlips, { iban }),
    paper('vigilance, sheet', 'urssaf', vigilanceSheet, { siren, siret, issued_on }),
    paper('vigilance, older letter', 'urssaf', vigilanceLetter, { siren, siret, issued_on }),
    paper('extract', 'kbis', extractSheet, { siren, issued_on }),
    paper('notice', 'sirene', noticeSheet, { siren, siret, issued_on }),
    paper('register', 'rne', registerSheet, { siren, issued_on }),
    paper('card, front', 'identity_recto', cardFront, { last_name }),
    paper('card, back', 'identity_verso', cardBack, { last_name }),
    paper('old card, front', 'identity_recto', oldFront, { last_name }),
    paper('old card, back', 'identity_verso', oldBack),
    paper('passport', 'passport', passport, { last_name }),
    paper('mistaken: licence', 'other', licence),
    paper('mistaken: rights to health insurance', 'other', healthRights),
    ...Object.entries(MISTAKEN).map(([name, draw]) => paper(`mistaken: ${name}`, 'other', draw)),
  ]
}
