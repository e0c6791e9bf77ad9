import { Column } from '@react-email/column'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { callBefore, type Registration } from '~/domain/international/registration'
import { formatDay, formatHour } from '~/domain/text/french'
import { ActionLink } from './action-link'
import { Layout, Paragraph } from './layout'

const cell = { fontSize: 15, lineHeight: '22px', margin: '0 0 6px', verticalAlign: 'top' as const }

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
    ['Téléphone ou WhatsApp', registration.phone],
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
      <Section>
        {lines.map(([label, value]) => (
          <Row key={label}>
            <Column style={{ ...cell, width: 170, color: '#5f626c' }}>{label}</Column>
            <Column style={cell}>{value || '–'}</Column>
          </Row>
        ))}
      </Section>
      {registration.message && (
        <Text
          style={{
            ...cell,
            margin: '12px 0 16px',
            whiteSpace: 'pre-line',
            borderLeft: '3px solid #2438a6',
            padding: '0 12px',
          }}
        >
          {registration.message}
        </Text>
      )}
      <ActionLink href={link}>Ouvrir les inscriptions</ActionLink>
    </Layout>
  )
}
