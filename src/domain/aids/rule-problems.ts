import {
  type AnswerName,
  type AnswerWords,
  answerNames,
  purposes,
  rangeEnds,
  trades,
} from '../eligibility/answers'
import { readAnswers } from '../eligibility/read-answers'
import type { AidCondition } from './aid'
import type { AidFlaw } from './aid-flaws'
import { VARIABLE_NAMES } from './aid-variables'
import { judgeRule, questionsOf, ruleFlaw } from './judge-rule'

const LONGEST = 2_000

/**
 * What is wrong with a rule, as a French sentence; null when it can be trusted: it parses, it answers by yes or no,
 * each question that it asks can turn it over, and an unknown answer never makes it say no.
 */
export function ruleProblem(rule: unknown): string | null {
  const written = JSON.stringify(rule) ?? ''
  if (written.length > LONGEST) return 'La règle est trop longue\u00a0: partagez-la en plusieurs conditions.'
  const flaw = ruleFlaw(rule)
  if (flaw !== null) return frenchFlaw(flaw)
  const asked = questionsOf(rule)
  if (asked.length === 0 || !asked.every(name => answerNames.includes(name)))
    return `La règle ne dépend d’aucune réponse du test. Réponses possibles\u00a0: ${VARIABLE_NAMES.join(', ')}.`
  const samples = Object.fromEntries(asked.map(name => [name, samplesOf(name, written)]))
  const situations = combinations(asked, samples)
  if (situations === null)
    return 'La règle croise trop de réponses\u00a0: partagez-la en plusieurs conditions.'
  return looseEnd(rule, asked, situations)
}

/** The same for each condition that has a rule, under the field of its form. */
export function ruleProblems(conditions: AidCondition[]): AidFlaw[] {
  return conditions.flatMap(({ rule }, at) => {
    const message = rule === undefined || rule === null ? null : ruleProblem(rule)
    return message ? [{ field: `conditions.${at}` as const, message }] : []
  })
}

/** Tries the rule on every combination of answers near its limits, and with each of them unknown. */
function looseEnd(rule: unknown, asked: AnswerName[], situations: AnswerWords[]): string | null {
  const judged = situations.map(words => ({ words, value: judgeRule(rule, readAnswers(words)).value }))
  if (judged.every(({ value }) => value === null)) return 'La règle ne répond pas par oui ou par non.'
  const turns = (name: AnswerName) => {
    const seen = new Map<string, Set<boolean | null>>()
    for (const { words, value } of judged) {
      const rest = JSON.stringify({ ...words, [name]: undefined })
      seen.set(rest, (seen.get(rest) ?? new Set()).add(value))
    }
    return [...seen].some(([, values]) => values.has(true) && values.has(false))
  }
  const idle = asked.find(name => !turns(name))
  if (idle)
    return `La réponse à «\u00a0${idle}\u00a0» ne change jamais la décision\u00a0: vérifiez les valeurs citées.`
  const hasty = asked.find(name => saysNoUnasked(rule, name, judged))
  return hasty
    ? `La règle dit non sans connaître la réponse à «\u00a0${hasty}\u00a0»\u00a0: une réponse inconnue n’exclut jamais.`
    : null
}

/** Whether the rule says no without that answer although some answer would let it say yes. */
function saysNoUnasked(
  rule: unknown,
  name: AnswerName,
  judged: { words: AnswerWords; value: boolean | null }[],
): boolean {
  return judged.some(({ words: { [name]: _, ...less }, value }) => {
    if (value !== true) return false
    return judgeRule(rule, readAnswers(less)).value === false
  })
}

/** The engine's own words are for programmers: what went wrong, in a sentence of ours. */
function frenchFlaw(flaw: string): string {
  const [, unknown] = /La référence "([^"]+)" est introuvable/.exec(flaw) ?? []
  if (unknown)
    return `«\u00a0${unknown}\u00a0» n’est pas une réponse du test. Réponses possibles\u00a0: ${VARIABLE_NAMES.join(', ')}.`
  if (flaw.includes("n'est pas valide"))
    return 'La règle n’est pas lisible\u00a0: une comparaison s’écrit «\u00a0effectif < 10\u00a0», avec des espaces autour du signe.'
  return 'La règle n’est pas lisible\u00a0: relisez les noms et la mise en retrait des lignes.'
}

/** Beyond, a rule asks too many things at once to be looked over: it is cut into several conditions. */
const MOST_SITUATIONS = 1_000

/** Answers on both sides of each limit that the rule names. */
function samplesOf(name: AnswerName, written: string): string[] {
  if (name === 'france' || name === 'situation') return ['oui', 'non']
  if (name === 'metier') return [...trades]
  if (name === 'projet') return [...purposes]
  if (name === 'code-postal') {
    const named = [...written.matchAll(/'(\d{2,3}|2[AB])'/g)].map(([, code = '']) => postalCodeIn(code))
    return [...new Set([...named, '69001', '75001'])]
  }
  const limits = [...written.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  const near = limits.flatMap(limit => [limit - 1, limit, limit + 1]).filter(value => value >= 0)
  const ends: readonly number[] = rangeEnds[name]
  return [...new Set([0, ...near, ends.at(-1) ?? 0])].map(String)
}

const postalCodeIn = (department: string) =>
  department === '2A' || department === '2B'
    ? department === '2A'
      ? '20000'
      : '20200'
    : department.padEnd(5, '0')

function combinations(
  asked: AnswerName[],
  samples: Partial<Record<AnswerName, string[]>>,
): AnswerWords[] | null {
  const count = asked.reduce((total, name) => total * (samples[name]?.length ?? 1), 1)
  if (count > MOST_SITUATIONS) return null
  return asked.reduce<AnswerWords[]>(
    (all, name) => all.flatMap(words => (samples[name] ?? []).map(value => ({ ...words, [name]: value }))),
    [{}],
  )
}
