import type { Generated } from 'kysely'
import type { Role } from '~/domain/access/permission'

export interface AccountTable {
  id: string
  name: string
  /** Null for the account of the master password alone. */
  email: string | null
  role: Role
  /** Argon2id, PHC string; with it goes the second factor, encrypted to the files key. */
  password_hash: string | null
  totp_secret: string | null
  /** The step of the last code that was used (RFC 6238). */
  totp_last_step: Generated<number>
  created_at: Generated<Date>
  removed_at: Date | null
}

export interface PasskeyTable {
  credential_id: string
  account_id: string
  name: string
  public_key: Buffer
  counter: number
  created_at: Date
  last_used_at: Date | null
}

export interface SessionTable {
  token_hash: string
  id: Generated<string>
  account_id: Generated<string>
  created_at: Date
  last_used_at: Date
  ip: Generated<string>
  user_agent: Generated<string>
}
