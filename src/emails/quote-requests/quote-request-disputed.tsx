import { ActionLink } from '../parts/action-link'
import { Letter, Paragraph } from '../parts/layout'

interface QuoteRequestDisputedProps {
  companyName: string
  /** One of the five reasons, as a sentence. */
  reason: string
  link: string
}

/** Asks the asker what happened when the client contests the request and no rule can tell. */
export function QuoteRequestDisputed({ companyName, reason, link }: QuoteRequestDisputedProps) {
  return (
    <Letter title="Un mot de vous nous aiderait" preview={reason}>
      <Paragraph>
        {companyName}, qui a reçu votre demande de devis, nous écrit&nbsp;: «&nbsp;{reason}&nbsp;». Est-ce
        bien le cas&#8239;? Vous pouvez répondre en une phrase depuis la page de votre demande. Ce n’est pas
        obligatoire.
      </Paragraph>
      <ActionLink href={link}>Répondre</ActionLink>
    </Letter>
  )
}
