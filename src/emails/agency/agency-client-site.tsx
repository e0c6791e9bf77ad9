import { ActionLink } from '../parts/action-link'
import { Layout, Paragraph } from '../parts/layout'

/** What the team must know of a site that it hosts. */
export type ClientSiteNews = 'ended' | 'noticed'

const SAYS: Record<ClientSiteNews, (isOurs: boolean) => string> = {
  ended: isOurs =>
    isOurs
      ? 'Son titulaire a mis fin à ce site\u00a0: il est hors ligne, et sera effacé dans trente jours.'
      : 'Son titulaire a mis fin à ce site, qui reste à son adresse hors de chez nous\u00a0: ce que nous en gardons sera effacé dans trente jours.',
  noticed: () => 'Un contenu de ce site nous a été signalé. Le délai pour répondre est dans la liste.',
}

export function AgencyClientSite(props: {
  firm: string
  news: ClientSiteNews
  /** Whether we show it. */
  isOurs: boolean
  link: string
}) {
  const { firm, news, isOurs, link } = props
  const says = SAYS[news](isOurs)
  return (
    <Layout title={`Site de ${firm}`} preview={says}>
      <Paragraph>{says}</Paragraph>
      <ActionLink href={link}>Ouvrir ce site</ActionLink>
    </Layout>
  )
}
