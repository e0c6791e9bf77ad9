import type { SiteRequest } from '~/domain/site/online/site-request'
import { ActionLink } from '../parts/action-link'
import { Layout, Paragraph, QuotedLines } from '../parts/layout'

/** What a visitor of his site asks of its owner: the visitor's words are quoted as text, and lead nowhere. */
export function SiteRequestReceived(props: {
  firm: string
  request: SiteRequest
  /** To the space of the site. */
  link: string
  /** Whether an answer to this message reaches the visitor. */
  answerable: boolean
}) {
  const { firm, request, link, answerable } = props
  const { name, telephone, email, text } = request
  return (
    <Layout title="Une demande depuis votre site" preview={`Quelqu’un a écrit à ${firm} depuis votre site.`}>
      <Paragraph>Quelqu’un a rempli le formulaire de votre site. Voici ses mots, tels quels&nbsp;:</Paragraph>
      <Paragraph>
        <strong>Nom</strong>&nbsp;: {name}
      </Paragraph>
      {telephone && (
        <Paragraph>
          <strong>Téléphone</strong>&nbsp;: {telephone}
        </Paragraph>
      )}
      {email && (
        <Paragraph>
          <strong>E-mail</strong>&nbsp;: {email}
        </Paragraph>
      )}
      <QuotedLines text={text} />
      <ActionLink href={link}>{email ? 'Répondre dans mon espace' : 'Voir dans mon espace'}</ActionLink>
      {answerable && (
        <Paragraph>
          Répondez à ce message&nbsp;: ce que vous écrivez lui parvient tel quel, de la part de {firm}. Trois
          réponses au plus.
        </Paragraph>
      )}
      <Paragraph>
        Ces mots sont ceux d’un visiteur&nbsp;: ne suivez un lien que si vous l’attendiez.
      </Paragraph>
    </Layout>
  )
}
