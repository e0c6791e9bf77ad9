import type { Agency } from '~/domain/agency'
import { Layout, Paragraph } from './layout'

/** The aid is refused: the attached avoir cancels the invoice where one was signed, nothing is owed. */
export function DossierRefused(props: {
  agency: Agency
  /** Null for an address that has not proven itself: it gets no word of a stranger's. */
  companyName: string | null
  cancelled: { invoiceNumber: string; avoirNumber: string } | null
}) {
  const { agency, companyName, cancelled } = props
  return (
    <Layout agency={agency} title="Votre aide n’a pas été accordée" preview="Vous n’avez rien à payer.">
      <Paragraph>Bonjour,</Paragraph>
      <Paragraph>
        {companyName ? `Le dossier de ${companyName}` : 'Votre dossier'} n’a pas été retenu.
      </Paragraph>
      <Paragraph>
        <strong>Vous n’avez rien à payer.</strong>
        {cancelled &&
          ` L’avoir ${cancelled.avoirNumber}, joint à ce message, annule en totalité la facture ${cancelled.invoiceNumber}. Gardez-le avec votre comptabilité.`}
      </Paragraph>
      <Paragraph>Si votre situation change, répondez-nous{'\u00a0'}: un dossier peut être repris.</Paragraph>
    </Layout>
  )
}
