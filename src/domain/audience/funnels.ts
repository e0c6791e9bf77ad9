import { pairsOf } from '../closed-list'
import { ANSWER_LABELS, answerNames } from '../eligibility/answers'
import type {
  AudienceCount,
  AudienceKind,
  AudienceNames,
  CountedVerdict,
  WizardMilestone,
} from './audience-counts'

/** How many days back the page of figures can look. */
export const AUDIENCE_DAYS = [7, 30, 90, 365, 730] as const

/** What is counted at a step: one name of a kind, or all of them. */
type Counted = {
  [Kind in AudienceKind]: readonly [kind: Kind, name: AudienceNames[Kind] | null]
}[AudienceKind]

interface Step {
  label: string
  of: Counted
  /** Counted under the same kind, and not here. */
  less?: Counted
  /** Who leaves here for another road, which is no loss. */
  aside?: { label: string; of: Counted }
}

const WIZARD_LABELS: Record<WizardMilestone, string> = {
  company: 'Entreprise enregistrée',
  'first-piece': 'Première pièce envoyée',
  pieces: 'Pièces complètes',
  paper: 'Facture affichée',
  signed: 'Facture signée',
  'handed-in': 'Dossier transmis',
}

export const VERDICT_LABELS: Record<CountedVerdict, string> = {
  eligible: 'Potentiellement éligible',
  'to-check': 'À vérifier',
  'not-eligible': 'Non éligible',
  abroad: 'Hors de France',
}

/** Their verdict follows the first question; the others' the last. */
const ABROAD = ['verdict', 'abroad'] as const satisfies Counted

const QUESTIONS: Step[] = answerNames.map((name, at) => ({
  label: `Question ${at + 1}\u00a0: ${ANSWER_LABELS[name]}`,
  of: ['question', name],
  ...(name === 'france' && { aside: { label: 'hors de France', of: ABROAD } }),
}))

/** The roads of both audiences, and of those who ask for a quote, each step after the one before it. */
export const FUNNELS = {
  simulator: [
    { label: 'Arrivées sur le site', of: ['source', null] },
    ...QUESTIONS,
    { label: 'Résultat affiché', of: ['verdict', null], less: ABROAD },
  ],
  dossier: [
    { label: 'Page du dossier', of: ['page', '/dossier'] },
    ...pairsOf(WIZARD_LABELS).map(([step, label]): Step => ({ label, of: ['wizard', step] })),
  ],
  abroad: [
    { label: 'Page de l’offre', of: ['page', '/pay-per-call'] },
    { label: 'Formulaire affiché', of: ['page', '/international'] },
    { label: 'Inscription reçue', of: ['registration', 'received'] },
  ],
  quotes: [
    { label: 'Formulaire affiché', of: ['page', '/demande-de-devis'] },
    { label: 'Demande envoyée', of: ['quote-request', 'received'] },
    { label: 'Adresse confirmée', of: ['quote-request', 'proven'] },
  ],
} as const satisfies Record<string, readonly Step[]>

export type FunnelName = keyof typeof FUNNELS

export const FUNNEL_LABELS: Record<FunnelName, string> = {
  simulator: 'Du site au résultat du simulateur',
  dossier: 'Du dossier ouvert au dossier transmis',
  abroad: 'Hors de France\u00a0: de l’offre à l’inscription',
  quotes: 'Demandes de devis',
}

export interface FunnelStep {
  label: string
  n: number
  /** How many of the step before did not come here; none of the first step. */
  lost: number
  /** How many more than the step before are here: they came by another way. */
  joined: number
  /** Of those here, who go on elsewhere. */
  aside: { label: string; n: number } | null
}

/** The steps of a road as they were counted, each with its loss. */
export function funnelOf(name: FunnelName, counts: readonly AudienceCount[]): FunnelStep[] {
  const sum = ([kind, wanted]: Counted) =>
    counts.reduce(
      (total, count) =>
        count.kind === kind && (wanted === null || count.name === wanted) ? total + count.n : total,
      0,
    )
  const steps: readonly Step[] = FUNNELS[name]
  let before: number | null = null
  return steps.map(({ label, of, less, aside }) => {
    const n = sum(of) - (less ? sum(less) : 0)
    const left = before === null ? 0 : before - n
    const shown = aside ? { label: aside.label, n: sum(aside.of) } : null
    before = n - (shown?.n ?? 0)
    return { label, n, lost: Math.max(0, left), joined: Math.max(0, -left), aside: shown }
  })
}
