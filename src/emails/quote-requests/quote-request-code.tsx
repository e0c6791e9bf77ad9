import { ActionLink } from '../parts/action-link'
import { BigCode } from '../parts/big-code'
import { Letter, Paragraph } from '../parts/layout'

/** The code of somebody who asks for a quote: nothing in it was typed by whoever filled in the form. */
export function QuoteRequestCode({ code, link }: { code: string; link: string }) {
  return (
    <Letter title="Confirmez votre demande" preview={`Votre code\u00a0: ${code}`}>
      <Paragraph>
        Une demande de devis vient d’être déposée avec cette adresse. Pour qu’un professionnel puisse y
        répondre, saisissez ce code&nbsp;:
      </Paragraph>
      <BigCode>{code}</BigCode>
      <Paragraph>Il sert une fois, pendant 10 minutes.</Paragraph>
      <Paragraph>
        La page de votre demande dit où elle en est et qui l’a reçue, et permet de la retirer&nbsp;:
      </Paragraph>
      <ActionLink href={link}>Voir ou retirer ma demande</ActionLink>
      <Paragraph>
        Ce n’est pas vous&#8239;? Sans ce code, la demande n’est transmise à personne. Vous pouvez aussi la
        retirer par ce lien.
      </Paragraph>
    </Letter>
  )
}
