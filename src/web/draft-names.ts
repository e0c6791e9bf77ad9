/**
 * Under which names a tab keeps what is typed; one that ends with a colon is followed by what it belongs to. /confidentialite
 * names each to whom it may concern.
 */
export const DRAFT_NAMES = [
  'new-dossier',
  'quote-request',
  'international',
  'client-link',
  'owner-link',
  'message:',
  'site-facts:',
  'site-texts:',
  'site-comment:',
  'site-change:',
  'site-closing:',
  'site-domain:',
  'site-question:',
  'owner-address:',
  'request-answer:',
  'espace-client:',
  'equipe:',
  // Not typed: whose these are.
  'compte-equipe',
  // Not typed: which decision the owner has seen stamped.
  'stamps',
] as const

type Listed = (typeof DRAFT_NAMES)[number]

export type DraftName = { [Name in Listed]: Name extends `${string}:` ? `${Name}${string}` : Name }[Listed]
