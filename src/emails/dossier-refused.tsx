import type { Agency } from '~/domain/agency'
import { Layout, Paragraph } from './layout'

/** The aid is refused: the attached avoir cancels the invoice, nothing is owed. */
export function DossierRefused(props: {
  agency: Agency
  companyName: string
  invoiceNumber: string
  avoirNumber: string
}) {
  const { agency, companyName, invoiceNumber, avoirNumber } = props
  return (
    <Layout
      agency={agency}
      title="Votre aide n’a pas été accordée"
      preview={`La facture ${invoiceNumber} est annulée\u00a0: vous n’avez rien à payer.`}
    >
      <Paragraph>Bonjour,</Paragraph>
      <Paragraph>
        Le dossier de <strong>{companyName}</strong> n’a pas été retenu.
      </Paragraph>
      <Paragraph>
        <strong>Vous n’avez rien à payer.</strong> L’avoir {avoirNumber}, joint à ce message, annule en
        totalité la facture {invoiceNumber}. Gardez-le avec votre comptabilité.
      </Paragraph>
      <Paragraph>Si votre situation change, répondez-nous{'\u00a0'}: un dossier peut être repris.</Paragraph>
    </Layout>
  )
}
