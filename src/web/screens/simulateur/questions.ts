import type { EligibilityAnswers } from '~/domain/eligibility'

/** One question of the simulator; its name and the values of its choices are what the address shows. */
export interface Question {
  name: QuestionName
  title: string
  hint: string
  choices: Choice[]
  /** Also takes any whole number, as a choice's value is the greatest of its range. */
  amount?: boolean
}

export interface Choice {
  value: string
  label: string
}

export type QuestionName = 'france' | 'effectif' | 'chiffre-affaires' | 'bilan' | 'situation' | 'projet'
/** What the address holds once it has been checked. */
export type Answers = Partial<Record<QuestionName, string>>

const unknown: Choice = { value: 'inconnu', label: 'Je ne sais pas' }

/** The six questions in their order (DECISIONS.md section 2). Ranges are asked, never exact figures. */
export const questions: Question[] = [
  {
    name: 'france',
    title: 'Votre entreprise est-elle immatriculée en France ?',
    hint: 'Elle a un numéro SIRET, quelle que soit sa forme : société, artisan, micro-entreprise, association.',
    choices: [
      { value: 'oui', label: 'Oui' },
      { value: 'non', label: 'Non, elle est hors de France' },
      { value: 'inconnu', label: 'Pas encore, ou je ne sais pas' },
    ],
  },
  {
    name: 'effectif',
    title: 'Combien de personnes y travaillent ?',
    hint: 'Comptez-vous dans le nombre. Les aides visent les entreprises de moins de 250 personnes.',
    amount: true,
    choices: [
      { value: '9', label: 'Moins de 10' },
      { value: '49', label: 'De 10 à 49' },
      { value: '249', label: 'De 50 à 249' },
      { value: '250', label: '250 ou plus' },
      unknown,
    ],
  },
  {
    name: 'chiffre-affaires',
    title: 'Quel est son chiffre d’affaires annuel ?',
    hint: 'Celui du dernier exercice, hors taxes. Un ordre de grandeur suffit.',
    amount: true,
    choices: [
      { value: '1999999', label: 'Moins de 2 millions d’euros' },
      { value: '9999999', label: 'De 2 à moins de 10 millions' },
      { value: '49999999', label: 'De 10 à moins de 50 millions' },
      { value: '50000000', label: '50 millions ou plus' },
      unknown,
    ],
  },
  {
    name: 'bilan',
    title: 'Quel est le total de son bilan ?',
    hint: 'La somme de ce que possède l’entreprise. Vous ne le connaissez pas ? Ce n’est pas éliminatoire.',
    amount: true,
    choices: [
      { value: '1999999', label: 'Moins de 2 millions d’euros' },
      { value: '9999999', label: 'De 2 à moins de 10 millions' },
      { value: '42999999', label: 'De 10 à moins de 43 millions' },
      { value: '43000000', label: '43 millions ou plus' },
      unknown,
    ],
  },
  {
    name: 'situation',
    title: 'Sa situation fiscale et sociale est-elle à jour ?',
    hint: 'Impôts, TVA et cotisations URSSAF déclarés et payés, ou couverts par un échéancier respecté.',
    choices: [{ value: 'oui', label: 'Oui' }, { value: 'non', label: 'Non, pas aujourd’hui' }, unknown],
  },
  {
    name: 'projet',
    title: 'À quoi servira votre site ?',
    hint: 'Choisissez le besoin principal. Cette réponse ne change pas le résultat.',
    choices: [
      { value: 'vitrine', label: 'Présenter mon activité' },
      { value: 'contacts', label: 'Recevoir des demandes de devis' },
      { value: 'rendez-vous', label: 'Prendre des rendez-vous' },
      { value: 'vente', label: 'Vendre en ligne' },
      { value: 'refonte', label: 'Remplacer un site ancien' },
      { value: 'autre', label: 'Autre chose' },
    ],
  },
]

/** True when the value is one of the choices, or a whole number where the question counts something. */
export function accepts(question: Question, value: string): boolean {
  return (
    question.choices.some(choice => choice.value === value) ||
    (question.amount === true && /^\d{1,12}$/.test(value))
  )
}

/** The choice that stands for a value: itself, or the range that a number falls in. */
export function chosen(question: Question, value: string | undefined): Choice | undefined {
  if (value === undefined) return undefined
  const exact = question.choices.find(choice => choice.value === value)
  if (exact || !question.amount) return exact
  const ranges = question.choices.filter(choice => choice !== unknown)
  return ranges.find(choice => Number(value) <= Number(choice.value)) ?? ranges.at(-1)
}

/** What the rules judge, from the words of the address. */
export function eligibilityAnswers(answers: Answers): EligibilityAnswers {
  return {
    registeredInFrance: yesNo(answers.france),
    staff: amount(answers.effectif),
    turnover: amount(answers['chiffre-affaires']),
    balanceSheet: amount(answers.bilan),
    upToDate: yesNo(answers.situation),
  }
}

function yesNo(value: string | undefined): boolean | null {
  if (value === 'oui') return true
  return value === 'non' ? false : null
}

function amount(value: string | undefined): number | null {
  return value === undefined || value === unknown.value ? null : Number(value)
}
