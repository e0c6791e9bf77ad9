import { DAY_MS, HOUR_MS, MINUTE_MS } from '../milliseconds'

/**
 * How often something may happen in a window of time: per key (an address, a recipient), for the network around an
 * address, and in all. Who has spent their own share waits; the two others ask for a proof of work. What belongs to somebody
 * else than who asks (a mailbox, a site) stands in the place of the network: who asks has a share of it.
 * Windows are fixed, so a burst across a border may reach twice the figure.
 */
export interface Budget {
  window_ms: number
  per_key: number
  /** What one network (/24, /48) may take from what there is in all; null where that does not count. */
  per_network: number | null
  /** Null: only key and network count. */
  in_all: number | null
}

/**
 * The budgets of public calls. An office behind one address must have room: at least 60 dossiers and
 * 600 uploads an hour (specification B10).
 */
export const BUDGETS = {
  'company-submit': { window_ms: HOUR_MS, per_key: 120, per_network: 480, in_all: 10_000 },
  'company-upload': { window_ms: HOUR_MS, per_key: 1_200, per_network: 4_800, in_all: 100_000 },
  'company-change': { window_ms: HOUR_MS, per_key: 1_200, per_network: 4_800, in_all: 100_000 },
  /** An office may sign eighty in an hour; then each costs work: sealing is ours, and a seal is a public thing. */
  'invoice-sign': { window_ms: HOUR_MS, per_key: 120, per_network: 80, in_all: 2_000 },
  'company-registry': { window_ms: HOUR_MS, per_key: 120, per_network: 480, in_all: 10_000 },
  verification: { window_ms: HOUR_MS, per_key: 600, per_network: 2_400, in_all: 20_000 },
  /** Links that exist: nobody can guess one, so no crowd spends them. Its form works without JavaScript. */
  transmission: { window_ms: HOUR_MS, per_key: 60, per_network: null, in_all: null },
  /** A draft is drawn anew each time it is read. */
  'invoice-read': { window_ms: HOUR_MS, per_key: 2_400, per_network: 9_600, in_all: 200_000 },
  'test-company': { window_ms: HOUR_MS, per_key: 20, per_network: 40, in_all: 60 },
  /** Passkeys and invitations: what they hold cannot be guessed, and each call writes or reads little. */
  'account-access': { window_ms: HOUR_MS, per_key: 240, per_network: 960, in_all: 10_000 },
  /**
   * Keyed by recipient and who asks for it, the recipient around it: nobody is flooded with links to sign in that somebody else
   * asks for, proven or not, nor kept out by one network that asks for all of them (decision 0326).
   */
  'link-recipient': { window_ms: DAY_MS, per_key: 10, per_network: 30, in_all: null },
  /** Codes of an account's second factor that are evaluated: six digits are guessed in a million tries. */
  'second-factor': { window_ms: DAY_MS, per_key: 10, per_network: null, in_all: null },
  /** And its holder is told once. */
  'second-factor-notice': { window_ms: DAY_MS, per_key: 1, per_network: null, in_all: null },
  'client-link': { window_ms: HOUR_MS, per_key: 30, per_network: 120, in_all: 1_000 },
  /** From a form that works without JavaScript, which could do no work. */
  'reminder-link': { window_ms: HOUR_MS, per_key: 60, per_network: null, in_all: null },
  /** A form without JavaScript too. */
  'visitor-call': { window_ms: HOUR_MS, per_key: 10, per_network: null, in_all: null },
  /** How many of them reach the team's mailbox; those beyond stand in its journal, so that nobody is silenced. */
  'visitor-call-mail': { window_ms: HOUR_MS, per_key: 5, per_network: 15, in_all: 30 },
  /** Keyed by the account: what the team is mailed of one client; what is beyond stands in its lists all the same. */
  'lead-news-mail': { window_ms: HOUR_MS, per_key: 20, per_network: null, in_all: null },
  /** Who is signed in is one of few: each line of the journal that they write is kept for years. */
  'client-change': { window_ms: HOUR_MS, per_key: 240, per_network: null, in_all: null },
  'result-mail': { window_ms: HOUR_MS, per_key: 30, per_network: 120, in_all: 1_000 },
  'resume-link': { window_ms: HOUR_MS, per_key: 30, per_network: 120, in_all: 1_000 },
  /** Twice 10 is what a minute may bring into the list at most (specification D3, spam). */
  registration: { window_ms: 10 * MINUTE_MS, per_key: 5, per_network: 5, in_all: 10 },
  /**
   * Keyed by recipient and who asks, the recipient around it: nobody is flooded with confirmations that somebody else asks
   * for, nor put apart because of him.
   */
  'registration-recipient': { window_ms: DAY_MS, per_key: 3, per_network: 9, in_all: null },
  /** As for registrations, for those who ask for quotes. */
  'quote-request': { window_ms: 10 * MINUTE_MS, per_key: 5, per_network: 15, in_all: 30 },
  'quote-request-recipient': { window_ms: DAY_MS, per_key: 3, per_network: 9, in_all: null },
  'quote-request-suspect': { window_ms: HOUR_MS, per_key: 60, per_network: 100, in_all: 300 },
  /** From forms of clients' sites, which work without JavaScript: what is over is kept apart, and mails nobody. */
  'site-request': { window_ms: 10 * MINUTE_MS, per_key: 5, per_network: 20, in_all: 2_000 },
  /**
   * Keyed by site and who asks, the site around it: its owner's mailbox is not flooded, nor kept from others by one network
   * (decision 0328).
   */
  'site-request-mail': { window_ms: HOUR_MS, per_key: 10, per_network: 30, in_all: null },
  'site-request-suspect': { window_ms: HOUR_MS, per_key: 60, per_network: 200, in_all: 5_000 },
  /** What is reported of clients' sites, and how many acknowledgements one mailbox gets in a day. */
  'site-notice': { window_ms: HOUR_MS, per_key: 5, per_network: 20, in_all: 500 },
  'site-notice-suspect': { window_ms: HOUR_MS, per_key: 30, per_network: 100, in_all: 2_000 },
  'notice-recipient': { window_ms: DAY_MS, per_key: 5, per_network: null, in_all: null },
  /** Keyed by recipient: what firms answer to who left an address on their sites, which nobody has proven. */
  'site-answer-recipient': { window_ms: DAY_MS, per_key: 5, per_network: null, in_all: null },
  /** Keyed by site: codes that would change its owner's address. */
  'owner-address': { window_ms: DAY_MS, per_key: 3, per_network: null, in_all: null },
  /** Drawn while somebody types: one drawing takes milliseconds and keeps nothing. */
  'site-preview': { window_ms: HOUR_MS, per_key: 1_200, per_network: 4_800, in_all: 40_000 },
  /** Texts that a program is paid to read, under one key. */
  qualifier: { window_ms: DAY_MS, per_key: 500, per_network: null, in_all: null },
  /** Transcripts of calls that a language model reads, under one key. */
  'transcript-word': { window_ms: DAY_MS, per_key: 500, per_network: null, in_all: null },
  /** Questions to the machine of a site: from a form that works without JavaScript, which could do no work. */
  'assistant-question': { window_ms: HOUR_MS, per_key: 300, per_network: null, in_all: null },
  /** Questions without an answer that are kept for a site's owner: by who asks, and by site, of which who asks has a share. */
  'site-question': { window_ms: DAY_MS, per_key: 20, per_network: 60, in_all: null },
  'site-question-kept': { window_ms: DAY_MS, per_key: 20, per_network: 100, in_all: null },
  /** Answers that a language model says again, for one site; who asks has a share of them. */
  'assistant-phrase': { window_ms: DAY_MS, per_key: 100, per_network: 300, in_all: null },
  /** Codes, withdrawals and answers of askers. */
  'quote-request-change': { window_ms: HOUR_MS, per_key: 240, per_network: 960, in_all: 20_000 },
  /** What is kept apart beyond those; past it, 429. */
  'registration-suspect': { window_ms: HOUR_MS, per_key: 60, per_network: 100, in_all: 300 },
} satisfies Record<string, Budget>

export type BudgetName = keyof typeof BUDGETS

/** The window that an instant falls in; every machine computes the same one. */
export function budgetWindow({ window_ms }: Budget, now: Date): { starts_at: Date; ends_at: Date } {
  const start = Math.floor(now.getTime() / window_ms) * window_ms
  return { starts_at: new Date(start), ends_at: new Date(start + window_ms) }
}

/** Whole seconds until a new window opens: the Retry-After of a refusal, at least 1. */
export function secondsUntil(ends_at: Date, now: Date): number {
  return Math.max(1, Math.ceil((ends_at.getTime() - now.getTime()) / 1_000))
}
