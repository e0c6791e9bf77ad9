import { formatPhone } from '~/domain/place/format-phone'
import { formatAppointment } from '~/domain/text/french'
import { ActionLink } from '../parts/action-link'
import { Layout, Paragraph } from '../parts/layout'

/** A client asks to be called: who, when, and at which number. */
export function AgencyCallBack(props: {
  companyName: string
  phone: string
  at: Date
  /** Of the dossier, where there is one. */
  link?: string
}) {
  const { companyName, phone, at, link } = props
  const when = formatAppointment(at)
  return (
    <Layout
      title={link ? 'Un client demande un appel' : 'Un visiteur demande un appel'}
      preview={`${companyName}, ${when}`}
    >
      <Paragraph>
        <strong>{companyName}</strong> souhaite être appelé le <strong>{when}</strong>, au{' '}
        {formatPhone(phone)}.
      </Paragraph>
      {link && <ActionLink href={link}>Ouvrir le dossier</ActionLink>}
    </Layout>
  )
}
