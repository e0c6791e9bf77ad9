import { Img } from '@react-email/img'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { Agency } from '~/domain/agency'
import { formatEuros, formatIban } from '~/domain/text/french'

/** The attachment that the message shows in its place (RFC 2392). */
export const PAYMENT_CODE_ID = 'code-de-paiement'

/** What to transfer, where to, and the code that a banking application reads. */
export function Transfer({
  agency,
  cents,
  reference,
}: {
  agency: Pick<Agency, 'legal_name' | 'iban' | 'bic'>
  cents: number
  reference: string
}) {
  const rows: [label: string, value: string][] = [
    ['Montant', formatEuros(cents)],
    ['Bénéficiaire', agency.legal_name],
    ['IBAN', formatIban(agency.iban)],
    ['BIC', agency.bic],
    ['Référence', reference],
  ]
  return (
    <Section style={{ border: '1px solid #e2dcce', padding: '12px 16px', margin: '0 0 14px' }}>
      {rows.map(([label, value]) => (
        <Text key={label} style={{ fontSize: 15, lineHeight: '23px', margin: 0 }}>
          {label}&nbsp;: <strong>{value}</strong>
        </Text>
      ))}
      <Img
        src={`cid:${PAYMENT_CODE_ID}`}
        alt="Code QR du virement, à scanner avec l’application de votre banque"
        width={185}
        style={{ margin: '12px 0 0', backgroundColor: '#ffffff' }}
      />
      <Text data-skip-in-text style={{ fontSize: 13, lineHeight: '19px', margin: '6px 0 0' }}>
        Scannez ce code avec l’application de votre banque&nbsp;: elle remplit le virement.
      </Text>
    </Section>
  )
}
