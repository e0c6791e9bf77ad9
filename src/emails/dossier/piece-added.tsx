import { ActionLink } from '../parts/action-link'
import { Letter, Paragraph } from '../parts/layout'
import type { DossierLetter } from './dossier-letter'

/** The team put a piece that came by e-mail into its slot: its holder knows, and may say no. */
export function PieceAdded({ companyName, link }: DossierLetter) {
  return (
    <Letter title="Nous avons ajouté une pièce à votre dossier" preview="Elle nous est parvenue par e-mail.">
      <Paragraph>
        Une ou plusieurs pièces nous sont parvenues par e-mail. Notre équipe vient de les ranger dans{' '}
        {companyName ? `le dossier de ${companyName}` : 'votre dossier'}&nbsp;: vous n’avez pas à les
        renvoyer.
      </Paragraph>
      <ActionLink href={link}>Voir mon dossier</ActionLink>
      <Paragraph>
        Vous ne nous avez rien envoyé&#8239;? Répondez à ce message&nbsp;: nous regarderons avec vous.
      </Paragraph>
    </Letter>
  )
}
