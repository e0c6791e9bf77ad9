import { expect, test } from 'vitest'
import { moneyLine } from './money-line'
import { moneyWords } from './money-words'
import type { ChoiceState } from './partial-grant'
import type { Grant } from './settlement'

const PRICE = { net_cents: 500_000, vat_cents: 100_000, gross_cents: 600_000, vat_basis_points: 2_000 }
const UNTAXED = { net_cents: 500_000, vat_cents: 0, gross_cents: 500_000, vat_basis_points: 0 }
const NOTICE = new Date('2026-03-02T09:00:00Z')
const grant = (cents: number, paid_to: Grant['paid_to'] = 'client'): Grant => ({
  ...{ cents, paid_to, body: 'Région Essai', decided_on: '2026-03-01' },
})
const client = (cents: number) => ({ cents, payer: 'client' as const })
const body = (cents: number) => ({ cents, payer: 'body' as const })
const waits = { choice_until: new Date('2026-03-17T23:00:00Z'), continued_at: null }

type Facts = Parameters<typeof moneyLine>[0]

/** The cells by their labels: the sum, and what is said of it. */
function told(facts: Partial<Facts>, { asksChoice = true, choice = 'none' as ChoiceState } = {}) {
  const line = moneyLine({
    ...{ price: PRICE, grant: null, noticeAt: null, payments: [], cancelled: false },
    ...facts,
  })
  const cells = moneyWords(line, { asksChoice, choice }).map(({ label, amount, note }) => [
    label.replaceAll(/\s/g, ' '),
    `${amount}: ${note}`.replaceAll(/\s/g, ' '),
  ])
  return Object.fromEntries(cells) as Record<string, string>
}

test('where there is no price nothing is said', () => {
  expect(told({ price: null })).toEqual({})
})

test('before a decision: nothing today, at most the total, and what the signed terms promise of a part', () => {
  const now = told({})
  expect(now.Prix).toBe('6 000,00 € TTC: 5 000,00 € HT et 1 000,00 € de TVA.')
  expect(now['Vous avancez']).toBe(
    'Rien aujourd’hui: Au plus 6 000,00 €, si l’aide est accordée ; si elle ne couvre pas tout, seulement si vous continuez.',
  )
  expect(told({}, { asksChoice: false })['Vous avancez']).toMatch(
    /si elle ne couvre pas tout, vous avez 15 jours pour renoncer\.$/,
  )
  expect(Object.keys(now)).toEqual([
    ...['Prix', 'Aide', 'Vous avancez', 'Vous revient', 'Reste à votre charge'],
  ])
})

test('a part that waits for a choice is told as what would be, until the delay is over', () => {
  const facts = { grant: grant(300_000), noticeAt: NOTICE, choice: waits }
  const open = told(facts, { choice: 'open' })
  expect(open['Vous avanceriez']).toBe(
    '6 000,00 €: Si vous continuez ; votre choix est attendu jusqu’au 17 mars 2026 inclus.',
  )
  expect(open['Resterait à votre charge']).toBe('3 000,00 € TTC: 2 000,00 € HT et 1 000,00 € de TVA.')
  const over = told(facts, { choice: 'over' })
  expect(over['Vous avancez']).toBe('Rien: Le délai pour choisir a pris fin le 17 mars 2026.')
  expect(over['Vous avanceriez']).toBeUndefined()
})

test('what he advances: to be paid by a day, in part, whole; nothing where the body pays us all', () => {
  const facts = { grant: grant(600_000), noticeAt: NOTICE }
  expect(told(facts)).toMatchObject({
    'Vous avancez': '6 000,00 €: Par virement, au plus tard le 1er avril 2026.',
    'Vous revient': '6 000,00 €: Versé par l’organisme ; date : pas encore décidé.',
    'Reste à votre charge': 'Rien: L’aide couvre toute la facture.',
  })
  expect(told({ ...facts, payments: [client(100_000)] })['Vous avancez']).toBe(
    '6 000,00 €: Reste à nous régler : 5 000,00 €, au plus tard le 1er avril 2026.',
  )
  expect(told({ ...facts, payments: [client(600_000)] })['Vous avancez']).toMatch(/Réglé/)
  const direct = told({ ...facts, grant: grant(600_000, 'agency') })
  expect(direct['Vous avancez']).toBe('Rien: L’organisme nous verse l’aide.')
  expect(direct['Vous revient']).toBe('Rien: L’aide est déduite de ce que vous réglez.')
})

test('without VAT nothing is said of 0,00 €', () => {
  const cells = told({ price: UNTAXED, grant: grant(300_000), noticeAt: NOTICE })
  expect(cells.Prix).toMatch(/HT et pas de TVA\.$/)
  expect(cells['Reste à votre charge']).toBe('2 000,00 € TTC: 2 000,00 € HT et pas de TVA.')
  // Aid goes off the price first: what is left may be VAT alone.
  const vatAlone = told({ grant: grant(550_000), noticeAt: NOTICE })
  expect(vatAlone['Reste à votre charge']).toBe('500,00 € TTC: 0,00 € HT et 500,00 € de TVA.')
})

test('an acceptance of before grants were noted asks for the whole', () => {
  expect(Object.keys(told({ noticeAt: NOTICE }))).toEqual(['Prix', 'Vous avancez'])
})

test('what came in too much is told wherever it came from, and to whom it goes back', () => {
  const over = 'Trop-perçu, à vous rendre'
  const facts = { grant: grant(600_000), noticeAt: NOTICE }
  const paid = told({ ...facts, payments: [client(650_000)] })
  expect(paid['Vous avancez']).toBe('6 000,00 €: Réglé : vous n’avez plus rien à payer.')
  expect(paid[over]).toMatch(/^500,00 €/)
  expect(told({ payments: [client(700_000)] })[over]).toMatch(/^1 000,00 €/)
  // An avoir after a payment.
  const cancelled = told({ ...facts, payments: [client(600_000)], cancelled: true })
  expect(cancelled).toMatchObject({
    'À payer': 'Rien: Un avoir annule la facture.',
    [over]: expect.stringMatching(/^6 000,00 €/),
  })
  // Nothing was to be advanced, the body has paid us, and he has paid too.
  const direct = told({
    ...{ grant: grant(600_000, 'agency'), noticeAt: NOTICE, payments: [body(600_000), client(600_000)] },
  })
  expect(direct['Trop-perçu, à rendre']).toBe('6 000,00 €: Rendu à qui l’a versé : à vous, ou à l’organisme.')
  expect(Object.keys(told({ ...facts, cancelled: true }))).toEqual(['Prix', 'À payer'])
})

test('what an avoir cancelled falls due on no day, were it told of a grant or asked for a choice', () => {
  const facts = { price: PRICE, grant: grant(300_000), noticeAt: NOTICE, payments: [], cancelled: true }
  for (const choice of [undefined, waits, { ...waits, continued_at: NOTICE }]) {
    const { to_pay, advance } = moneyLine({ ...facts, ...(choice && { choice }) })
    expect([to_pay, advance]).toEqual([
      { cents: 0, on: null },
      { cents: 0, on: null },
    ])
  }
})
