/** The texts that the agreement boxes name, the accessibility statement, and the conditions of the leads offer. */
export const LEGAL_SLUGS = [
  'conditions-generales',
  'mandat',
  'confidentialite',
  'accessibilite',
  'conditions-leads',
] as const

export type LegalSlug = (typeof LEGAL_SLUGS)[number]

/** The texts as they read while dossiers are kept so many months: the setting is part of what is agreed to. */
export type LegalTexts = (retentionMonths: number) => LegalText[]

/** A legal text with the identity of the agency and the retention filled in, as every visitor reads it. */
export interface LegalText {
  slug: LegalSlug
  title: string
  /** Raised by whoever changes the text, `2026-11-22`. */
  version: string
  /** The day of the last change, `2026-11-02`. */
  updated: string
  /** Of the filled-in Markdown, UTF-8, hexadecimal: what evidence keeps. */
  sha256: string
  /** Sanitised; each h2 has an id made from its words. */
  html: string
}
