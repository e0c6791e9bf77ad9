import type { Criterion, Finding, Outcome } from './eligibility'

/** One line of reason for each criterion and each finding. */
export const reasons: Record<Criterion, Record<Finding, string>> = {
  registration: {
    passes: 'Votre entreprise est immatriculée en France.',
    fails: 'L’aide est réservée aux entreprises immatriculées en France.',
    unknown: 'L’immatriculation en France est à confirmer\u00a0: il vous faudra un numéro SIRET.',
  },
  staff: {
    passes: 'Votre effectif est sous la limite de 250\u00a0personnes.',
    fails: 'L’effectif doit rester sous 250\u00a0personnes\u00a0: à partir de 250, l’aide n’est pas ouverte.',
    unknown: 'L’effectif est à confirmer\u00a0: il doit rester sous 250\u00a0personnes.',
  },
  size: {
    passes:
      'Le chiffre d’affaires est sous 50\u00a0M€, ou le bilan sous 43\u00a0M€\u00a0: l’un des deux suffit.',
    fails:
      'Ni le chiffre d’affaires (moins de 50\u00a0M€) ni le bilan (moins de 43\u00a0M€) n’est sous sa limite.',
    unknown: 'Le chiffre d’affaires (moins de 50\u00a0M€) ou le bilan (moins de 43\u00a0M€) est à confirmer.',
  },
  situation: {
    passes: 'Votre situation fiscale et sociale est à jour.',
    fails: 'La situation fiscale et sociale doit être à jour au moment du dépôt.',
    unknown: 'La situation fiscale et sociale est à confirmer\u00a0: une attestation URSSAF sera demandée.',
  },
}

export const criterionNames: Record<Criterion, string> = {
  registration: 'Immatriculation',
  staff: 'Effectif',
  size: 'Taille financière',
  situation: 'Situation fiscale et sociale',
}

export const findingNames: Record<Finding, string> = {
  passes: 'Rempli',
  fails: 'Non rempli',
  unknown: 'À vérifier',
}

interface OutcomeWords {
  title: string
  stamp: string
  lead: string
  next: string
}

/**
 * The words of a result (specification A5, B13).
 * @param opens whether an open grant of the catalogue is known for this visitor; null where the list or his postal code is
 *   not known. Where none is, title and stamp say so, and no sum stands beside them.
 * @param served false where we bill nobody: said before pieces are gathered, not at the signature
 */
export function resultWords(
  { outcome, abroad, served }: { outcome: Outcome; abroad: boolean; served: boolean },
  opens: boolean | null,
): OutcomeWords {
  const words = outcomeWords[abroad ? 'abroad' : outcome]
  if (abroad || outcome === 'not-eligible') return words
  return { ...words, ...(opens === false && NONE_OPEN[outcome]), ...(!served && { next: UNSERVED }) }
}

const UNSERVED =
  'Votre territoire a sa propre fiscalité\u00a0: notre facture ne peut pas y être établie aujourd’hui. Écrivez-nous avant de réunir des pièces, l’équipe vous répond sous 24\u00a0h.'

const NONE_OPEN = {
  eligible: {
    title: 'Potentiellement éligible selon vos réponses\u202f; aucune aide ouverte connue chez vous',
    stamp: 'Aucune aide ouverte connue',
    lead: 'Vos réponses remplissent tous les critères, mais nous ne connaissons aujourd’hui aucune subvention ouverte qui paie un site à votre adresse. L’équipe cherche avec vous\u202f; sans aide accordée, la facture n’est pas due.',
  },
  'to-check': {
    title: 'Éligibilité à vérifier\u202f; aucune aide ouverte connue chez vous',
    stamp: 'À vérifier',
    lead: 'Rien ne vous exclut, mais nous ne connaissons aujourd’hui aucune subvention ouverte qui paie un site à votre adresse. L’équipe cherche avec vous\u202f; sans aide accordée, la facture n’est pas due.',
  },
} satisfies Partial<Record<Outcome, Partial<OutcomeWords>>>

/** Not eligible because of its country is another road altogether: `abroad`. */
export const outcomeWords: Record<Outcome | 'abroad', OutcomeWords> = {
  eligible: {
    title: 'Votre entreprise est potentiellement éligible',
    stamp: 'Potentiellement éligible',
    lead: 'Vos réponses remplissent tous les critères. Le site peut être financé jusqu’à 100\u00a0% par les aides publiques, sous réserve d’acceptation du dossier par l’organisme.',
    next: 'Préparez votre dossier en 5 minutes\u00a0: l’équipe vous répond sur votre éligibilité sous 24\u00a0h. Rien n’est à payer avant la décision.',
  },
  'to-check': {
    title: 'Votre éligibilité est à vérifier',
    stamp: 'À vérifier',
    lead: 'Rien ne vous exclut\u00a0: ce qui est marqué «\u00a0À vérifier\u00a0» reste à confirmer. Vous pouvez être potentiellement éligible, sous réserve d’acceptation du dossier par l’organisme.',
    next: 'Commencez votre dossier\u00a0: l’équipe le vérifie avec vous et répond sur votre éligibilité sous 24\u00a0h. Rien n’est à payer avant la décision.',
  },
  'not-eligible': {
    title: 'Votre entreprise n’est pas éligible aujourd’hui',
    stamp: 'Non éligible',
    lead: 'Au moins un critère n’est pas rempli. Mieux vaut le savoir avant de réunir des documents.',
    next: 'Si une réponse est inexacte ou si votre situation change, refaites le test. Un doute\u202f? Écrivez-nous\u00a0: l’équipe vous répond sous 24\u00a0h.',
  },
  abroad: {
    title: 'L’aide publique française ne vous est pas ouverte',
    stamp: 'Autre formule',
    lead: 'Elle est réservée aux entreprises immatriculées en France. Pour la vôtre, nous avons une offre à la performance\u00a0: vous ne payez que les contacts qualifiés que nous vous apportons, de 35 à 500\u00a0€ chacun.',
    next: 'Sans abonnement et sans engagement. Un doute sur votre situation\u202f? Écrivez-nous\u00a0: l’équipe vous répond sous 24\u00a0h.',
  },
}
