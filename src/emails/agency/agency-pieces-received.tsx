import { ActionLink } from '../parts/action-link'
import { InQuotes, Layout, Paragraph } from '../parts/layout'

/** Tells the agency that the pieces it asked for have come, with the client's own word. */
export function AgencyPiecesReceived(props: {
  companyName: string
  pieces: string[]
  words: string | null
  link: string
}) {
  const { companyName, pieces, words, link } = props
  return (
    <Layout title="Pièces reçues" preview={`${companyName}\u00a0: ${pieces.join(', ')}`}>
      <Paragraph>
        <strong>{companyName}</strong> a envoyé ce qui lui était demandé&nbsp;: {pieces.join(', ')}.
      </Paragraph>
      {words && <InQuotes>{words}</InQuotes>}
      <ActionLink href={link}>Vérifier les pièces</ActionLink>
    </Layout>
  )
}
