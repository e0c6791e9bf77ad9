import { expect, test } from 'vitest'
import type { EmailData, EmailKind } from '~/domain/email/email'
import type { Grant } from '~/domain/invoice/settlement'
import { attachedXml } from '~/invoicing/attached-xml'
import { findDossier } from '~/store/dossiers/dossiers'
import { findEmail } from '~/store/emails/emails'
import { findInvoice } from '~/store/papers/invoices'
import { visitorOf } from '../../../tests/support/dossiers/path'
import { startSite } from '../../../tests/support/program/in-process'
import type { Deps } from '../ground/deps'
import { issueAvoir } from '../invoice/issue-avoir'
import { showInvoice } from '../invoice/show-invoice'
import { queueEmail } from '../outbox/queue-email'
import { readClientSettlement } from '../settlement/read-client-settlement'
import { composeEmail } from './compose-email'

/** What the law asks of 5 000,00 € there, written out by hand: HT, VAT, TTC. */
const PLACES: [where: string, address: string, sums: [net: string, vat: string, gross: string]][] = [
  ['the mainland', '12 rue des Lilas, 69002 Lyon', ['5000.00', '1000.00', '6000.00']],
  ['Monaco', '3 quai Antoine 1er, 98000 Monaco', ['5000.00', '1000.00', '6000.00']],
  ['Guadeloupe', '5 rue Frébault, 97110 Pointe-à-Pitre', ['5000.00', '425.00', '5425.00']],
  ['Martinique', '8 rue Victor-Hugo, 97200 Fort-de-France', ['5000.00', '425.00', '5425.00']],
  ['Guyane', '2 avenue de Gaulle, 97300 Cayenne', ['5000.00', '0.00', '5000.00']],
  ['La Réunion', '40 rue de Paris, 97400 Saint-Denis', ['5000.00', '425.00', '5425.00']],
  ['Mayotte', '1 place du Marché, 97600 Mamoudzou', ['5000.00', '0.00', '5000.00']],
]

const grantTo = (paid_to: Grant['paid_to']): Grant => ({
  ...{ cents: 300_000, body: 'Région Essai', decided_on: '2026-01-15' },
  paid_to,
})
const NOTICE = '2026-02-02T09:00:00.000Z'

interface Papers {
  invoice_number: string
  avoir_number: string
  to_pay_cents: number
}

/** What each message about a dossier is queued with; null: it is about something else, and bears no sum of the offer. */
const MESSAGES: {
  [Kind in EmailKind]: ((papers: Papers) => { data: EmailData[Kind]; grant?: Grant }[]) | null
} = {
  'dossier-received': () => [{ data: {} }],
  'agency-dossier-received': () => [{ data: {} }],
  'resume-link': () => [{ data: {} }],
  'address-code': () => [{ data: {} }],
  'address-changed': () => [{ data: {} }],
  'address-next': () => [{ data: {} }],
  'piece-replaced': () => [{ data: {} }],
  'piece-added': () => [{ data: {} }],
  'pieces-received': () => [{ data: {} }],
  'agency-pieces-received': () => [{ data: {} }],
  'team-wrote': () => [{ data: { text: 'Bonjour' } }],
  'agency-client-wrote': () => [{ data: {} }],
  'agency-mail-to-sort': () => [{ data: {} }],
  'site-moved': () => [{ data: { stage: 'contents' } }],
  'site-domain': null,
  'site-request': null,
  'agency-site-comments': null,
  'site-comment-answered': null,
  'site-round': null,
  'site-closure': null,
  'notice-received': null,
  'notice-decided': null,
  'agency-client-site': null,
  'site-answer': null,
  'owner-link': null,
  'owner-address': null,
  'agency-site-news': () => [{ data: { news: 'kick-off', text: '' } }],
  'agency-call-back': () => [{ data: { at: NOTICE } }],
  'agency-visitor-call': null,
  'simulator-result': () => [{ data: { answers: {} } }],
  'eligibility-answered': () => [{ data: { answer: 'likely', sentence: 'Oui.' } }],
  'agency-answer-due': () => [{ data: {} }],
  reminder: null,
  'agency-address-disowned': () => [{ data: {} }],
  'agency-link-elsewhere': () => [{ data: { body_name: 'Région Essai' } }],
  'international-received': null,
  'agency-international-received': null,
  'pieces-requested': () => [{ data: { documents: ['rib'], reason: 'Illisible.', signed: true } }],
  'dossier-accepted': ({ invoice_number }) =>
    (['client', 'agency'] as const).map(payee => {
      const grant = grantTo(payee)
      return { data: { invoice_number, avoir_number: null, grant, notice_at: NOTICE }, grant }
    }),
  // Neither leaves once an avoir cancels the invoice (settlement/partial-grant.test.ts reads both).
  'continuation-noted': null,
  'choice-reminder': null,
  'dossier-refused': papers => [{ data: { ...papers, motive: 'body-refused', sentence: null } }],
  'payment-reminder': ({ invoice_number, to_pay_cents }) => [
    {
      data: { rank: 3, invoice_number, client_cents: to_pay_cents, due_on: '2026-03-04' },
      grant: grantTo('agency'),
    },
  ],
  'dossier-reopened': () => [{ data: {} }],
  'retention-notice': () => [{ data: { purge_at: NOTICE } }],
  'agency-retention-due': () => [{ data: { purge_at: NOTICE } }],
  'registration-retention-notice': null,
  'quote-request-retention-notice': null,
  'agency-notice-undelivered': null,
  'agency-alert': null,
  'account-invitation': null,
  'agency-account-guessed': null,
  'agency-account-address': null,
  'client-link': null,
  'lead-account-opened': null,
  'agency-lead-news': null,
  'lead-transfer': null,
  'lead-balance-low': null,
  'lead-dispute-decided': null,
  'lead-invoice': null,
  'agency-statement': null,
  'quote-request-code': null,
  'quote-request-unlocked': null,
  'quote-request-contact': null,
  'quote-request-withdrawn': null,
  'quote-request-corrected': null,
  'quote-request-disputed': null,
  'agency-papers-flawed': null,
}

