import { ActionLink } from './action-link'
import { Layout, Paragraph } from './layout'

/** What the team must know of a site that it hosts. */
export type ClientSiteNews = 'ended' | 'noticed'

const SAYS: Record<ClientSiteNews, string> = {
  ended: 'Son titulaire a mis fin à ce site\u00a0: il est hors ligne, et sera effacé dans trente jours.',
  noticed: 'Un contenu de ce site nous a été signalé. Le délai pour répondre est dans la liste.',
}

export function AgencyClientSite({ firm, news, link }: { firm: string; news: ClientSiteNews; link: string }) {
  return (
    <Layout title={`Site de ${firm}`} preview={SAYS[news]}>
      <Paragraph>{SAYS[news]}</Paragraph>
      <ActionLink href={link}>Ouvrir ce site</ActionLink>
    </Layout>
  )
}
