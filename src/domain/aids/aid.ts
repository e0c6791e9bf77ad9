/** When a firm may sign the order of its site without losing the aid. */
export const signingRules = ['free', 'after-filing', 'after-notification', 'unknown'] as const
export type SigningRule = (typeof signingRules)[number]

/** Whether somebody other than the firm may file. */
export const representativeRules = ['yes', 'no', 'unknown'] as const
export type RepresentativeRule = (typeof representativeRules)[number]

export const aidKinds = ['subvention', 'pret', 'accompagnement'] as const
export type AidKind = (typeof aidKinds)[number]

/** What its source says; whether that is still fresh depends on the day, see aid-state.ts. */
export const aidStatuses = ['open', 'to-check', 'suspended', 'closed'] as const
export type AidStatus = (typeof aidStatuses)[number]

/** Who spoke last: its file, an administrator, or an import that nobody has read yet. */
export type AidOrigin = 'file' | 'administrator' | 'import'

/** One condition, in words and, where the simulator's answers can tell, as a publicodes rule. */
export interface AidCondition {
  says: string
  /** A publicodes expression or mechanism over the names of judge-rule.ts; none: only the body can tell. */
  rule?: unknown
}

/** A public aid that may pay for a site, as its source describes it: one file of content/aids, one row of `aids`. */
export interface Aid {
  slug: string
  name: string
  /** Who decides. */
  body: string
  kind: AidKind
  /** « La Réunion », for people. */
  territory: string
  /** Departments and territories, `974`, `2A`; empty: the whole of France. */
  departments: string[]
  conditions: AidCondition[]
  /** Percent of the expenses kept; null where the source gives none. */
  rate: number | null
  /** Whole euros; null where the source gives none. */
  ceiling: number | null
  /** Whole euros, where the source sets a lower ceiling for one site. */
  site_ceiling: number | null
  /** What it pays for, one sentence. */
  covers: string
  signing: SigningRule
  representative: RepresentativeRule
  source_url: string
  /** The date that the source gives of itself, « 2024 », « 31 janvier 2024 », « non datée ». */
  source_dated: string
  /**
   * The last day on which the source is known to have said this, `2026-11-22`; the first of January where only its year
   * is known.
   */
  checked_on: string
  /** After that day it disappears; null where no end is announced. */
  ends_on: string | null
  status: AidStatus
  /** Markdown. */
  text: string
}

/** Limits of what an administrator or a file may write, in characters. */
export const aidLimits = {
  slug: 80,
  name: 120,
  body: 160,
  territory: 120,
  covers: 600,
  says: 400,
  rule: 2_000,
  source_url: 500,
  source_dated: 60,
  text: 20_000,
  conditions: 20,
} as const
