import { ActionLink } from '../parts/action-link'
import { Layout, Paragraph } from '../parts/layout'

/** Tells the agency that a dossier has come in. */
export function AgencyDossierReceived(props: { companyName: string; invoiceNumber: string; link: string }) {
  const { companyName, invoiceNumber, link } = props
  return (
    <Layout title="Un dossier est arrivé" preview={`${companyName}, ${invoiceNumber}`}>
      <Paragraph>
        <strong>{companyName}</strong> a signé la facture {invoiceNumber} et finalisé son dossier.
      </Paragraph>
      <ActionLink href={link}>Ouvrir le dossier</ActionLink>
    </Layout>
  )
}
