import { formatDay } from '~/domain/text/french'
import { ActionLink } from '../parts/action-link'
import { Layout, Paragraph } from '../parts/layout'

/** Tells the agency that somebody does not know of the coming end of a dossier. */
export function AgencyNoticeUndelivered(props: { companyName: string; purgeAt: Date; link: string }) {
  const { companyName, purgeAt, link } = props
  return (
    <Layout
      title="Un préavis d’effacement n’a pas pu être remis"
      preview={`${companyName}\u00a0: effacement reporté.`}
    >
      <Paragraph>
        Aucun serveur n’a accepté le message qui annonce à {companyName} l’effacement de ses données. Rien n’a
        été effacé&#8239;; l’effacement peut avoir lieu à partir du {formatDay(purgeAt)}.
      </Paragraph>
      <Paragraph>
        Prévenez cette personne par un autre moyen, ou envoyez de nouveau le message depuis le journal.
      </Paragraph>
      <ActionLink href={link}>Ouvrir le journal</ActionLink>
    </Layout>
  )
}
