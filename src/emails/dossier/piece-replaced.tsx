import { formatDay } from '~/domain/text/french'
import { ActionLink } from '../parts/action-link'
import { Letter, Paragraph } from '../parts/layout'

/** Announces that a piece took the place of another: its holder knows, or should. */
export function PieceReplaced({ openedAt, link }: { openedAt: Date; link: string }) {
  return (
    <Letter title="Une pièce a été remplacée" preview="Si ce n’est pas vous, écrivez-nous.">
      <Paragraph>
        Dans votre dossier du {formatDay(openedAt)}, une ou plusieurs pièces viennent d’en remplacer d’autres.
      </Paragraph>
      <ActionLink href={link}>Voir mon dossier</ActionLink>
      <Paragraph>
        Ce n’est pas vous&#8239;? Répondez à ce message&nbsp;: nous regarderons avec vous.
      </Paragraph>
    </Letter>
  )
}
