import type { SiteRequest } from '~/domain/site/online/site-request'
import { Layout, Paragraph, QuotedLines, TypedLines } from '../parts/layout'

/** What a firm answers to who asked on its site. Its words and the visitor's are text, and lead nowhere. */
export function SiteAnswer(props: {
  firm: string
  telephone: string | null
  /** Whether a reply reaches the firm. */
  canReply: boolean
  text: string
  request: SiteRequest
}) {
  const { firm, telephone, canReply, text, request } = props
  return (
    <Layout title={firm} preview="Réponse à la demande que vous avez laissée sur notre site.">
      <TypedLines text={text} />
      <Paragraph>
        <strong>{firm}</strong>
        {telephone && `, ${telephone}`}
      </Paragraph>
      <Paragraph>Votre demande&nbsp;:</Paragraph>
      <QuotedLines text={request.text} />
      <Paragraph>
        {canReply
          ? `Répondez à ce message\u00a0: votre réponse arrive chez ${firm}.`
          : `Ce message part d’une adresse qui n’est pas lue\u00a0: joignez ${firm} par son site.`}{' '}
        Vous le recevez parce que cette adresse a été laissée sur le site de {firm}. Si ce n’était pas vous,
        ignorez-le.
      </Paragraph>
    </Layout>
  )
}
