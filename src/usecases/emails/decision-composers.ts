import { DOCUMENT_LABELS } from '~/domain/dossier/pieces/document-kind'
import { avoirFilename } from '~/domain/dossier/pieces/filename'
import type { EmailData } from '~/domain/email/email'
import { found } from '~/domain/found'
import { moneyLine } from '~/domain/invoice/money-line'
import { moneyWords } from '~/domain/invoice/money-words'
import type { Grant } from '~/domain/invoice/settlement'
import { Refusal } from '~/domain/refusal'
import { ChoiceReminder } from '~/emails/dossier/choice-reminder'
import { ContinuationNoted } from '~/emails/dossier/continuation-noted'
import { DossierAccepted } from '~/emails/dossier/dossier-accepted'
import { DossierRefused, refusalTitle } from '~/emails/dossier/dossier-refused'
import { DossierReopened } from '~/emails/dossier/dossier-reopened'
import { PaymentReminder, reminderTitle } from '~/emails/dossier/payment-reminder'
import { PiecesRequested } from '~/emails/dossier/pieces-requested'
import type { GrantWords } from '~/emails/parts/grant-words'
import { PAYMENT_CODE_ID } from '~/emails/transfer'
import type { Dossier } from '~/store/dossiers/dossiers'
import { findAvoir } from '~/store/papers/avoirs'
import { findInvoice } from '~/store/papers/invoices'
import type { Deps } from '../ground/deps'
import { storedPaper } from '../invoice/invoice-paper'
import { readStoredPaper } from '../invoice/read-stored-paper'
import { paymentCodeOf } from '../settlement/read-client-settlement'
import { settlementOf } from '../settlement/read-settlement'
import { type Composers, dossierOf } from './composers'
import { stageLines } from './stage-lines'

/** The messages that follow an administrator's decision (specification B4). */
export const decisionComposers: Composers<
  | 'pieces-requested'
  | 'dossier-accepted'
  | 'continuation-noted'
  | 'choice-reminder'
  | 'dossier-refused'
  | 'dossier-reopened'
  | 'payment-reminder'
