import { ActionLink } from '../parts/action-link'
import { Letter, Paragraph } from '../parts/layout'

interface QuoteRequestUnlockedProps {
  /** The client who has it now. */
  companyName: string
  phone: string
  email: string
  link: string
}

/** Tells the asker, at the moment of the payment, who has the request. */
export function QuoteRequestUnlocked({ companyName, phone, email, link }: QuoteRequestUnlockedProps) {
  return (
    <Letter title="Une entreprise a reçu votre demande" preview={`${companyName} va vous rappeler.`}>
      <Paragraph>
        <strong>{companyName}</strong> vient de recevoir votre demande de devis et vos coordonnées, pour vous
        rappeler à ce sujet. Aucune autre entreprise ne les recevra.
      </Paragraph>
      <Paragraph>
        Pour la joindre vous-même&nbsp;: {phone}, {email}.
      </Paragraph>
      <Paragraph>
        Vous ne voulez plus être rappelé&#8239;? Retirez votre demande&nbsp;: l’entreprise est prévenue
        aussitôt.
      </Paragraph>
      <ActionLink href={link}>Voir ou retirer ma demande</ActionLink>
    </Letter>
  )
}
