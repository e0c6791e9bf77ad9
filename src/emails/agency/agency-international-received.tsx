import { Text } from '@react-email/text'
import { callBefore, type Registration } from '~/domain/international/registration'
import { readAtDesk } from '~/domain/place/dialled-number'
import { formatDay, formatHour } from '~/domain/text/french'
import { ActionLink } from '../parts/action-link'
import { Layout, Paragraph, QuotedLines } from '../parts/layout'

const cell = { fontSize: 15, lineHeight: '22px', margin: '0 0 6px' }

/** Tells the agency who waits for a call, and until when it was promised. */
export function AgencyInternationalReceived(props: {
  registration: Registration & { created_at: Date }
  link: string
}) {
  const { registration, link } = props
  const before = callBefore(registration.created_at)
  const lines: [label: string, value: string][] = [
    ['Entreprise', registration.company_name],
    ['Numéro d’immatriculation', registration.registration_number],
    ['Responsable', registration.manager_name],
    ['Pays', registration.country],
    // With spaces that a search finds; `unbroken` keeps it on one line.
    ['Téléphone ou WhatsApp', readAtDesk(registration.phone).replaceAll('\u00a0', ' ')],
    ['E-mail', registration.email],
  ]
  return (
    <Layout
      title="Une entreprise attend votre appel"
      preview={`${registration.company_name}, ${registration.country}`}
    >
      <Paragraph>
        Elle s’est inscrite à l’offre hors de France. L’appel lui est promis avant le{' '}
        <strong>
          {formatDay(before)} à {formatHour(before)}
        </strong>{' '}
        (heure de Paris).
      </Paragraph>
      {lines.map(([label, value]) => (
        <Text key={label} style={cell}>
          {label}&nbsp;: <strong>{value || '–'}</strong>
        </Text>
      ))}
      {registration.message && <QuotedLines text={registration.message} />}
      <ActionLink href={link}>Ouvrir les inscriptions</ActionLink>
    </Layout>
  )
}
