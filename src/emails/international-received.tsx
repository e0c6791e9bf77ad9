import { ActionLink } from './parts/action-link'
import { Letter, Paragraph } from './parts/layout'

/** Confirms a registration from abroad to the address that was typed (specification A2). */
export function InternationalReceived({ offerLink }: { offerLink: string }) {
  return (
    <Letter title="Votre inscription est bien reçue" preview="Notre équipe vous appelle sous 24 heures.">
      <Paragraph>
        Nous avons bien reçu l’inscription de votre entreprise à notre offre à la performance.{' '}
        <strong>Notre équipe vous appelle sous 24 heures</strong>, au numéro de téléphone ou WhatsApp que vous
        avez indiqué.
      </Paragraph>
      <Paragraph>
        Vous n’avez rien à payer aujourd’hui&nbsp;: ni abonnement, ni engagement. Seuls les contacts qualifiés
        vous seront facturés.
      </Paragraph>
      <ActionLink href={offerLink}>Revoir les tarifs</ActionLink>
      <Paragraph>
        Vous n’avez rien demandé&#8239;? Quelqu’un a sans doute saisi votre adresse par erreur&nbsp;: ignorez
        ce message, ou écrivez-nous pour que nous l’effacions.
      </Paragraph>
    </Letter>
  )
}
