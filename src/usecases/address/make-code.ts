import { newCode } from '~/domain/dossier/address-proof'
import { type CodeOf, idOf, keepCode } from '~/store/dossiers/address-proof'
import type { Deps } from '../ground/deps'
import type { OutgoingEmail } from '../outbox/outgoing-email'
import { codeHash } from './try-code'

/**
 * A code for one message, made when it leaves and kept as a digest: it proves the address that it is mailed to, though another
 * was put in its place meanwhile.
 */
export async function makeCode(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id: email_id, recipient: email }: Pick<OutgoingEmail, 'id' | 'recipient'>,
  of: CodeOf,
) {
  const code = newCode()
  await keepCode(db, { ...of, email_id, email, code_hash: codeHash(idOf(of), code), sent_at: clock() })
  return { code, subject: `${code} est votre code de confirmation` }
}
