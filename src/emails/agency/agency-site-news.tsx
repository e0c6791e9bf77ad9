import type { SiteNews } from '~/domain/email/email'
import { ActionLink } from '../parts/action-link'
import { InQuotes, Layout, Paragraph } from '../parts/layout'

const SAYS: Record<SiteNews, string> = {
  continues: 'continue avec une aide partielle\u00a0: son site peut commencer.',
  'kick-off': 'a donné tout ce qu’il faut pour son site\u00a0: vérifiez ses contenus, puis commencez.',
  approved: 'approuve son site\u00a0: il peut être mis en ligne.',
  changes: 'demande des corrections.',
  accepted: 'a accepté la livraison de son site.',
}

/** What a client did about his site, and what it asks of the team. */
export function AgencySiteNews(props: { companyName: string; news: SiteNews; text: string; link: string }) {
  const { companyName, news, text, link } = props
  return (
    <Layout title="Site d’un client" preview={`${companyName} ${SAYS[news]}`}>
      <Paragraph>
        <strong>{companyName}</strong> {SAYS[news]}
      </Paragraph>
      {text && <InQuotes>{text}</InQuotes>}
      <ActionLink href={link}>Ouvrir le dossier</ActionLink>
    </Layout>
  )
}
