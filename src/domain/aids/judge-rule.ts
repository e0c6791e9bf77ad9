import Engine from 'publicodes'
import { isOneOf } from '../closed-list'
import type { AnswerName, SimulatorAnswers } from '../eligibility/answers'
import { messageOf } from '../error'
import { isRange, situations } from './aid-situations'
import { VARIABLE_NAMES, type Variable, variables } from './aid-variables'

/** True or false, or what is still to be told. */
export type RuleResult = { value: boolean } | { value: null; missing: AnswerName[] }

/**
 * Judges one publicodes rule. An amount is a range: a rule that its two ends do not answer alike is still unknown, and
 * so is one that lacks an answer (« unknown never excludes »).
 * @throws Error with publicodes' own words when the rule does not parse
 */
export function judgeRule(rule: unknown, answers: SimulatorAnswers): RuleResult {
  const { engine, names, judged } = compiled(rule)
  const met = situations(answers, names)
  const key = JSON.stringify(met)
  const known = judged.get(key)
  if (known) return known
  if (judged.size >= KEPT_RESULTS) judged.clear()
  const result = judge(engine, met)
  judged.set(key, result)
  return result
}

function judge(engine: Engine, met: ReturnType<typeof situations>): RuleResult {
  const results = met.map(situation => {
    engine.setSituation(situation)
    return engine.evaluate('condition')
  })
  const [first] = results
  const value = first?.nodeValue
  if (typeof value === 'boolean' && results.every(({ nodeValue }) => nodeValue === value)) return { value }
  const missing = results.flatMap(({ missingVariables }) => variablesIn(missingVariables))
  const unsure = missing.length > 0 ? missing : usedBy(engine).filter(name => isRange(name))
  return { value: null, missing: [...new Set(unsure)].map(name => variables[name]) }
}

/** @returns what is wrong with a rule in publicodes' words; null when it can be judged */
export function ruleFlaw(rule: unknown): string | null {
  try {
    compiled(rule)
    return null
  } catch (error) {
    return messageOf(error)
  }
}

/** The questions that a rule hangs on. @throws Error when it does not parse */
export function questionsOf(rule: unknown): AnswerName[] {
  return usedBy(compiled(rule).engine).map(name => variables[name])
}

interface Compiled {
  engine: Engine
  /** What it speaks of: nothing else changes what it says. */
  names: readonly Variable[]
  /** By what the answers say of these; an evaluation takes milliseconds, and visitors answer alike. */
  judged: Map<string, RuleResult>
}

const engines = new Map<string, Compiled>()
/** More rules than the catalogue has conditions: beyond, somebody is typing rules in the administration. */
const KEPT = 500
const KEPT_RESULTS = 100

function compiled(rule: unknown): Compiled {
  const key = JSON.stringify(rule)
  const known = engines.get(key)
  if (known) return known
  const asked = Object.fromEntries(Object.keys(variables).map(name => [name, { question: name }]))
  const engine = new Engine({ ...asked, condition: rule as string }, { logger: silent })
  const names = VARIABLE_NAMES.filter(name => key.includes(name))
  const made = { engine, names, judged: new Map<string, RuleResult>() }
  if (engines.size >= KEPT) engines.clear()
  engines.set(key, made)
  return made
}

const silent = { log() {}, warn() {}, error() {} }

/** What the rule asks when nothing is known. */
function usedBy(engine: Engine): Variable[] {
  engine.setSituation({})
  return variablesIn(engine.evaluate('condition').missingVariables)
}

const variablesIn = (missing: Record<string, unknown>): Variable[] => Object.keys(missing).filter(isVariable)

const isVariable = (name: string): name is Variable => isOneOf(VARIABLE_NAMES, name)
