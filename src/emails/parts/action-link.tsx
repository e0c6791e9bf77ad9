import { Button } from '@react-email/button'
import type { ReactNode } from 'react'

export function ActionLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button
      href={href}
      style={{
        backgroundColor: '#2438a6',
        color: '#ffffff',
        fontSize: 16,
        fontWeight: 600,
        padding: '12px 20px',
        borderRadius: 2,
        margin: '4px 0 14px',
      }}
    >
      {children}
    </Button>
  )
}
