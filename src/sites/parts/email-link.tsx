/** The address, to be written to where it is one; nothing without one. */
export function EmailLink({ email }: { email: string | null }) {
  if (!email?.trim()) return null
  return /^[^\s@"<>?&]+@[^\s@"<>?&]+$/.test(email) ? (
    <a href={`mailto:${email}`}>{email}</a>
  ) : (
    <span>{email}</span>
  )
}
