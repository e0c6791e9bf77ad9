import { ActionLink } from '../parts/action-link'
import { Layout, Paragraph } from '../parts/layout'

/** Tells the team that two networks have tried one link of an aid body: one of them is perhaps not that body's. */
export function AgencyLinkElsewhere(props: { bodyName: string; invoiceNumber: string; link: string }) {
  const { bodyName, invoiceNumber, link } = props
  return (
    <Layout title="Un lien essayé d’ailleurs" preview={`Dossier ${invoiceNumber}`}>
      <Paragraph>
        Le lien du dossier {invoiceNumber}, destiné à {bodyName}, a été essayé depuis un autre réseau que
        celui qui l’avait ouvert. Cet essai a été refusé.
      </Paragraph>
      <Paragraph>
        Demandez à {bodyName} s’il a bien reçu le dossier. Sinon, un tiers l’a peut-être lu&nbsp;:
        renvoyez-le, et prévenez le titulaire.
      </Paragraph>
      <ActionLink href={link}>Voir le dossier</ActionLink>
    </Layout>
  )
}
