import { formatDay } from '~/domain/text/french'
import { ActionLink } from '../parts/action-link'
import { Layout, Paragraph } from '../parts/layout'

/** Tells an aid body that a dossier waits for it (specification B6). */
export function TransmissionLink(props: {
  bodyName: string
  invoiceNumber: string
  companyName: string
  expiresAt: Date
  link: string
}) {
  const { bodyName, invoiceNumber, companyName, expiresAt, link } = props
  return (
    <Layout title="Un dossier vous est transmis" preview={`Dossier ${invoiceNumber}`}>
      <Paragraph>
        À l’attention de {bodyName}&nbsp;: le dossier {invoiceNumber} de <strong>{companyName}</strong> est
        complet. Il réunit les pièces justificatives et la facture signée, en un fichier ZIP.
      </Paragraph>
      <ActionLink href={link}>Retirer le dossier</ActionLink>
      <Paragraph>
        Ce lien sert une seule fois, jusqu’au {formatDay(expiresAt)}. Passé ce délai, répondez à ce
        message&nbsp;: nous vous en enverrons un autre.
      </Paragraph>
    </Layout>
  )
}
