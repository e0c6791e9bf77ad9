import type { Agency } from '~/domain/agency'
import { invoiceAmounts } from '~/domain/invoice/amounts'
import { formatEuros } from '~/domain/text/french'
import { ActionLink } from './action-link'
import { Layout, Paragraph } from './layout'
import { type StageLine, Stages } from './stages'

/** The acknowledgement that follows « Dossier finalisé » (specification A2, wizard step 4). */
export function DossierReceived(props: {
  agency: Agency
  stages: readonly StageLine[]
  /** Null for an address that has not proven itself: it gets no word of a stranger's. */
  companyName: string | null
  invoiceNumber: string
  link: string
}) {
  const { agency, stages, companyName, invoiceNumber, link } = props
  const { net_cents, gross_cents } = invoiceAmounts()
  return (
    <Layout
      agency={agency}
      dossierLink={link}
      title="Votre dossier est bien enregistré"
      preview={`Dossier ${invoiceNumber}\u00a0: votre facture signée est jointe.`}
    >
      <Paragraph>Bonjour,</Paragraph>
      <Paragraph>
        {companyName ? (
          <>
            Le dossier de <strong>{companyName}</strong>
          </>
        ) : (
          'Votre dossier'
        )}{' '}
        est complet et signé. Votre facture {invoiceNumber} est jointe à ce message{'\u00a0'}:{' '}
        {formatEuros(net_cents)} HT, soit {formatEuros(gross_cents)} TTC.
      </Paragraph>
      <Paragraph>
        <strong>Vous n’avez rien à payer aujourd’hui.</strong> Cette facture n’est due que si l’aide de l’État
        est accordée.
      </Paragraph>
      <Paragraph>
        Les organismes examinent un dossier en 15 à 30 jours. Leur décision vous sera notifiée par e-mail
        {'\u202f'}; si elle est favorable, nous créons votre site sous 15 jours.
      </Paragraph>
      <Stages stages={stages} />
      <ActionLink href={link}>Voir mon dossier</ActionLink>
      <Paragraph>
        Ce lien est personnel{'\u00a0'}: quiconque le détient peut lire votre facture. Ne le transmettez pas.
      </Paragraph>
    </Layout>
  )
}
