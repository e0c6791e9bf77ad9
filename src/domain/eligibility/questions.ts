import { acceptsAnswer } from './accepts-answer'
import { type AnswerName, type Purpose, rangeEnds, type Trade, UNKNOWN } from './answers'

/** One question of the simulator; its name and the values of its choices are what the address shows. */
export interface Question {
  name: AnswerName
  title: string
  hint: string
  /** Large sheets to press; none where the answer is typed. */
  choices: Choice[]
  /** Also takes any whole number, as a choice's value is the greatest of its range. */
  amount?: boolean
}

export interface Choice {
  value: string
  label: string
}

const unknown: Choice = { value: UNKNOWN, label: 'Je ne sais pas' }

/** The labels of ranges, in the order of their upper ends. */
const ranges = (ends: readonly number[], labels: string[]): Choice[] =>
  ends.map((end, at) => ({ value: String(end), label: labels[at] ?? '' }))

const tradeLabels: Record<Trade, string> = {
  artisanat: 'Artisanat, bâtiment',
  commerce: 'Commerce, boutique',
  restauration: 'Restauration, hôtellerie, tourisme',
  services: 'Services aux particuliers (coiffure, garage, bien-être…)',
  liberal: 'Profession libérale, santé, droit, chiffre',
  industrie: 'Industrie, transport, négoce',
  agriculture: 'Agriculture, pêche',
  numerique: 'Informatique, communication, numérique',
  'finance-immobilier': 'Banque, assurance, immobilier',
  association: 'Association',
  autre: 'Autre métier',
}

const purposeLabels: Record<Purpose, string> = {
  vitrine: 'Présenter mon activité',
  contacts: 'Recevoir des demandes de devis',
  'rendez-vous': 'Prendre des rendez-vous',
  vente: 'Vendre en ligne',
  refonte: 'Remplacer un site ancien',
  autre: 'Autre chose',
}

const listed = (labels: Record<string, string>): Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** The questions in their order (specification B2). Ranges are asked, never exact figures. */
export const questions: Question[] = [
  {
    name: 'france',
    title: 'Votre entreprise est-elle immatriculée en France\u202f?',
    hint: 'Elle a un numéro SIRET, quelle que soit sa forme\u00a0: société, artisan, micro-entreprise, association.',
    choices: [
      { value: 'oui', label: 'Oui' },
      { value: 'non', label: 'Non, elle est hors de France' },
      { value: UNKNOWN, label: 'Pas encore, ou je ne sais pas' },
    ],
  },
  {
    name: 'code-postal',
    title: 'Où est-elle établie\u202f?',
    hint: 'Presque toutes les aides dépendent de la région ou de la commune. Le code postal suffit.',
    choices: [],
  },
  {
    name: 'effectif',
    title: 'Combien de personnes y travaillent\u202f?',
    hint: 'Comptez-vous dans le nombre. Les aides visent les entreprises de moins de 250 personnes.',
    amount: true,
    choices: [
      ...ranges(rangeEnds.effectif, [
        'Moins de 10',
        'De 10 à 19',
        'De 20 à 49',
        'De 50 à 249',
        '250 ou plus',
      ]),
      unknown,
    ],
  },
  {
    name: 'chiffre-affaires',
    title: 'Quel est son chiffre d’affaires annuel\u202f?',
    hint: 'Celui du dernier exercice, hors taxes. Un ordre de grandeur suffit.',
    amount: true,
    choices: [
      ...ranges(rangeEnds['chiffre-affaires'], [
        'Moins de 500\u202f000 euros',
        'De 500\u202f000 euros à moins de 1 million',
        'De 1 à moins de 2 millions',
        'De 2 à moins de 10 millions',
        'De 10 à moins de 50 millions',
        '50 millions ou plus',
      ]),
      unknown,
    ],
  },
  {
    name: 'bilan',
    title: 'Quel est le total de son bilan\u202f?',
    hint: 'La somme de ce que possède l’entreprise. Vous ne le connaissez pas\u202f? Ce n’est pas éliminatoire.',
    amount: true,
    choices: [
      ...ranges(rangeEnds.bilan, [
        'Moins de 2 millions d’euros',
        'De 2 à moins de 10 millions',
        'De 10 à moins de 43 millions',
        '43 millions ou plus',
      ]),
      unknown,
    ],
  },
  {
    name: 'situation',
    title: 'Sa situation fiscale et sociale est-elle à jour\u202f?',
    hint: 'Impôts, TVA et cotisations URSSAF déclarés et payés, ou couverts par un échéancier respecté.',
    choices: [{ value: 'oui', label: 'Oui' }, { value: 'non', label: 'Non, pas aujourd’hui' }, unknown],
  },
  {
    name: 'metier',
    title: 'Quel est son métier\u202f?',
    hint: 'Choisissez le plus proche\u00a0: certaines aides sont réservées à un métier, d’autres en excluent.',
    choices: listed(tradeLabels),
  },
  {
    name: 'projet',
    title: 'À quoi servira votre site\u202f?',
    hint: 'Choisissez le besoin principal\u00a0: des aides ne paient que la vente en ligne.',
    choices: listed(purposeLabels),
  },
]

/** True when the value is one of the choices, or what may be typed instead. */
export function accepts(question: Question, value: string): boolean {
  if (question.choices.length > 0 && !question.amount)
    return question.choices.some(choice => choice.value === value)
  return acceptsAnswer(question.name, value)
}

/** The choice that stands for a value: itself, or the range that a number falls in. */
export function chosen(question: Question, value: string | undefined): Choice | undefined {
  if (value === undefined) return undefined
  const exact = question.choices.find(choice => choice.value === value)
  if (exact || !question.amount) return exact
  const all = question.choices.filter(choice => choice !== unknown)
  return all.find(choice => Number(value) <= Number(choice.value)) ?? all.at(-1)
}
