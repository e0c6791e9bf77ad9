import { advance, toldStatus } from '~/domain/dossier/life'
import { inEuros } from '~/domain/invoice/in-euros'
import { moneyLine } from '~/domain/invoice/money-line'
import { moneyWords } from '~/domain/invoice/money-words'
import { asksChoice } from '~/domain/invoice/partial-grant'
import { Refusal } from '~/domain/refusal'
import { paymentCodePng } from '~/invoicing/payment-code'
import { grantOf, readLife } from '~/store/dossiers/dossier-life'
import { findDossier, type HolderKey } from '~/store/dossiers/dossiers'
import type { StoredInvoice } from '~/store/papers/invoices'
import type { Deps } from '../ground/deps'
import { storedPaper } from '../invoice/invoice-paper'
import { settlementOf } from './read-settlement'

type ReadDeps = Pick<Deps, 'db' | 'clock' | 'mailer'>

/**
 * What the holder of a dossier sees of the money: what was granted, what is left, what came in, and whether he may
 * renounce. Nothing of a decision that can still be undone. @throws Refusal not-found where nothing is signed
 */
export async function readClientSettlement({ db, clock, mailer }: ReadDeps, key: HolderKey) {
  const dossier = await findDossier(db, key)
  if (!dossier?.signed_at || dossier.is_test) throw new Refusal('not-found')
  const life = await readLife(db, dossier, clock())
  const { invoice, payments, avoir } = await settlementOf(db, String(dossier.invoice_number))
  const { amounts, seller } = storedPaper(invoice.paper)
  const told = toldStatus(life)
  const noticeAt = told === 'Accepté' || told === 'Payé' ? dossier.accepted_notice_at : null
  const grant = noticeAt ? grantOf(dossier) : null
  const money = moneyLine({
    ...{ price: amounts, grant, noticeAt },
    payments: payments.map(({ amount_cents: cents, payer }) => ({ cents, payer })),
    cancelled: avoir !== undefined,
    ...(noticeAt && { choice: dossier }),
  })
  const { left, to_pay, choice, renounce_until, received_cents, excess_cents } = money
  return {
    status: told,
    invoice_number: invoice.number,
    lines: moneyWords(money, {
      asksChoice: asksChoice(invoice.signature?.agreements_version),
      choice: life.choice,
    }),
    total: amounts.gross_cents / 100,
    grant: grant && { amount: grant.cents / 100, body: grant.body, decided_on: grant.decided_on },
    /** What the aid leaves, whoever it is paid to. */
    remaining: left && inEuros(left),
    aid_paid_to: grant?.paid_to ?? null,
    due_on: to_pay.on,
    choice: choice && advance(life, 'continue') ? { until: choice.until, amount: choice.cents / 100 } : null,
    choice_state: noticeAt ? life.choice : ('none' as const),
    received: received_cents / 100,
    to_pay: to_pay.cents / 100,
    excess: excess_cents / 100,
    payee: seller.legal_name,
    iban: seller.iban,
    bic: seller.bic,
    payments: payments.map(({ paid_on, amount_cents, payer }) => ({
      ...{ paid_on, payer },
      amount: amount_cents / 100,
    })),
    may_renounce: advance(life, 'renounce') !== null && told !== 'Refusé',
    renounce_until: life.mayRenounce ? renounce_until : null,
    /** Renouncing asks for a code that was typed just now. */
    code_needed: mailer.leaves,
    refusal:
      told === 'Refusé'
        ? {
            motive: dossier.refusal_motive,
            sentence: dossier.refusal_sentence,
            // Nobody renounces by a word once the delay is over.
            silent:
              dossier.choice_until !== null &&
              dossier.status_at !== null &&
              dossier.status_at >= dossier.choice_until,
            avoir_number: avoir?.number ?? null,
          }
        : null,
  }
}

/** The QR code of what the client has to transfer, as PNG. @throws Refusal not-found where nothing is to be paid */
export async function drawPaymentCode(deps: ReadDeps, key: HolderKey): Promise<Uint8Array> {
  const { to_pay, invoice_number } = await readClientSettlement(deps, key)
  if (to_pay <= 0) throw new Refusal('not-found')
  const { invoice } = await settlementOf(deps.db, invoice_number)
  return paymentCodeOf(invoice, Math.round(to_pay * 100))
}

/** The QR code of a transfer for an invoice, to the account that it prints. */
export function paymentCodeOf({ paper, number }: StoredInvoice, cents: number): Promise<Uint8Array> {
  const { bic, iban, legal_name: name } = storedPaper(paper).seller
  return paymentCodePng({ bic, iban, name, cents, reference: number })
}
