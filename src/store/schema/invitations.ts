import type { Role } from '~/domain/access/permission'

export interface InvitationTable {
  id: string
  name: string
  email: string
  role: Role
  /** Each message that carries it has a token of its own: none lies in clear. */
  token_hashes: string[]
  /** Offered while a password is chosen, encrypted to the files key. */
  totp_secret: string | null
  invited_by: string
  created_at: Date
  expires_at: Date
  /** Taken up or taken back. */
  ended_at: Date | null
}
