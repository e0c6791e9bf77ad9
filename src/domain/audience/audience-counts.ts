import { isOneOf } from '../closed-list'
import type { DocumentKind } from '../dossier/pieces/document-kind'
import type { AnswerName } from '../eligibility/answers'
import type { Outcome } from '../eligibility/eligibility'
import { keptName, OTHER_SOURCES } from '../site/online/site-counts'

/** How far a dossier came: each once in its life. */
export type WizardMilestone = 'company' | 'first-piece' | 'pieces' | 'paper' | 'signed' | 'handed-in'

export type CountedVerdict = Outcome | 'abroad'

/** What is counted of our own visitors, by day (decision 0270), and the names that each kind has: none is about a person. */
export interface AudienceNames {
  /** A public address, without its query. */
  page: string
  /** Whence somebody came: `utm_source`, the host of the page that led here, `direct`. */
  source: string
  medium: string
  campaign: string
  /** Of the simulator, reached for the first time. */
  question: AnswerName
  verdict: CountedVerdict
  wizard: WizardMilestone
  /** For the first time in its dossier. */
  piece: DocumentKind
  registration: 'received'
  'quote-request': 'received' | 'proven'
}
export type AudienceKind = keyof AudienceNames

export interface AudienceCount {
  kind: AudienceKind
  name: string
  n: number
}

/** One figure as it is kept; its day is that of Paris, `2026-03-31`. */
export interface KeptAudienceCount extends AudienceCount {
  day: string
}

/** Kept so long, as /confidentialite says; the CNIL allows 25 months. */
export const AUDIENCE_KEPT_MONTHS = 24

/** Anybody may write any of these into an address: so many a day are kept by name. */
export const OPEN_KINDS = ['source', 'medium', 'campaign'] as const satisfies AudienceKind[]

export const isOpenKind = (kind: AudienceKind) => isOneOf<AudienceKind>(OPEN_KINDS, kind)

/** What may be a customer's number, or a token, is no name of a campaign. */
const LIKE_A_KEY = /\d{5}|[a-z0-9]{25}/

/** A source or campaign as it is counted: letters and digits alone, and nothing that could be one person's. */
export function openName(named: string): string {
  const name = named.toLowerCase()
  return /^[a-z0-9][a-z0-9._-]{0,39}$/.test(name) && !LIKE_A_KEY.test(name) ? name : OTHER_SOURCES
}

/** The same counts with so many open names a day at most, those that are kept already first. @param known by kind */
export function withFewNames(
  counts: readonly AudienceCount[],
  known: ReadonlyMap<string, ReadonlySet<string>>,
): AudienceCount[] {
  const names = new Map<AudienceKind, Set<string>>(OPEN_KINDS.map(kind => [kind, new Set(known.get(kind))]))
  const sums = new Map<string, AudienceCount>()
  for (const count of counts) {
    const { kind, n } = count
    const of = names.get(kind)
    const name = of ? keptName(of, count.name) : count.name
    const sum = sums.get(`${kind} ${name}`)
    sums.set(`${kind} ${name}`, { kind, name, n: n + (sum?.n ?? 0) })
  }
  return [...sums.values()]
}
