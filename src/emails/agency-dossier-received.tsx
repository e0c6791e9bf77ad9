import type { Agency } from '~/domain/agency'
import { ActionLink } from './action-link'
import { Layout, Paragraph } from './layout'

/** Tells the agency that a dossier has come in. */
export function AgencyDossierReceived(props: {
  agency: Agency
  companyName: string
  invoiceNumber: string
  link: string
}) {
  const { agency, companyName, invoiceNumber, link } = props
  return (
    <Layout agency={agency} title="Un dossier est arrivé" preview={`${companyName}, ${invoiceNumber}`}>
      <Paragraph>
        <strong>{companyName}</strong> a signé la facture {invoiceNumber} et finalisé son dossier.
      </Paragraph>
      <ActionLink href={link}>Ouvrir le dossier</ActionLink>
    </Layout>
  )
}