test.each(PLACES)('what the invoice says in %s, every message says', async (_, address, sums) => {
  const { deps, url } = await startSite({ ROLE: 'web' })
  const id = await visitorOf(url).finish({ address })
  const dossier = await findDossier(deps.db, id)
  const invoice_number = String(dossier?.invoice_number)
  const xml = attachedXml((await showInvoice(deps, id)).pdf)
  const onPaper = ['TaxBasisTotalAmount', 'TaxTotalAmount', 'GrandTotalAmount'].map(sumIn(xml))
  expect(onPaper).toEqual(sums)

  await accept(deps, id)
  const { to_pay, remaining, total } = await readClientSettlement(deps, { key: id })
  const gross = Number(sums[2])
  expect({ total, to_pay, remaining: remaining?.ttc }).toEqual({
    total: gross,
    to_pay: gross - 3_000,
    remaining: gross - 3_000,
  })
  const invoice = await findInvoice(deps.db, invoice_number)
  if (!invoice) throw new Error('no invoice')
  const { avoir } = await deps.db.transaction().execute(trx => issueAvoir(trx, deps, invoice, 'body-refused'))
  const papers = { invoice_number, avoir_number: avoir.number, to_pay_cents: Math.round(to_pay * 100) }
  const said = new Set<string>()
  for (const kind of Object.keys(MESSAGES) as EmailKind[]) {
    for (const { data, grant } of MESSAGES[kind]?.(papers) ?? []) {
      const text = await textOf(deps, id, kind, data)
      for (const sum of sumsIn(text)) {
        said.add(sum)
        expect([sum, kind, onPaper.concat(grant ? leftOf(sums, grant) : [])]).toSatisfy(
          ([one, , allowed]) => allowed.includes(one) || one === '40',
        )
      }
    }
  }
  // The acknowledgement told the price, the acceptance the whole and what each way of paying leaves.
  for (const sum of [sums[0], sums[2], '3000.00', (gross - 3_000).toFixed(2)]) expect(said).toContain(sum)
})

test('where the territory is not served no sum is shown as due', async () => {
  const { deps, url } = await startSite({ ROLE: 'web' })
  const id = await visitorOf(url).complete({ address: '3 rue du Port, 97133 Gustavia' })
  const read = await (await visitorOf(url).read(id)).json()
  expect(read).toMatchObject({ amounts: null, invoice_number: expect.stringMatching(/^PROJET-/) })
  const shown = await fetch(`${url}/api/invoice/${id}/view`)
  expect(shown.status).toBe(409)
  expect(await shown.json()).toMatchObject({ code: 'territory-not-served' })
  expect((await fetch(`${url}/api/company/${id}/quote`)).status).toBe(409)
  expect((await findInvoice(deps.db, read.invoice_number))?.amount_ttc_cents).toBe(0)
  const moved = await fetch(`${url}/api/company/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ company_name: read.company_name, siret: read.siret, phone: read.phone, email: read.email },
      address: '40 rue de Paris, 97400 Saint-Denis',
    }),
  })
  expect(await moved.json()).toMatchObject({ amounts: { ht: 5_000, tva: 425, ttc: 5_425 } })
  expect((await findInvoice(deps.db, read.invoice_number))?.amount_ttc_cents).toBe(542_500)
})

const sumIn = (xml: string) => (name: string) => new RegExp(`<ram:${name}[^>]*>([^<]+)<`).exec(xml)?.[1]

/** « 5 425,00 € » as `5425.00`, « 40 € » as `40`. */
const sumsIn = (text: string) =>
  [...text.matchAll(/(\d[\d\u00a0\u202f ]*)(,\d{2})?[\u00a0\u202f ]€/g)].map(
    ([, whole = '', cents = '']) => whole.replace(/\D/g, '') + cents.replace(',', '.'),
  )

/** What an aid leaves of a price: off the price first, off the VAT last. */
function leftOf([net, vat]: [string, string, string], { cents }: Grant): string[] {
  const aid = cents / 100
  const left = Math.max(0, Number(net) - aid)
  return [aid, left, left + Number(vat)].map(sum => sum.toFixed(2))
}

async function accept({ db }: Deps, id: string) {
  const { cents, body, decided_on, paid_to } = grantTo('agency')
  const change = { granted_cents: cents, granted_by: body, granted_on: decided_on, grant_paid_to: paid_to }
  await db
    .updateTable('dossiers')
    .set({ status: 'Accepté', accepted_notice_at: new Date(NOTICE), ...change })
    .where('id', '=', id)
    .execute()
}

async function textOf<Kind extends EmailKind>(
  deps: Deps,
  dossier_id: string,
  kind: Kind,
  data: EmailData[Kind],
) {
  // The table above pairs each kind with its own data; no union of forty says so by itself.
  const email = { kind, data } as Parameters<typeof queueEmail>[2]
  const emailId = await queueEmail(deps.db, deps, {
    ...email,
    recipient: 'gerante@exemple.fr',
    dossier_id: kind === 'simulator-result' ? null : dossier_id,
  })
  const row = await findEmail(deps.db, emailId)
  if (!row) throw new Error(`${kind} was not queued`)
  const message = await composeEmail(deps, row)
  return message.text
}
