import type { Agency } from '~/domain/agency'
import { ActionLink, Layout, Paragraph } from './layout'

/** The aid is granted: the invoice becomes payable, the site is made. */
export function DossierAccepted(props: {
  agency: Agency
  companyName: string
  invoiceNumber: string
  link: string
}) {
  const { agency, companyName, invoiceNumber, link } = props
  return (
    <Layout
      agency={agency}
      title="Votre aide est accordée"
      preview={`Dossier de ${companyName}\u00a0: bonne nouvelle.`}
    >
      <Paragraph>Bonjour,</Paragraph>
      <Paragraph>
        Le dossier de <strong>{companyName}</strong> est accepté. La facture {invoiceNumber} devient payable,
        dans les conditions qui y figurent.
      </Paragraph>
      <Paragraph>Nous créons maintenant votre site{'\u202f'}; il vous est livré sous 15 jours.</Paragraph>
      <ActionLink href={link}>Voir mon dossier</ActionLink>
    </Layout>
  )
}
