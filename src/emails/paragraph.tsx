import { Text } from '@react-email/components'
import type { ReactNode } from 'react'

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={{ fontSize: 16, lineHeight: '25px', margin: '0 0 14px' }}>{children}</Text>
}
