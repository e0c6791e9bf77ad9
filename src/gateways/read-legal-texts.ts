import { join } from 'node:path'
import type { Agency } from '~/domain/agency'
import { RETENTION_MONTHS } from '~/domain/dossier/retention'
import type { AidBody } from '~/domain/dossier/transmission'
import { priceOf } from '~/domain/invoice/offer'
import { priceWords } from '~/domain/invoice/price-words'
import { formatSiren } from '~/domain/place/siret'
import { sha256Of } from '~/domain/sha256-of'
import { frenchSpaces } from '~/domain/text/french-spaces'
import { LEGAL_SLUGS, type LegalSlug, type LegalText, type LegalTexts } from '~/domain/text/legal-text'
import { slugify } from '~/domain/text/slug'
import { readHeadedText } from './headed-text'

const MOST_KNOWN = 10

/** Markdown in, sanitised HTML out. */
type Render = (markdown: string) => string

interface LegalTextParts {
  folder: string
  /** Read anew each time: the administration changes its offer. */
  agency: Agency
  publicUrl: string
  aidBodies: readonly Pick<AidBody, 'name'>[]
  render: Render
  languageModelUrl: string | null
}

/**
 * Reads content/legal/*.md once for each retention and offer, and fills in who the agency is, what the site costs and how long dossiers
 * are kept.
 * @throws Error that names the file when its front matter lacks something or a placeholder is unknown
 */
export function readLegalTexts({
  folder,
  agency,
  publicUrl,
  aidBodies,
  render,
  languageModelUrl,
}: LegalTextParts): LegalTexts {
  // What the administration changes of the agency changes its texts: those of now are kept, a few of before too.
  const known = new Map<string, LegalText[]>()
  const textsFor: LegalTexts = months => {
    const words = {
      ...placeholders(agency, publicUrl),
      aid_bodies: namedBodies(aidBodies),
      language_model: languageModelUrl ? new URL(languageModelUrl).hostname : 'aucun aujourd’hui',
      retention: `${months}\u00a0mois`,
    }
    const key = JSON.stringify(words)
    const texts = known.get(key) ?? LEGAL_SLUGS.map(slug => readText(folder, slug, words, render))
    const [oldest] = known.keys()
    if (known.size >= MOST_KNOWN && oldest !== undefined && !known.has(key)) known.delete(oldest)
    known.set(key, texts)
    return texts
  }
  // A text that cannot be filled in stops the start, not a visitor.
  textsFor(RETENTION_MONTHS.byDefault)
  return textsFor
}

function readText(folder: string, slug: LegalSlug, words: Record<string, string>, render: Render): LegalText {
  const path = join(folder, `${slug}.md`)
  const { body, word } = readHeadedText(path)
  const markdown = body.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const filled = words[name]
    if (filled === undefined) throw new Error(`${path}: unknown placeholder ${name}`)
    return filled
  })
  return {
    slug,
    title: word('title', 200),
    version: word('version', 50),
    updated: word('updated', 50),
    sha256: sha256Of(markdown),
    html: withAnchors(render(markdown)),
  }
}

/** What `{{name}}` stands for; unset commercial terms leave nothing (specification B1). */
function placeholders(agency: Agency, publicUrl: string): Record<string, string> {
  const { address, dpo, host, offer } = agency
  return {
    brand: agency.brand,
    legal_name: agency.legal_name,
    legal_form: agency.legal_form,
    capital: frenchSpaces(agency.capital),
    address: `${address.street}, ${address.postal_code} ${address.city}`,
    siren: formatSiren(agency.siren),
    rcs_city: agency.rcs_city,
    vat_number: agency.vat_number,
    telephone: agency.telephone,
    email: agency.email,
    dpo_name: dpo.name,
    dpo_email: dpo.email,
    host_name: host.name,
    host_address: host.address,
    public_url: publicUrl,
    offer_terms: offerTerms(offer),
    ...priceWords(priceOf(agency)),
  }
}

/** To whom dossiers are transmitted, before any is. */
function namedBodies(bodies: readonly Pick<AidBody, 'name'>[]): string {
  if (bodies.length === 0)
    return 'Aucun organisme ne reçoit aujourd’hui les dossiers directement de l’agence\u00a0: elle vous nomme l’organisme avant de lui transmettre le vôtre.'
  return `L’agence transmet les dossiers à\u00a0: ${bodies.map(({ name }) => name).join(', ')}.`
}

/** What is sold beside the price; a list of nothing says so, since silence would read as « all included ». */
function offerTerms(offer: Agency['offer']): string {
  const terms = [
    ...(offer.included ?? []),
    offer.content_ownership,
    offer.domain_ownership,
    offer.yearly_cost,
    offer.commitment,
    offer.exit,
  ].filter(term => term !== undefined)
  if (terms.length === 0)
    return 'Ces points ne sont pas encore publiés\u00a0: demandez-les par écrit avant de signer.'
  return `L’offre de l’agence prévoit\u00a0:\n\n${terms.map(term => `- ${term}`).join('\n')}`
}

/** Gives each title an address, so that a sentence elsewhere can lead to it. */
function withAnchors(html: string): string {
  return html.replace(/<h2>(.*?)<\/h2>/g, (_, words: string) => {
    const id = slugify(words.replace(/<[^>]*>|&[^;]*;/g, ' ').replace(/^\s*\d+\.\s*/, ''))
    return `<h2 id="${id}">${words}</h2>`
  })
}
