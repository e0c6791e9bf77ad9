import { ActionLink } from './action-link'
import { Letter, Paragraph, TypedLines } from './layout'

interface QuoteRequestContactProps {
  wanted: string
  name: string
  phone: string
  email: string
  town: string
  project: string
  price: string
  link: string
}

/** What a client has paid for: the whole contact, once. */
export function QuoteRequestContact(props: QuoteRequestContactProps) {
  const { wanted, name, phone, email, town, project, price, link } = props
  return (
    <Letter title="La demande est à vous" preview={`${wanted}, ${town}.`}>
      <Paragraph>
        Vous avez débloqué une demande de devis ({wanted}) pour {price} HT. Vous êtes la seule entreprise à
        l’avoir, et la personne sait que c’est vous.
      </Paragraph>
      <Paragraph>
        <strong>{name}</strong>, {town}
        <br />
        {phone}
        <br />
        {email}
      </Paragraph>
      <TypedLines text={project} />
      <Paragraph>
        Ces coordonnées servent à répondre à cette demande, et à rien d’autre. Vous avez 7 jours pour la
        contester.
      </Paragraph>
      <ActionLink href={link}>Ouvrir mon espace</ActionLink>
    </Letter>
  )
}
