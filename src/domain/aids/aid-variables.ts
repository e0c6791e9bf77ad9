import { keysOf } from '../closed-list'
import type { AnswerName } from '../eligibility/answers'

/** What the rules of aids may speak of, each answered by one question of the simulator. */
export const variables = {
  immatriculée: 'france',
  département: 'code-postal',
  effectif: 'effectif',
  "chiffre d'affaires": 'chiffre-affaires',
  bilan: 'bilan',
  'à jour': 'situation',
  métier: 'metier',
  projet: 'projet',
} as const satisfies Record<string, AnswerName>

export type Variable = keyof typeof variables

/** As a rule writes them. */
export const VARIABLE_NAMES = keysOf(variables)
