import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { MoneyWords } from '~/domain/invoice/money-words'

/** The money line in a message: the words of the dossier's page, a line each (specification B5.7). */
export const MoneyCells = ({ lines }: { lines: readonly MoneyWords[] }) => (
  <Section style={{ border: '1px solid #16181d', padding: '12px 16px 4px', margin: '0 0 14px' }}>
    {lines.map(({ label, amount, note }) => (
      <Text key={label} style={{ fontSize: 15, lineHeight: '22px', margin: '0 0 8px' }}>
        {label}&nbsp;: <strong>{amount}</strong>. {note}
      </Text>
    ))}
  </Section>
)
