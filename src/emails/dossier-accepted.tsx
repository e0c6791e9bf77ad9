import type { Agency } from '~/domain/agency'
import { ActionLink, Layout, Paragraph } from './layout'

/** The aid is granted: the invoice becomes payable, the site is made. */
export function DossierAccepted(props: {
  agency: Agency
  /** Null for an address that has not proven itself: it gets no word of a stranger's. */
  companyName: string | null
  invoiceNumber: string
  link: string
}) {
  const { agency, companyName, invoiceNumber, link } = props
  return (
    <Layout agency={agency} title="Votre aide est accordée" preview="Une bonne nouvelle pour votre dossier.">
      <Paragraph>Bonjour,</Paragraph>
      <Paragraph>
        {companyName ? `Le dossier de ${companyName}` : 'Votre dossier'} est accepté. La facture{' '}
        {invoiceNumber} devient payable, dans les conditions qui y figurent.
      </Paragraph>
      <Paragraph>Nous créons maintenant votre site{'\u202f'}; il vous est livré sous 15 jours.</Paragraph>
      <ActionLink href={link}>Voir mon dossier</ActionLink>
    </Layout>
  )
}
