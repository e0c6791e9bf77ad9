import { ActionLink } from '../parts/action-link'
import { Letter, Paragraph } from '../parts/layout'

/** The receipt of a transfer that came in, or went back to the client. */
export function LeadTransfer({
  received,
  amount,
  reference,
  balance,
  link,
}: {
  /** False: the client's unused money went back to him. */
  received: boolean
  amount: string
  reference: string
  balance: string
  link: string
}) {
  return (
    <Letter
      title={received ? 'Virement reçu' : 'Solde remboursé'}
      preview={`${amount}, référence ${reference}.`}
    >
      <Paragraph>
        {received
          ? `Nous avons reçu votre virement de ${amount}`
          : `Nous vous avons rendu ${amount} de votre solde`}
        {`, sous la référence ${reference}. Votre solde disponible est de ${balance}.`}
      </Paragraph>
      <ActionLink href={link}>Voir mon relevé</ActionLink>
    </Letter>
  )
}
