import { formatDay, formatEuros } from '../text/french'
import { type MoneyLine, NOT_DECIDED } from './money-line'

/** One cell of the money line: what it is, how much, and when or on what condition. */
export interface MoneyWords {
  label: string
  amount: string
  note: string
}

/**
 * The money line in words, the same on every screen and in every message: price, aid, what the client advances, what
 * comes back to him, what remains his (specification B5.7). Empty where there is no price to speak of.
 */
export function moneyWords(line: MoneyLine): MoneyWords[] {
  const { price, aid, advance, left, cancelled } = line
  if (!price) return []
  const total: MoneyWords = {
    label: 'Prix',
    amount: `${formatEuros(price.gross_cents)} TTC`,
    note: `${formatEuros(price.net_cents)} HT et ${price.vat_cents > 0 ? `${formatEuros(price.vat_cents)} de TVA` : 'pas de TVA'}`,
  }
  if (cancelled) return [total, { label: 'À payer', amount: 'Rien', note: 'Un avoir annule la facture.' }]
  if (aid && left) return [total, ...granted(line, aid, left)]
  if (advance.cents > 0) return [total, transfer(line)]
  return [total, ...undecided(price.gross_cents)]
}

const undecided = (gross_cents: number): MoneyWords[] => [
  {
    label: 'Aide',
    amount: capital(NOT_DECIDED),
    note: 'L’organisme décide, et vous la verse ou nous la verse.',
  },
  {
    label: 'Vous avancez',
    amount: 'Rien aujourd’hui',
    note: `Au plus ${formatEuros(gross_cents)}, si l’aide est accordée\u202f; si elle ne couvre pas tout, seulement si vous continuez.`,
  },
  { label: 'Vous revient', amount: capital(NOT_DECIDED), note: 'L’aide, quand l’organisme vous la verse.' },
  {
    label: 'Reste à votre charge',
    amount: capital(NOT_DECIDED),
    note: 'Le total moins l’aide\u202f; rien si elle est refusée.',
  },
]

function granted(
  line: MoneyLine,
  aid: NonNullable<MoneyLine['aid']>,
  left: NonNullable<MoneyLine['left']>,
): MoneyWords[] {
  const { back, choice } = line
  const would = choice !== null
  return [
    {
      label: 'Aide accordée',
      amount: formatEuros(aid.cents),
      note: `${aid.body}, décision du ${day(aid.decided_on)}\u202f; versée ${aid.paid_to === 'agency' ? 'à nous' : 'à vous'}.`,
    },
    transfer(line),
    {
      label: would ? 'Vous reviendrait' : 'Vous revient',
      amount: back.cents > 0 ? formatEuros(back.cents) : 'Rien',
      note:
        back.cents > 0
          ? `Versé par l’organisme\u202f; date\u00a0: ${back.on ? day(back.on) : NOT_DECIDED}.`
          : 'L’aide est déduite de ce que vous réglez.',
    },
    {
      label: would ? 'Resterait à votre charge' : 'Reste à votre charge',
      amount: left.gross_cents > 0 ? `${formatEuros(left.gross_cents)} TTC` : 'Rien',
      note:
        left.gross_cents > 0
          ? `${formatEuros(left.net_cents)} HT et ${formatEuros(left.vat_cents)} de TVA.`
          : 'L’aide couvre toute la facture.',
    },
  ]
}

/** What he transfers to us, and when: after acceptance, and where the aid is partial after « Je continue ». */
function transfer({ advance, to_pay, choice, received_cents, excess_cents }: MoneyLine): MoneyWords {
  if (choice)
    return {
      label: 'Vous avanceriez',
      amount: formatEuros(choice.cents),
      note: `Si vous continuez\u202f; votre choix est attendu jusqu’au ${day(choice.until)} inclus.`,
    }
  const label = 'Vous avancez'
  if (advance.cents === 0) return { label, amount: 'Rien', note: 'L’organisme nous verse l’aide.' }
  const amount = formatEuros(advance.cents)
  if (excess_cents > 0)
    return {
      label,
      amount,
      note: `Réglé. Trop-perçu, qui vous sera rendu\u00a0: ${formatEuros(excess_cents)}.`,
    }
  if (to_pay.cents === 0) return { label, amount, note: 'Réglé\u00a0: vous n’avez plus rien à payer.' }
  const when = to_pay.on ? ` au plus tard le ${day(to_pay.on)}` : ''
  return {
    label,
    amount,
    note:
      received_cents > 0
        ? `Reste à nous régler\u00a0: ${formatEuros(to_pay.cents)},${when}.`
        : `Par virement,${when}.`.replace(',.', '.'),
  }
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
/** A day of Paris, `2026-03-31`. */
const day = (text: string) => formatDay(new Date(`${text}T12:00:00Z`))
