import { pairsOf } from '../closed-list'
import { alike } from './day-words'
import { editDistance } from './edit-distance'
import type { PaperKind } from './paper-kind'
import { plain } from './plain-words'

/**
 * What words say of the day beside them: that the paper was issued on it (`issue`), that it tells how things
 * stood then (`situation`), that it is the paper's without saying how (`paper`), that something happened then
 * (`past`), or that it is another day (`other`).
 */
export type Sense = 'issue' | 'situation' | 'paper' | 'past' | 'other'

const SENSES: Record<Sense, string> = {
  issue: `FAIT,FAITE,DELIVRE,DELIVREE,EDITE,EDITEE,ETABLI,ETABLIE,EMIS,EMISE,GENERE,GENEREE,IMPRIME,IMPRIMEE,
    TELECHARGE,TELECHARGEE,DATE D EDITION,DATE D EMISSION,DATE DE DELIVRANCE,DATE D ETABLISSEMENT,
    DATE DE L EXTRAIT,DATE DE L ATTESTATION,DATE DE L AVIS,DATE DU DOCUMENT,DATE DU CERTIFICAT,DATE DE GENERATION,
    DATE D IMPRESSION,DATE DE SIGNATURE,EN DATE DU,EXTRAIT DU,EXTRAIT LE,ATTESTATION DU,AVIS DU,EDITION DU,
    DOCUMENT DU,CERTIFICAT DU,DELIVRANCE,EMISSION`,
  situation: 'A JOUR,A LA DATE,SITUATION AU,SITUATION DU,SITUATION LE,DATE DE SITUATION,ETAT AU,ETAT DU',
  paper: `DATE,DATE DU JOUR,EXTRAIT,ATTESTATION,AVIS,EXTRAIT D IMMATRICULATION,ATTESTATION D IMMATRICULATION,
    AVIS DE SITUATION`,
  past: `NE,NEE,NE E,NAISSANCE,IMMATRICULATION,IMMATRICULE,IMMATRICULEE,COMMENCEMENT,CREATION,CREE,CREEE,DEBUT,
    DEPUIS,MENTION,MODIFICATION,MODIFIE,MODIFIEE,MISE A JOUR,MIS A JOUR,MISES A JOUR,TRANSFERT,TRANSFERE,
    NOMINATION,NOMME,NOMMEE,DEPOT,DEPOSE,STATUTS,ACTE,CONSTITUTION,CONSTITUEE,INSCRIPTION,INSCRIT,INSCRITE,
    LOI,DECRET,MODELE,VERSION,PRISE D ACTIVITE,OUVERTURE,PUBLICATION,ADHESION,AFFILIATION,EFFECTIF,DEMANDE,
    COURRIER,REFERENCE,REFERENCES,DOSSIER,ORDONNANCE,CAPITAL`,
  other: `CLOTURE,EXPIRATION,EXPIRE,VALABLE,VALABLES,VALIDITE,VALIDE,PERIODE,PERIODES,ECHEANCE,ECHEANCES,ECHUES,JUSQU,
    DUREE,FIN,REGLEMENT,PAIEMENT,EXIGIBLE,EXIGIBLES,TRIMESTRE,ARRETE,ARRETES,CESSATION,CESSE,CESSEE,RADIE,RADIEE,RADIATION,
    FERME,FERMETURE,EXERCICE,LIMITE,PROCHAIN,PROCHAINE,RENOUVELLEMENT,AVANT LE,AU PLUS TARD,ACTIVITE`,
}

interface Label {
  sense: Sense
  words: string[]
}

const LABELS: Label[] = pairsOf(SENSES).flatMap(([sense, phrases]) =>
  phrases.split(/,\s*/).map(phrase => ({ sense, words: phrase.trim().split(' ').map(alike) })),
)

/** A label that stands in a text, its words counted from 0. */
export interface FoundLabel {
  sense: Sense
  start: number
  end: number
}

/** The words of a text as labels are looked for in it. */
export const labelWords = (text: string) => plain(text).split(' ').filter(Boolean)

/**
 * The labels in some words, in their order; of two that overlap, the longer. On an attestation of the Urssaf
 * the day on which things stood is not that of its issue (specification A5).
 */
export function labelsIn(kind: PaperKind, words: readonly string[]): FoundLabel[] {
  const seen = words.map(alike)
  const found: FoundLabel[] = []
  for (const { sense, words: wanted } of LABELS)
    for (let start = 0; start + wanted.length <= seen.length; start++)
      if (wanted.every((word, at) => isLike(seen[start + at] ?? '', word)))
        found.push({
          sense: sense === 'situation' && kind === 'urssaf' ? 'past' : sense,
          start,
          end: start + wanted.length,
        })
  return found
    .filter(one => !found.some(other => other !== one && isLonger(other, one)))
    .sort((one, two) => one.start - two.start)
}

const isLonger = (one: FoundLabel, two: FoundLabel) =>
  one.start < two.end && two.start < one.end && one.end - one.start > two.end - two.start

function isLike(word: string, wanted: string): boolean {
  if (word === wanted) return true
  const limit = wanted.length >= 9 ? 2 : wanted.length >= 6 ? 1 : 0
  return limit > 0 && editDistance(word, wanted, limit) <= limit
}
