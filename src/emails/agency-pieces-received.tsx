import type { Agency } from '~/domain/agency'
import { ActionLink } from './action-link'
import { Layout, Paragraph } from './layout'

/** Tells the agency that the pieces it asked for have come, with the client's own word. */
export function AgencyPiecesReceived(props: {
  agency: Agency
  companyName: string
  pieces: string[]
  words: string | null
  link: string
}) {
  const { agency, companyName, pieces, words, link } = props
  return (
    <Layout agency={agency} title="Pièces reçues" preview={`${companyName}\u00a0: ${pieces.join(', ')}`}>
      <Paragraph>
        <strong>{companyName}</strong> a envoyé ce qui lui était demandé{'\u00a0'}: {pieces.join(', ')}.
      </Paragraph>
      {words && (
        <Paragraph>
          «{'\u00a0'}
          {words}
          {'\u00a0'}»
        </Paragraph>
      )}
      <ActionLink href={link}>Vérifier les pièces</ActionLink>
    </Layout>
  )
}
