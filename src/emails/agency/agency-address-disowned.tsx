import { formatDay } from '~/domain/text/french'
import { ActionLink } from '../parts/action-link'
import { Layout, Paragraph } from '../parts/layout'

/** Tells the team that the holder of an address did not open the dossier which names it. */
export function AgencyAddressDisowned({ openedAt, link }: { openedAt: Date; link: string }) {
  return (
    <Layout
      title="«&nbsp;Ce n’est pas moi&nbsp;»"
      preview="Le titulaire d’une adresse dit n’avoir ouvert aucun dossier."
    >
      <Paragraph>
        Le titulaire de l’adresse d’un dossier ouvert le {formatDay(openedAt)} dit ne pas l’avoir ouvert. Plus
        aucun message ne lui sera envoyé. À vérifier avant toute décision.
      </Paragraph>
      <ActionLink href={link}>Voir le dossier</ActionLink>
    </Layout>
  )
}
