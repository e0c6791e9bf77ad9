import { isOneOf } from '../closed-list'
import type { EmailKind } from './email'

/** The messages to clients that may carry one paragraph of the agency's own. */
export const OWN_PARAGRAPH_KINDS = [
  'dossier-received',
  'address-code',
  'resume-link',
  'reminder',
  'pieces-requested',
  'pieces-received',
  'piece-added',
  'eligibility-answered',
  'team-wrote',
  'dossier-accepted',
  'continuation-noted',
  'choice-reminder',
  'dossier-refused',
  'dossier-reopened',
  'payment-reminder',
  'site-moved',
  'site-request',
  'site-comment-answered',
  'site-round',
  'site-domain',
  'owner-address',
  'site-closure',
  'notice-received',
  'notice-decided',
  'piece-replaced',
  'address-changed',
  'address-next',
  'retention-notice',
  'simulator-result',
  'international-received',
  'registration-retention-notice',
  'client-link',
  'lead-account-opened',
  'owner-link',
  'lead-transfer',
  'lead-balance-low',
  'lead-invoice',
  'lead-dispute-decided',
  'quote-request-contact',
  'quote-request-withdrawn',
  'quote-request-corrected',
  'quote-request-code',
  'quote-request-unlocked',
  'quote-request-disputed',
  'quote-request-retention-notice',
] as const satisfies readonly EmailKind[]

export type OwnParagraphKind = (typeof OWN_PARAGRAPH_KINDS)[number]

export const isOwnParagraphKind = (kind: string): kind is OwnParagraphKind =>
  isOneOf(OWN_PARAGRAPH_KINDS, kind)

/** Characters. */
export const OWN_PARAGRAPH_MAX = 600

const ADDRESSES =
  /(?:(?:[a-z][a-z\d+.-]*:)?\/\/|www\.)\S+|(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?\/\S*|(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]+(?::\d+)?\/\S*|[\w.+-]*@?[\w-]+(?:\.[\w-]+)*\.(?:fr|com|net|org|eu|info|io|co|be|ch|ca|app|site|shop|online|me|gouv)\b/giu

/**
 * The addresses in a text that are not the agency's own: a mail program makes links of them, and whoever took over an
 * account must not send clients elsewhere. @param own hosts, `exemple.fr`, of the site and of the agency's mail
 */
export function strangeAddresses(text: string, own: readonly string[]): string[] {
  return (text.match(ADDRESSES) ?? []).filter(found => !own.includes(hostOf(found)))
}

const hostOf = (found: string) =>
  (
    found
      .toLowerCase()
      .replace(/^(?:[a-z][a-z\d+.-]*:)?\/\//, '')
      .split(/[/?#]/)[0] ?? ''
  )
    .replace(/^.*@/, '')
    .replace(/^www\./, '')
    .replace(/:\d+$/, '')
    .replace(/[.,;!)]+$/, '')
