/** The texts that the agreement boxes name, and the accessibility statement. */
export const LEGAL_SLUGS = ['conditions-generales', 'mandat', 'confidentialite', 'accessibilite'] as const

export type LegalSlug = (typeof LEGAL_SLUGS)[number]

/** A legal text with the identity of the agency filled in, as every visitor reads it. */
export interface LegalText {
  slug: LegalSlug
  title: string
  /** Raised by whoever changes the text, `2026-11`. */
  version: string
  /** The day of the last change, `2026-11-02`. */
  updated: string
  /** Of the filled-in Markdown, UTF-8, hexadecimal: what evidence keeps. */
  sha256: string
  /** Sanitised; each h2 has an id made from its words. */
  html: string
}
