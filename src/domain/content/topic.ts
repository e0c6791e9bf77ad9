import { isOneOf } from '../closed-list'
import { fold } from '../text/slug'

/** What the articles of the blog are about, in the order in which the list offers them. */
export const TOPICS = ['aides', 'prix', 'comptabilite', 'local', 'clients', 'droit', 'ia'] as const
export type Topic = (typeof TOPICS)[number]

export const topicNames: Record<Topic, string> = {
  aides: 'Aides publiques',
  prix: 'Prix et devis',
  comptabilite: 'Factures et comptabilité',
  local: 'Être trouvé près de chez soi',
  clients: 'Appels et contacts',
  droit: 'Droit du site',
  ia: 'Intelligence artificielle',
}

/** Folded words that tell a topic, each a run inside a keyword or the title. */
const signs: Record<Topic, string[]> = {
  aides: ['aide', 'subvention', 'france num', 'bpifrance', 'eligibilite', 'seuil', 'minimis', 'dossier'],
  prix: ['prix site', 'cout annuel', 'maintenance', 'comparaison'],
  comptabilite: [
    'facturation electronique',
    'factur-x',
    'comptabilite',
    'ecritures',
    'immobilisation',
    'plateforme agreee',
  ],
  local: ['referencement local', 'fiche google', 'avis clients', 'zone desservie', 'quartiers'],
  clients: ['pay per call', 'appel qualifie', 'prix par lead', 'rentabilite'],
  droit: [
    'nom de domaine',
    'propriete',
    'mentions legales',
    'rgpd',
    'retractation',
    'location',
    'escroquerie',
    'demarchage',
  ],
  ia: ['intelligence artificielle'],
}

/** The topic that keywords, the first above all, and the title speak of; a text about a city is about being found there. */
export function topicOf({
  title,
  keywords,
  city,
}: {
  title: string
  keywords: string[]
  city: string | null
}): Topic {
  if (city !== null) return 'local'
  const said = keywords.map(fold)
  const head = fold(title)
  const scores = TOPICS.map(topic => ({
    topic,
    score: signs[topic].reduce((sum, sign) => sum + weightOf(sign, said) + (head.includes(sign) ? 1 : 0), 0),
  }))
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a))
  return best.score > 0 ? best.topic : 'aides'
}

/** The first keyword says what the text is about, the others what it touches. */
const weightOf = (sign: string, keywords: string[]) =>
  keywords.reduce((sum, word, at) => sum + (word.includes(sign) ? (at === 0 ? 4 : 2) : 0), 0)

export const isTopic = (value: string): value is Topic => isOneOf(TOPICS, value)
