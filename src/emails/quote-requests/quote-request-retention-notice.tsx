import { formatDay } from '~/domain/text/french'
import { ActionLink } from '../parts/action-link'
import { Letter, Paragraph } from '../parts/layout'

interface QuoteRequestRetentionNoticeProps {
  purgeAt: Date
  link: string
}

/** Two weeks before an asker's data go (specification B7). */
export function QuoteRequestRetentionNotice({ purgeAt, link }: QuoteRequestRetentionNoticeProps) {
  const day = formatDay(purgeAt)
  return (
    <Letter title="Vos données seront effacées" preview={`Le ${day}.`}>
      <Paragraph>
        Votre demande de devis n’a pas changé depuis longtemps. Comme nous l’annonçons, vos coordonnées et
        votre texte seront effacés le <strong>{day}</strong>. Vous n’avez rien à faire pour cela.
      </Paragraph>
      <ActionLink href={link}>Voir ma demande</ActionLink>
    </Letter>
  )
}
