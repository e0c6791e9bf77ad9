/** Six digits to be typed, or said to who asks for them. */
export function BigCode({ children }: { children: string }) {
  return <p style={{ fontSize: 32, letterSpacing: 6, fontWeight: 700, margin: '0 0 14px' }}>{children}</p>
}
