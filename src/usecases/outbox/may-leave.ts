import { isKept } from '~/domain/email/email'
import { sha256Of } from '~/domain/sha256-of'
import { takePlace } from '~/store/dossiers/address-proof'
import { findQuoteRequest } from '~/store/quote-requests/quote-requests'
import type { Deps } from '../ground/deps'
import type { OutgoingEmail } from './outgoing-email'

/**
 * Whether a message may leave for its recipient: one who said « Ce n'est pas moi » hears nothing more, and
 * one who has proven nothing hears little, however many dossiers and forms name that address. What stays is
 * held, shown in the journal, and leaves once the address is proven.
 */
export async function mayLeave(
  { db, clock, rateLimits }: Pick<Deps, 'db' | 'clock' | 'rateLimits'>,
  { id, kind, recipient, dossier_id, registration_id, quote_request_id, dossier }: OutgoingEmail,
): Promise<boolean> {
  // To the team and its accounts, and to clients.
  const ofNobody = dossier_id === null && registration_id === null && quote_request_id === null
  if (kind.startsWith('agency-') || (ofNobody && isKept(kind))) return true
  const request = quote_request_id === null ? undefined : await findQuoteRequest(db, quote_request_id)
  // What is about a request goes to its asker, or to the client who has it.
  if (request && (request.proven_at || request.email.toLowerCase() !== recipient.toLowerCase())) return true
  const ofThisAddress = dossier?.email.toLowerCase() === recipient.toLowerCase()
  if (dossier?.email_disowned_at && ofThisAddress) return false
  // A message to the address before is sent only where that was proven.
  if (!rateLimits || kind === 'address-changed' || (dossier?.email_proven_at && ofThisAddress)) return true
  const recipient_hash = sha256Of(recipient.trim().toLowerCase())
  return takePlace(db, { email_id: id, recipient_hash, kind, at: clock() })
}
