import { AWAY_DAYS, type DomainNews } from '~/domain/site/domains/client-domain'
import { ActionLink } from '../parts/action-link'
import { Letter, Paragraph } from '../parts/layout'
import { TextLink } from '../parts/text-link'

const TITLES: Record<DomainNews, string> = {
  online: 'Votre site répond à votre nom de domaine',
  away: 'Votre nom de domaine ne mène plus à votre site',
  dropped: 'Votre nom de domaine n’est plus relié à votre site',
  taken: 'Votre nom de domaine est relié à un autre site',
}

const says: Record<DomainNews, (name: string) => string> = {
  online: name =>
    `${name} mène désormais à votre site, et son certificat est fait à la première visite. Gardez les enregistrements tels qu’ils sont.`,
  away: name =>
    `${name} mène ailleurs depuis peu. Si vous ne l’avez pas voulu, remettez les enregistrements que montre votre espace\u00a0: nous le gardons relié à votre site pendant ${AWAY_DAYS} jours, puis plus.`,
  dropped: name =>
    `${name} mène ailleurs depuis ${AWAY_DAYS} jours\u00a0: il n’est plus relié à votre site. Pour le relier de nouveau, demandez-le dans votre espace et refaites la preuve qu’il est à vous.`,
  taken: name =>
    `La preuve que ${name} est à quelqu’un d’autre a été faite\u00a0: il est maintenant relié à un autre site. S’il est toujours à vous, répondez à ce message.`,
}

/** What became of the own domain of a site. */
export function SiteDomainNews(props: {
  firm: string
  name: string
  news: DomainNews
  /** Where the site is reached today; null: nowhere. */
  siteUrl: string | null
  link: string
}) {
  const { firm, name, news, siteUrl, link } = props
  return (
    <Letter title={TITLES[news]} preview={says[news](name)}>
      <Paragraph>
        <strong>Site de {firm}</strong>
      </Paragraph>
      <Paragraph>{says[news](name)}</Paragraph>
      {siteUrl && (
        <Paragraph>
          Votre site est en ligne à l’adresse <TextLink href={siteUrl}>{siteUrl}</TextLink>.
        </Paragraph>
      )}
      <ActionLink href={link}>Voir mon espace</ActionLink>
    </Letter>
  )
}
