import { ActionLink } from '../parts/action-link'
import { Letter, Paragraph } from '../parts/layout'
import { type Asker, AskerContact } from './asker-contact'

interface QuoteRequestContactProps {
  wanted: string
  asker: Asker
  price: string
  link: string
}

/** What a client has paid for: the whole contact, once. */
export function QuoteRequestContact({ wanted, asker, price, link }: QuoteRequestContactProps) {
  return (
    <Letter title="La demande est à vous" preview={`${wanted}, ${asker.town}.`}>
      <Paragraph>
        Vous avez débloqué une demande de devis ({wanted}) pour {price} HT. Vous êtes la seule entreprise à
        l’avoir, et la personne sait que c’est vous.
      </Paragraph>
      <AskerContact {...asker} />
      <Paragraph>
        Ces coordonnées servent à répondre à cette demande, et à rien d’autre. Vous avez 7 jours pour la
        contester.
      </Paragraph>
      <ActionLink href={link}>Ouvrir mon espace</ActionLink>
    </Letter>
  )
}
