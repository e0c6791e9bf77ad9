import { useState } from 'react'
import { aidLimits } from '~/domain/aids/aid'
import { variables } from '~/domain/aids/aid-variables'
import {
  AMOUNTS,
  LISTED,
  type RuleChoice,
  readRuleChoice,
  SIGN_WORDS,
  SIGNS,
  writeRuleChoice,
} from '~/domain/aids/rule-choice'
import { memberOf } from '~/domain/closed-list'
import { ANSWER_LABELS, UNKNOWN } from '~/domain/eligibility/answers'
import { questions } from '~/domain/eligibility/questions'
import form from '~/web/ui/admin/form/admin-form.module.css'
import { AdminCheck } from '~/web/ui/admin/form/admin-input'
import { Options } from '~/web/ui/forms/options'
import styles from './content-editor.module.css'

interface RuleFieldProps {
  id: string
  /** From 1. */
  rank: number
  rule: string
  error: string | undefined
  onChange: (rule: string) => void
}

/** What the answers of the test can tell of a condition, by choice; the expression that is kept stands behind. */
export function RuleField({ id, rank, rule, error, onChange }: RuleFieldProps) {
  const choice = readRuleChoice(rule)
  const [open, setOpen] = useState(choice === null)
  const set = (next: RuleChoice) => onChange(writeRuleChoice(next))
  return (
    <>
      <label htmlFor={`${id}-kind`}>Ce que le test vérifie {rank}</label>
      <select
        id={`${id}-kind`}
        className={form.input}
        value={subjectOf(choice)}
        onChange={event => set(begun(event.target.value))}
      >
        <option value="none">Rien&nbsp;: seul l’organisme peut le dire</option>
        <Options of={[...AMOUNTS, ...LISTED]} words={name => ANSWER_LABELS[variables[name]]} />
        <option value="up-to-date">{ANSWER_LABELS.situation} à jour</option>
        {choice === null && <option value="expression">Une règle composée, dans l’expression</option>}
      </select>
      {choice?.kind === 'amount' && <AmountChoice id={id} rank={rank} choice={choice} onChange={set} />}
      {choice?.kind === 'listed' && <ListedChoice rank={rank} choice={choice} onChange={set} />}
      <details
        open={open || error !== undefined}
        onToggle={event => setOpen(event.currentTarget.open)}
        className={`stack-4 ${styles.expression}`}
      >
        <summary>Expression {rank}</summary>
        <label htmlFor={id}>Règle {rank}</label>
        <textarea
          id={id}
          className={form.input}
          rows={Math.min(10, Math.max(1, rule.split('\n').length))}
          value={rule}
          maxLength={aidLimits.rule}
          spellCheck={false}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error && `${id}-error`}
          onChange={event => onChange(event.target.value)}
        />
      </details>
      {error && (
        <p id={`${id}-error`} className="error-text">
          {error}
        </p>
      )}
    </>
  )
}

function subjectOf(choice: RuleChoice | null): string {
  if (choice === null) return 'expression'
  return 'variable' in choice ? choice.variable : choice.kind
}

/** What a subject begins with when it is chosen. */
function begun(subject: string): RuleChoice {
  const amount = AMOUNTS.find(one => one === subject)
  if (amount) return { kind: 'amount', variable: amount, sign: '<=', value: '' }
  const listed = LISTED.find(one => one === subject)
  if (listed) return { kind: 'listed', variable: listed, among: true, values: [] }
  return { kind: subject === 'up-to-date' ? 'up-to-date' : 'none' }
}

type AmountRule = Extract<RuleChoice, { kind: 'amount' }>

function AmountChoice({
  id,
  rank,
  choice,
  onChange,
}: {
  id: string
  rank: number
  choice: AmountRule
  onChange: (choice: AmountRule) => void
}) {
  return (
    <div className="row-8 centred">
      <select
        aria-label={`Comparaison ${rank}`}
        className={`${form.input} ${form.short}`}
        value={choice.sign}
        onChange={event => onChange({ ...choice, sign: memberOf(SIGNS, event.target.value, choice.sign) })}
      >
        <Options of={SIGNS} words={sign => SIGN_WORDS[sign]} />
      </select>
      <input
        id={`${id}-amount`}
        aria-label={`Seuil ${rank}`}
        className={`${form.input} ${form.short}`}
        inputMode="numeric"
        value={choice.value}
        onChange={event => onChange({ ...choice, value: event.target.value.replace(/\D/g, '') })}
      />
      <span>{choice.variable === 'effectif' ? 'personnes' : 'euros'}</span>
    </div>
  )
}

type ListedRule = Extract<RuleChoice, { kind: 'listed' }>

function ListedChoice({
  rank,
  choice,
  onChange,
}: {
  rank: number
  choice: ListedRule
  onChange: (choice: ListedRule) => void
}) {
  const choices = questions.find(({ name }) => name === variables[choice.variable])?.choices ?? []
  const toggle = (value: string) =>
    onChange({
      ...choice,
      values: choice.values.includes(value)
        ? choice.values.filter(other => other !== value)
        : [...choice.values, value],
    })
  return (
    <fieldset className={styles.listed}>
      <legend className="visually-hidden">Réponses {rank}</legend>
      <select
        aria-label={`Sens ${rank}`}
        className={`${form.input} ${form.short}`}
        value={choice.among ? 'among' : 'not'}
        onChange={event => onChange({ ...choice, among: event.target.value === 'among' })}
      >
        <option value="among">est</option>
        <option value="not">n’est pas</option>
      </select>
      {choices
        .filter(({ value }) => value !== UNKNOWN)
        .map(({ value, label }) => (
          <AdminCheck key={value} checked={choice.values.includes(value)} onTick={() => toggle(value)}>
            {label}
          </AdminCheck>
        ))}
    </fieldset>
  )
}
