import { formatDay } from '~/domain/text/french'
import { ActionLink } from '../parts/action-link'
import { Layout, Paragraph } from '../parts/layout'

/** Puts a handed-in dossier that is due for purge to the administrator, who alone may extend it. */
export function AgencyRetentionDue(props: {
  companyName: string
  invoiceNumber: string
  /** Null: it is not erased before a decision. */
  purgeAt: Date | null
  link: string
}) {
  const { companyName, invoiceNumber, purgeAt, link } = props
  if (!purgeAt)
    return (
      <Layout title="Un dossier attend votre décision" preview={invoiceNumber}>
        <Paragraph>
          Le dossier {invoiceNumber} de <strong>{companyName}</strong> est au terme de sa conservation. Il
          n’est pas effacé&nbsp;: un solde reste dû, ou des pièces sont attendues d’un client qui a signé.
          Décidez&nbsp;: noter le règlement, ou refuser le dossier, ce qui annule la facture par un avoir.
        </Paragraph>
        <ActionLink href={link}>Ouvrir le dossier</ActionLink>
      </Layout>
    )
  const day = formatDay(purgeAt)
  return (
    <Layout title="Un dossier soumis va être effacé" preview={`${invoiceNumber}, le ${day}`}>
      <Paragraph>
        Le dossier {invoiceNumber} de <strong>{companyName}</strong> attend toujours une décision et arrive au
        terme de sa conservation. Sans prolongation motivée de votre part, il sera effacé le{' '}
        <strong>{day}</strong>, et un avoir annulera sa facture. Facture et avoir restent conservés.
      </Paragraph>
      <ActionLink href={link}>Ouvrir le dossier</ActionLink>
    </Layout>
  )
}
