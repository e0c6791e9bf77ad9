import { ActionLink } from '../parts/action-link'
import { Letter, Paragraph } from '../parts/layout'

/** The month's invoice, or an avoir on an earlier one; the sealed file is attached. */
export function LeadInvoice({
  number,
  month,
  amount,
  corrects,
  link,
}: {
  number: string
  /** « octobre 2026 ». */
  month: string
  amount: string
  /** The invoice that an avoir corrects. */
  corrects: string | null
  link: string
}) {
  return (
    <Letter
      title={corrects ? `Votre avoir ${number}` : `Votre facture ${number}`}
      preview={`${amount}, ${month}.`}
    >
      <Paragraph>
        {corrects
          ? `Vous trouverez ci-joint l’avoir ${number} sur la facture ${corrects}\u00a0: ${amount} TTC vous ont été rendus sur votre solde en ${month}.`
          : `Vous trouverez ci-joint la facture ${number} de vos contacts reçus en ${month}\u00a0: ${amount} TTC.`}
      </Paragraph>
      <Paragraph>
        {corrects
          ? 'Il n’y a rien à faire de votre côté.'
          : 'Elle est déjà réglée par votre solde prépayé\u00a0: il n’y a rien à payer.'}{' '}
        Le fichier est au format Factur-X et scellé.
      </Paragraph>
      <ActionLink href={link}>Voir mes factures</ActionLink>
    </Letter>
  )
}
