import { capital, formatEuros, formatIsoDay } from '../text/french'
import type { InvoiceAmounts } from './invoice'
import { type MoneyLine, moneyLine, NOT_DECIDED } from './money-line'
import type { ChoiceState } from './partial-grant'
import { RENUNCIATION_DAYS } from './settlement'

/** One cell of the money line: what it is, how much, and when or on what condition. */
export interface MoneyWords {
  label: string
  amount: string
  note: string
}

/** What a sum is told with: what was signed, and whether its choice still waits. */
interface MoneyTerms {
  /** The terms that were signed let nothing begin, and fall due, before « Je continue » (`asksChoice`). */
  asksChoice: boolean
  choice: ChoiceState
}

/**
 * The money line in words, the same on every screen and in every message: price, aid, what the client advances, what
 * comes back to him, what remains his (specification B5.7). Empty where there is no price to speak of.
 */
export function moneyWords(line: MoneyLine, terms: MoneyTerms): MoneyWords[] {
  const { price, aid, advance, left, cancelled } = line
  if (!price) return []
  const total: MoneyWords = {
    label: 'Prix',
    amount: `${formatEuros(price.gross_cents)} TTC`,
    note: `${ofWhichVat(price)}.`,
  }
  const more = excess(line)
  if (cancelled)
    return [total, { label: 'À payer', amount: 'Rien', note: 'Un avoir annule la facture.' }, ...more]
  if (aid && left) return [total, ...granted(line, aid, left, terms), ...more]
  if (advance.cents > 0) return [total, transfer(line, terms), ...more]
  return [total, ...undecided(price.gross_cents, terms), ...more]
}

/** The same before anything is decided: of the offer, a quote, a draft, or an invoice that was just signed. */
export const moneyBefore = (price: InvoiceAmounts | null): MoneyWords[] =>
  moneyWords(
    moneyLine({ price, ...{ grant: null, noticeAt: null, payments: [], cancelled: false } }),
    // What is signed today asks « Je continue » first.
    { asksChoice: true, choice: 'none' },
  )

/** « trop-perçu », whatever it came from: too much, or an avoir after a payment. */
function excess({ excess_cents, all_his }: MoneyLine): MoneyWords[] {
  if (excess_cents <= 0) return []
  const amount = formatEuros(excess_cents)
  return all_his
    ? [{ label: 'Trop-perçu, à vous rendre', amount, note: 'Reçu en plus de ce qui est dû.' }]
    : [
        {
          label: 'Trop-perçu, à rendre',
          amount,
          note: 'Rendu à qui l’a versé\u00a0: à vous, ou à l’organisme.',
        },
      ]
}

const undecided = (gross_cents: number, { asksChoice }: MoneyTerms): MoneyWords[] => [
  {
    label: 'Aide',
    amount: capital(NOT_DECIDED),
    note: 'L’organisme décide, et vous la verse ou nous la verse.',
  },
  {
    label: 'Vous avancez',
    amount: 'Rien aujourd’hui',
    note: `Au plus ${formatEuros(gross_cents)}, si l’aide est accordée\u202f; si elle ne couvre pas tout, ${asksChoice ? 'seulement si vous continuez' : `vous avez ${RENUNCIATION_DAYS} jours pour renoncer`}.`,
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
  terms: MoneyTerms,
): MoneyWords[] {
  const { back, choice } = line
  const would = choice !== null
  return [
    {
      label: 'Aide accordée',
      amount: formatEuros(aid.cents),
      note: `${aid.body}, décision du ${formatIsoDay(aid.decided_on)}\u202f; elle ${aid.paid_to === 'agency' ? 'nous' : 'vous'} est versée.`,
    },
    transfer(line, terms),
    {
      label: would ? 'Vous reviendrait' : 'Vous revient',
      amount: back.cents > 0 ? formatEuros(back.cents) : 'Rien',
      note:
        back.cents > 0
          ? `Versé par l’organisme\u202f; date\u00a0: ${back.on ? formatIsoDay(back.on) : NOT_DECIDED}.`
          : 'L’aide est déduite de ce que vous réglez.',
    },
    {
      label: would ? 'Resterait à votre charge' : 'Reste à votre charge',
      amount: left.gross_cents > 0 ? `${formatEuros(left.gross_cents)} TTC` : 'Rien',
      note: left.gross_cents > 0 ? `${ofWhichVat(left)}.` : 'L’aide couvre toute la facture.',
    },
  ]
}

/** What he transfers to us, and when: after acceptance, and where the aid is partial after « Je continue ». */
function transfer({ advance, to_pay, choice, received_cents }: MoneyLine, terms: MoneyTerms): MoneyWords {
  if (choice && terms.choice === 'over')
    return {
      label: 'Vous avancez',
      amount: 'Rien',
      note: `Le délai pour choisir a pris fin le ${formatIsoDay(choice.until)}.`,
    }
  if (choice)
    return {
      label: 'Vous avanceriez',
      amount: formatEuros(choice.cents),
      note: `Si vous continuez\u202f; votre choix est attendu jusqu’au ${formatIsoDay(choice.until)} inclus.`,
    }
  const label = 'Vous avancez'
  if (advance.cents === 0) return { label, amount: 'Rien', note: 'L’organisme nous verse l’aide.' }
  const amount = formatEuros(advance.cents)
  if (to_pay.cents === 0) return { label, amount, note: 'Réglé\u00a0: vous n’avez plus rien à payer.' }
  const when = to_pay.on ? `, au plus tard le ${formatIsoDay(to_pay.on)}` : ''
  return {
    label,
    amount,
    note:
      received_cents > 0
        ? `Reste à nous régler\u00a0: ${formatEuros(to_pay.cents)}${when}.`
        : `Par virement${when}.`,
  }
}

const ofWhichVat = ({ net_cents, vat_cents }: { net_cents: number; vat_cents: number }) =>
  `${formatEuros(net_cents)} HT et ${vat_cents > 0 ? `${formatEuros(vat_cents)} de TVA` : 'pas de TVA'}`
