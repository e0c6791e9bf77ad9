import type { Sent } from '../papers/corpus'
import type { Declared } from '../papers/score'
import { BUSINESSES, type Business, iso } from './businesses'
import { extract, notice, register, ribOnline, ribSlip, vigilance, vigilanceLetter } from './company-pages'
import { mistakes } from './foreign-pages'
import { HARMS, harmed } from './harm'
import { cardBack, cardFront, oldBack, oldFront, passportPage } from './person-pages'

export const SECOND_FIRMS: Declared[] = BUSINESSES.map(({ name, siret }) => ({ name, siret }))

/**
 * The second set, drawn once the reader's rules were frozen: nothing of the first set's drawing, fonts, names
 * or harm is in it. One rule was mended since by what it showed: the date of a letter beside its heading.
 */
export function secondCorpus(): Sent[] {
  return BUSINESSES.flatMap((firm, place) => papersOf(firm).map(paper => ({ ...paper, firm: place }))).map(
    ({ page, ...paper }, number) => {
      const harm = HARMS[(number * 5 + paper.firm * 3) % HARMS.length] ?? 'as PDF'
      return { ...paper, variant: harm, bytes: async () => harmed(await page(), harm, number) }
    },
  )
}

function papersOf(firm: Business) {
  const { siren, siret } = firm
  const issued_on = iso(firm.day)
  const last_name = firm.boss.surname
  const paper = (
    name: string,
    kind: string,
    draw: (firm: Business) => Promise<Buffer>,
    truth: Sent['truth'] = {},
  ) => ({
    ...{ name, kind, truth },
    page: () => draw(firm),
  })
  return [
    paper('account, online', 'rib', ribOnline, { iban: firm.bank.iban }),
    paper('account, slip', 'rib', ribSlip, { iban: firm.bank.iban }),
    paper('vigilance, online', 'urssaf', vigilance, { siren, siret, issued_on }),
    paper('vigilance, letter', 'urssaf', vigilanceLetter, { siren, siret, issued_on }),
    paper('extract', 'kbis', extract, { siren, issued_on }),
    paper('notice', 'sirene', notice, { siren, siret, issued_on }),
    paper('register', 'rne', register, { siren, issued_on }),
    paper('card, front', 'identity_recto', cardFront, { last_name }),
    paper('card, back', 'identity_verso', cardBack, { last_name }),
    paper('old card, front', 'identity_recto', oldFront, { last_name }),
    paper('old card, back', 'identity_verso', oldBack),
    paper('passport', 'passport', passportPage, { last_name }),
    ...Object.entries(mistakes).map(([name, draw]) => paper(`decoy: ${name}`, 'other', draw)),
  ]
}
