import { ActionLink } from './action-link'
import { Letter, Paragraph } from './layout'

/** The pieces that were asked for are there: nothing is to be signed again. */
export function PiecesReceived(props: {
  /** Null for an address that has not proven itself: it gets no word of a stranger's. */
  companyName: string | null
  pieces: string[]
  link: string
}) {
  const { companyName, pieces, link } = props
  return (
    <Letter
      dossierLink={link}
      title="Vos pièces sont bien reçues"
      preview="Votre dossier reprend son examen."
    >
      <Paragraph>
        Nous avons reçu, pour {companyName ? `le dossier de ${companyName}` : 'votre dossier'}
        {'\u00a0'}: {pieces.join(', ')}.
      </Paragraph>
      <Paragraph>
        Votre dossier reprend son examen. Votre facture reste signée, rien n’est à refaire.
      </Paragraph>
      <ActionLink href={link}>Voir mon dossier</ActionLink>
    </Letter>
  )
}
