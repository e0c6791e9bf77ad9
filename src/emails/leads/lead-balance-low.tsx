import { ActionLink } from '../parts/action-link'
import { Letter, Paragraph } from '../parts/layout'

/** Told once, when what is left no longer covers one more call. */
export function LeadBalanceLow({ balance, link }: { balance: string; link: string }) {
  return (
    <Letter title="Votre solde est bas" preview={`Il reste ${balance}.`}>
      <Paragraph>
        Il reste {balance} sur votre compte&nbsp;: c’est moins que le prix d’un appel. Les prochains appels ne
        vous seront pas transmis tant qu’un virement n’est pas arrivé. Rien n’est prélevé automatiquement.
      </Paragraph>
      <ActionLink href={link}>Alimenter mon compte</ActionLink>
    </Letter>
  )
}