> = {
  'pieces-requested': async (deps, email) => {
    const { companyName, link } = await dossierOf(deps, email)
    const { documents, reason, signed } = email.data
    return {
      subject: 'Votre dossier est à compléter',
      body: PiecesRequested({
        companyName,
        reason,
        pieces: documents.map(kind => ({ label: DOCUMENT_LABELS[kind], link: `${link}#piece-${kind}` })),
        link,
        signed,
      }),
    }
  },
  'dossier-accepted': async (deps, email) => {
    const { dossier, companyName, link } = await dossierOf(deps, email)
    const { grant, notice_at, choice } = email.data
    const invoiceNumber = String(email.data.invoice_number)
    const granted =
      grant && notice_at ? await grantWords(deps, invoiceNumber, grant, notice_at, choice) : null
    return {
      subject: 'Votre aide est accordée',
      body: DossierAccepted({
        ...{ companyName, invoiceNumber, link, granted },
        stages: await stageLines(deps, dossier, {
          told: { status: 'Accepté', decidedAt: email.created_at },
        }),
      }),
      attachments: granted ? await paymentCode(deps, invoiceNumber, granted.money.to_pay.cents) : [],
    }
  },
  'continuation-noted': async (deps, email) => {
    const { dossier, companyName, link } = await dossierOf(deps, email)
    const { invoiceNumber, granted } = await standingGrant(deps, dossier)
    return {
      subject: 'Votre choix est enregistré\u00a0: vous continuez',
      body: ContinuationNoted({
        ...{ companyName, invoiceNumber, link, granted },
        stages: await stageLines(deps, dossier),
      }),
      attachments: await paymentCode(deps, invoiceNumber, granted.money.to_pay.cents),
    }
  },
  'choice-reminder': async (deps, email) => {
    const { dossier, companyName, link } = await dossierOf(deps, email)
    const { invoiceNumber, granted } = await standingGrant(deps, dossier)
    // Who has chosen meanwhile is asked nothing.
    if (!granted.money.choice) throw new Refusal('not-found')
    return {
      subject: 'Continuer ou renoncer\u00a0: votre choix est attendu',
      body: ChoiceReminder({ companyName, invoiceNumber, link, granted }),
    }
  },
  'dossier-refused': async (deps, email) => {
    const { dossier, companyName, link } = await dossierOf(deps, email)
    // A message of before there were motives was about a body's refusal.
    const { avoir_number, motive = 'body-refused', sentence = null, silent = false } = email.data
    const avoir = avoir_number ? await findAvoir(deps.db, avoir_number) : null
    if (avoir_number && !avoir) throw new Refusal('not-found')
    return {
      subject: refusalTitle(motive, silent),
      body: DossierRefused({
        companyName,
        cancelled: avoir ? { invoiceNumber: avoir.invoice_number, avoirNumber: avoir.number } : null,
        ...{ motive, silent, sentence, link },
        stages: await stageLines(deps, dossier, {
          told: { status: 'Refusé', decidedAt: email.created_at },
          avoirNumber: avoir_number,
        }),
      }),
      attachments: avoir
        ? [
            {
              filename: avoirFilename(companyName ?? avoir.number),
              content: await readStoredPaper(deps, avoir),
              contentType: 'application/pdf',
            },
          ]
        : [],
    }
  },
  'payment-reminder': async (deps, email) => {
    const { companyName, link } = await dossierOf(deps, email)
    const { rank, invoice_number, client_cents, due_on } = email.data
    const { money, invoice } = await settlementOf(deps.db, invoice_number)
    return {
      subject: `${reminderTitle(rank)}, facture ${invoice_number}`,
      body: PaymentReminder({
        ...{ companyName, rank, client_cents, link },
        invoiceNumber: invoice_number,
        dueOn: due_on,
        lines: moneyWords(money, { asksChoice: true, choice: 'none' }),
        seller: storedPaper(invoice.paper).seller,
      }),
      attachments: await paymentCode(deps, invoice_number, client_cents),
    }
  },
  'dossier-reopened': async (deps, email) => {
    const { dossier, companyName, link } = await dossierOf(deps, email)
    return {
      subject: 'Votre dossier est de nouveau à l’examen',
      body: DossierReopened({
        stages: await stageLines(deps, dossier, { told: { status: 'Soumis', decidedAt: null } }),
        companyName,
        link,
      }),
    }
  },
}

/** What the notice says of the money, as it stood when it was asked for. */
async function grantWords(
  deps: Pick<Deps, 'db'>,
  number: string,
  grant: Grant,
  notice_at: string,
  choice: EmailData['dossier-accepted']['choice'],
): Promise<GrantWords> {
  const { amounts, seller } = await paperOf(deps, number)
  const noticeAt = new Date(notice_at)
  return {
    seller,
    money: moneyLine({
      ...{ price: amounts, grant, noticeAt, payments: [], cancelled: false },
      ...(choice && { choice: choiceOf(choice) }),
    }),
  }
}

const choiceOf = ({ until, continued_at }: NonNullable<EmailData['dossier-accepted']['choice']>) => ({
  choice_until: new Date(until),
  continued_at: continued_at === null ? null : new Date(continued_at),
})

/** What stands of a grant when a message leaves. @throws Refusal not-found where none was told, or it was taken back */
async function standingGrant(deps: Pick<Deps, 'db'>, { invoice_number }: Dossier) {
  const invoiceNumber = String(invoice_number)
  const { money, avoir, invoice } = await settlementOf(deps.db, invoiceNumber)
  if (!money.aid || avoir) throw new Refusal('not-found')
  return { invoiceNumber, granted: { money, seller: storedPaper(invoice.paper).seller } }
}

/** The QR code, shown in the message; none where nothing is to be paid. */
async function paymentCode(deps: Pick<Deps, 'db'>, number: string, cents: number) {
  if (cents <= 0) return []
  const content = await paymentCodeOf(await invoiceOf(deps, number), cents)
  return [{ filename: 'virement.png', content, contentType: 'image/png', cid: PAYMENT_CODE_ID }]
}

async function invoiceOf({ db }: Pick<Deps, 'db'>, number: string) {
  return found(await findInvoice(db, number))
}

/** What an invoice says, by its number. @throws Refusal not-found */
export const paperOf = async (deps: Pick<Deps, 'db'>, number: string) =>
  storedPaper((await invoiceOf(deps, number)).paper)
