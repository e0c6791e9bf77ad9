import type { Agency } from '~/domain/agency'
import { formatDay } from '~/domain/text/french'
import { ActionLink, Layout, Paragraph } from './layout'

/** Puts a handed-in dossier that is due for purge to the administrator, who alone may extend it. */
export function AgencyRetentionDue(props: {
  agency: Agency
  companyName: string
  invoiceNumber: string
  purgeAt: Date
  link: string
}) {
  const { agency, companyName, invoiceNumber, purgeAt, link } = props
  const day = formatDay(purgeAt)
  return (
    <Layout agency={agency} title="Un dossier soumis va être effacé" preview={`${invoiceNumber}, le ${day}`}>
      <Paragraph>
        Le dossier {invoiceNumber} de <strong>{companyName}</strong> attend toujours une décision et arrive au
        terme de sa conservation. Sans prolongation motivée de votre part, il sera effacé le{' '}
        <strong>{day}</strong>. La facture signée reste conservée.
      </Paragraph>
      <ActionLink href={link}>Ouvrir le dossier</ActionLink>
    </Layout>
  )
}
