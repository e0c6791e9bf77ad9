import type { Dossier } from '~/store/dossiers/dossiers'

/** The address that waits to take the place of a dossier's own, and from when on it does; null for none. */
export const nextAddress = ({ email_next, email_next_at }: Dossier) =>
  email_next && email_next_at ? { email: email_next, from: email_next_at } : null
