import { ActionLink } from '../parts/action-link'
import { Letter, Paragraph } from '../parts/layout'

/** Where a client of the leads offer finds his space, and how he starts. */
export function LeadAccountOpened({
  companyName,
  mayBuy,
  timeZone,
  link,
}: {
  companyName: string
  /** False while the VAT number of a client of another member state is not confirmed. */
  mayBuy: boolean
  /** « America/New York ». */
  timeZone: string
  link: string
}) {
  return (
    <Letter title="Votre espace client est ouvert" preview={`Le compte de ${companyName} est prêt.`}>
      <Paragraph>
        Comme convenu avec notre équipe, le compte de <strong>{companyName}</strong> est ouvert. Dans votre
        espace, vous ouvrez vos campagnes, suivez chaque appel et chaque demande de devis, contestez ce qui
        doit l’être et retrouvez vos factures. Les heures y sont celles du fuseau {timeZone}&nbsp;: si ce
        n’est pas le vôtre, changez-le en haut de la page.
      </Paragraph>
      <Paragraph>
        Il n’y a pas de mot de passe à retenir&nbsp;: pour y entrer, saisissez cette adresse e-mail, et un
        lien de connexion vous est envoyé.
      </Paragraph>
      <Paragraph>
        Votre compte s’alimente par virement, avec les indications qui y figurent. Rien n’est prélevé
        automatiquement, et ce qui n’a pas servi vous est rendu sur demande.
        {!mayBuy &&
          ' Les appels vous seront transmis dès que nous aurons vérifié votre numéro de TVA\u00a0: nous nous en occupons.'}
      </Paragraph>
      <ActionLink href={link}>Ouvrir mon espace</ActionLink>
    </Letter>
  )
}
