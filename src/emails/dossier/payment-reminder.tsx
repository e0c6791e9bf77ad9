import type { Agency } from '~/domain/agency'
import type { MoneyWords } from '~/domain/invoice/money-words'
import { formatEuros, formatIsoDay } from '~/domain/text/french'
import { ActionLink } from '../parts/action-link'
import { Letter, Paragraph } from '../parts/layout'
import { MoneyCells } from '../parts/money-cells'
import { Transfer } from '../transfer'
import type { DossierLetter } from './dossier-letter'

/** A reminder from the third on is a formal notice. */
const FORMAL = 3

/** A payment is late: what is owed since when, and what the law adds (art. L441-10 and D441-5 C. com.). */
export function PaymentReminder(
  props: DossierLetter & {
    invoiceNumber: string
    /** 1 for the first letter. */
    rank: number
    client_cents: number
    /** The day, `2026-03-31`. */
    dueOn: string
    /** Who advances what, and what comes back to him. */
    lines: readonly MoneyWords[]
    seller: Pick<Agency, 'legal_name' | 'iban' | 'bic'>
  },
) {
  const { companyName, invoiceNumber, rank, client_cents, dueOn, lines, link, seller } = props
  const due = formatIsoDay(dueOn)
  return (
    <Letter title={reminderTitle(rank)} preview={`${formatEuros(client_cents)}, à régler depuis le ${due}.`}>
      <Paragraph>
        Sauf erreur de notre part, <strong>{formatEuros(client_cents)}</strong> restent à régler sur la
        facture {invoiceNumber}
        {companyName && ` de ${companyName}`}, échue le <strong>{due}</strong>.
        {rank >= FORMAL
          ? ' Nous vous mettons en demeure de les régler sous 8 jours.'
          : ' Si votre virement est parti, ne tenez pas compte de ce message.'}
      </Paragraph>
      <MoneyCells lines={lines} />
      <Transfer agency={seller} cents={client_cents} reference={invoiceNumber} />
      <Paragraph>
        Depuis le lendemain de l’échéance courent, sans rappel, les pénalités de retard au taux de
        refinancement de la Banque centrale européenne majoré de 10 points, et une indemnité forfaitaire de
        40&nbsp;€ pour frais de recouvrement est due (articles L441-10 et D441-5 du Code de commerce).
      </Paragraph>
      <Paragraph>
        Une difficulté, ou une erreur&#8239;? Répondez à ce message&nbsp;: une personne vous lira.
      </Paragraph>
      <ActionLink href={link}>Voir mon dossier</ActionLink>
    </Letter>
  )
}

export const reminderTitle = (rank: number) =>
  rank >= FORMAL
    ? 'Mise en demeure de payer'
    : rank === 1
      ? 'Rappel de paiement'
      : 'Second rappel de paiement'
