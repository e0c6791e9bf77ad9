import { keysOf } from '../closed-list'
import { ibanIn } from './iban'
import type { MachineZone } from './machine-zone'
import { holdsPhrase, plain } from './plain-words'
import type { TextLine } from './text-line'

/** What a paper can be taken for (specification B12); `other` is a paper that is none of ours. */
export const PAPER_KINDS = [
  'rib',
  'urssaf',
  'kbis',
  'sirene',
  'rne',
  'identity_recto',
  'identity_verso',
  'passport',
  'other',
] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

/** Phrases that speak for a kind, with their weight; it takes `ENOUGH` in all. */
const FOR: Record<Exclude<PaperKind, 'other'>, [phrase: string, weight: number][]> = {
  rib: [
    ['RELEVE D IDENTITE BANCAIRE', 3],
    ['RELEVE D IDENTITE', 1],
    ['IDENTITE BANCAIRE', 1],
    ['RIB', 1],
    ['IBAN', 1],
    ['BIC', 1],
    ['CODE BANQUE', 1],
    ['CODE GUICHET', 1],
    ['GUICHET', 0.5],
    ['CLE RIB', 1],
    ['TITULAIRE DU COMPTE', 1],
    ['TITULAIRE', 0.5],
    ['DOMICILIATION', 1],
  ],
  urssaf: [
    ['URSSAF', 1],
    ['ATTESTATION DE VIGILANCE', 3],
    ['ATTESTATION DE FOURNITURE DES DECLARATIONS', 3],
    ['DECLARATIONS SOCIALES ET PAIEMENT', 1],
    ['A JOUR DE SES OBLIGATIONS', 1],
    ['CODE DE SECURITE', 1],
    ['L 243 15', 1],
  ],
  kbis: [
    ['EXTRAIT KBIS', 3],
    ['KBIS', 1],
    ['EXTRAIT K', 2],
    ['IMMATRICULATION PRINCIPALE AU REGISTRE DU COMMERCE', 3],
    ['IDENTIFICATION DE LA PERSONNE MORALE', 1],
    ['GREFFE DU TRIBUNAL', 1],
    ['EXTRAIT D IMMATRICULATION', 1],
  ],
  sirene: [
    ['AVIS DE SITUATION', 3],
    ['REPERTOIRE SIRENE', 2],
    ['INSEE', 0.5],
    ['SITUATION DE L ENTREPRISE', 0.5],
    ['SITUATION DE L ETABLISSEMENT', 0.5],
  ],
  rne: [
    ['ATTESTATION D IMMATRICULATION AU REGISTRE NATIONAL', 4],
    ['ATTESTATION D IMMATRICULATION', 1.5],
    ['REGISTRE NATIONAL DES ENTREPRISES', 1.5],
    ['INPI', 1],
  ],
  identity_recto: [
    ['CARTE NATIONALE D IDENTITE', 2.5],
    ['IDENTITY CARD', 1],
    ['TITRE DE SEJOUR', 2],
    ['REPUBLIQUE FRANCAISE', 0.5],
    ['NATIONALITE', 0.5],
    ['PRENOMS', 0.5],
    ['PRENOM', 0.5],
    ['GIVEN NAMES', 0.5],
    ['DATE DE NAISS', 0.5],
    ['SURNAME', 0.5],
    ['NE LE', 0.5],
    ['NEE LE', 0.5],
  ],
  identity_verso: [
    ['CARTE VALABLE JUSQU AU', 2.5],
    ['SIGNATURE DE L AUTORITE', 1],
    ['DELIVREE LE', 0.5],
    ['DATE DE DELIVRANCE', 1],
    ['DATE OF ISSUE', 0.5],
    ['TAILLE', 0.5],
    ['ADRESSE', 0.5],
  ],
  passport: [
    ['PASSEPORT', 2],
    ['PASSPORT', 1],
    ['REPUBLIQUE FRANCAISE', 0.5],
    ['NATIONALITE', 0.5],
  ],
}

/** What a paper of ours never says, and a neighbour of it does. */
const AGAINST: string[] = [
  'FACTURE N',
  'FACTURE NO',
  'NUMERO DE FACTURE',
  'NET A PAYER',
  'TOTAL TTC',
  'DEVIS N',
  'DEVIS NO',
  'RELEVE DE COMPTE',
  'EXTRAIT DE COMPTE',
  'ANCIEN SOLDE',
  'NOUVEAU SOLDE',
  'MANDAT DE PRELEVEMENT',
  'AVIS D ECHEANCE',
  'BULLETIN DE PAIE',
  'BULLETIN DE SALAIRE',
  'APPEL DE COTISATIONS',
  'MISE EN DEMEURE',
  'BORDEREAU DE COTISATIONS',
  'STATUTS MIS A JOUR',
  'STATUTS CONSTITUTIFS',
  'PROCES VERBAL',
  'AVIS D IMPOT',
  'AVIS D IMPOSITION',
  'PERMIS DE CONDUIRE',
  'CERTIFICAT D IMMATRICULATION',
  'CARTE VITALE',
  'CARTE D ELECTEUR',
  'CARTE PROFESSIONNELLE',
  'ATTESTATION DE REGULARITE FISCALE',
  'ATTESTATION D ASSURANCE',
  'ATTESTATION DE DROITS',
  'QUITTANCE DE LOYER',
  'BAIL COMMERCIAL',
  'RECEPISSE DE DEPOT',
  'ANNONCE LEGALE',
  'DEMANDE DE PASSEPORT',
  'CONTRAT DE PRET',
  'ECHEANCIER',
  'BON DE COMMANDE',
]

const ENOUGH = 3
/** Fewer words than this are no page that could be judged. */
const FEW_WORDS = 12

/**
 * The kind of a paper, by its words and its machine-readable zone; null when too little was read to say.
 * A neighbour's words (« facture », « appel de cotisations ») outweigh the words that both share.
 */
export function paperKind(lines: readonly TextLine[], zone: MachineZone | null): PaperKind | null {
  const words = plain(lines.map(({ text }) => text).join(' ')).split(' ')
  if (zone && zone.kind !== 'identity') return zone.kind === 'passport' ? 'passport' : 'other'
  const against = AGAINST.filter(phrase => holdsPhrase(words, phrase)).length
  const scores = keysOf(FOR)
    .map(kind => ({ kind, score: scoreOf(kind, words, lines, zone) - 2 * against }))
    .sort((one, two) => two.score - one.score)
  const [best] = scores
  if (best && best.score >= ENOUGH) return best.kind
  if (zone) return zone.side === 'back' ? 'identity_verso' : 'identity_recto'
  return words.filter(word => word.length >= 3).length < FEW_WORDS ? null : 'other'
}

function scoreOf(
  kind: keyof typeof FOR,
  words: readonly string[],
  lines: readonly TextLine[],
  zone: MachineZone | null,
): number {
  const own = FOR[kind].reduce((sum, [phrase, weight]) => sum + (holdsPhrase(words, phrase) ? weight : 0), 0)
  if (kind === 'rib') return own + (ibanIn(lines) ? 1 : 0)
  if (kind === 'identity_verso') return own + (zone?.side === 'back' ? 3 : 0)
  if (kind === 'identity_recto') return own + (zone?.side === 'front' ? 3 : 0)
  return own
}
