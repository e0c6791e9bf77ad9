import type { Variable } from './aid-variables'

/** What a rule compares a number with; people, then whole euros. */
export const AMOUNTS = ['effectif', "chiffre d'affaires", 'bilan'] as const satisfies readonly Variable[]
type Amount = (typeof AMOUNTS)[number]

/** What a rule finds in a list. */
export const LISTED = ['métier', 'projet'] as const satisfies readonly Variable[]
type Listed = (typeof LISTED)[number]

export const SIGNS = ['<=', '<', '>=', '>'] as const
type Sign = (typeof SIGNS)[number]

export const SIGN_WORDS: Record<Sign, string> = {
  '<=': 'au plus',
  '<': 'moins de',
  '>=': 'au moins',
  '>': 'plus de',
}

/** A rule as it is chosen rather than written; an empty value or list is one that is not whole yet. */
export type RuleChoice =
  | { kind: 'none' }
  | { kind: 'up-to-date' }
  | { kind: 'amount'; variable: Amount; sign: Sign; value: string }
  | { kind: 'listed'; variable: Listed; among: boolean; values: string[] }

/** @returns null for a rule that no choice says: only its expression does */
export function readRuleChoice(rule: string): RuleChoice | null {
  const text = rule.trim()
  if (text === '') return { kind: 'none' }
  if (text === 'à jour') return { kind: 'up-to-date' }
  const [, name, sign, value] = /^(.+?) (<=|<|>=|>)(?: (\d+))?$/.exec(text) ?? []
  const variable = AMOUNTS.find(one => one === name)
  const known = SIGNS.find(one => one === sign)
  if (variable && known) return { kind: 'amount', variable, sign: known, value: value ?? '' }
  return readListed(text)
}

/** What is written of it: one comparison, or a list of them under its mechanism. */
export function writeRuleChoice(choice: RuleChoice): string {
  if (choice.kind === 'none') return ''
  if (choice.kind === 'up-to-date') return 'à jour'
  if (choice.kind === 'amount') return `${choice.variable} ${choice.sign} ${choice.value}`.trim()
  const { variable, among, values } = choice
  const lines = (values.length === 0 ? [''] : values).map(
    value => `${variable} ${among ? '=' : '!='} '${value}'`,
  )
  if (lines.length === 1) return String(lines[0])
  return [MECHANISMS[among ? '=' : '!='], ...lines.map(line => `  - ${line}`)].join('\n')
}

/** One of them is enough, or none of them may be. */
const MECHANISMS = { '=': 'une de ces conditions:', '!=': 'toutes ces conditions:' } as const

function readListed(text: string): RuleChoice | null {
  const [head = '', ...rest] = text.split('\n')
  const lines = rest.length === 0 ? [head] : rest.map(line => line.replace(/^\s*- /, ''))
  const parts = lines.map(line => /^(\S+) (!?=) '([a-z-]*)'$/.exec(line.trim()))
  const [first] = parts
  const variable = LISTED.find(one => one === first?.[1])
  const sign = first?.[2] === '!=' ? '!=' : '='
  if (!variable || (rest.length > 0 && head.trim() !== MECHANISMS[sign])) return null
  if (!parts.every(part => part?.[1] === variable && part[2] === sign)) return null
  const values = parts.map(part => part?.[3] ?? '').filter(value => value !== '')
  return { kind: 'listed', variable, among: sign === '=', values }
}
