import { ActionLink } from '../parts/action-link'
import { Letter, Paragraph } from '../parts/layout'
import type { DossierLetter } from './dossier-letter'

/** The pieces that were asked for are there: nothing is to be signed again. */
export function PiecesReceived({ companyName, pieces, link }: DossierLetter & { pieces: string[] }) {
  return (
    <Letter
      dossierLink={link}
      title="Vos pièces sont bien reçues"
      preview="Votre dossier reprend son examen."
    >
      <Paragraph>
        Nous avons reçu, pour {companyName ? `le dossier de ${companyName}` : 'votre dossier'}&nbsp;:{' '}
        {pieces.join('\u202f; ')}.
      </Paragraph>
      <Paragraph>
        Votre dossier reprend son examen. Votre facture reste signée, rien n’est à refaire.
      </Paragraph>
      <ActionLink href={link}>Voir mon dossier</ActionLink>
    </Letter>
  )
}
