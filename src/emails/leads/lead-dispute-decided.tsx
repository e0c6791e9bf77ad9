import { ActionLink } from '../parts/action-link'
import { Letter, Paragraph, TypedLines } from '../parts/layout'

/** What the team decided of a contact that its client contested, and why. */
export function LeadDisputeDecided({
  contact,
  credited,
  amount,
  balance,
  sentence,
  link,
}: {
  /** « l’appel du 12/11/2026 10:32 ». */
  contact: string
  credited: boolean
  /** TTC. */
  amount: string
  balance: string
  sentence: string
  link: string
}) {
  const title = credited ? 'Votre contestation est acceptée' : 'Votre contestation n’est pas retenue'
  return (
    <Letter title={title} preview={`${amount} TTC, ${contact}.`}>
      <Paragraph>
        {credited
          ? `Vous avez contesté ${contact}\u00a0: ${amount} TTC vous sont rendus sur votre solde, qui est maintenant de ${balance}. La facture du mois en tient compte\u00a0; si elle est déjà émise, un avoir suit.`
          : `Vous avez contesté ${contact}\u00a0: son prix, ${amount} TTC, est maintenu.`}
      </Paragraph>
      <Paragraph>Voici pourquoi&nbsp;:</Paragraph>
      <TypedLines text={sentence} />
      <ActionLink href={link}>Ouvrir mon espace</ActionLink>
    </Letter>
  )
}
