import { Plus, Trash2 } from 'lucide-react'
import { aidLimits } from '~/domain/aids/aid'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import form from '~/web/ui/admin/form/admin-form.module.css'
import type { AidDraft } from './aid-draft'
import styles from './content-editor.module.css'
import { RuleField } from './rule-field'
import type { FieldProblem } from './use-draft'

type Conditions = AidDraft['conditions']

interface AidConditionsProps {
  conditions: Conditions
  errors: FieldProblem[]
  onChange: (conditions: Conditions) => void
}

/** Who may have it: each condition as a sentence, and as a rule where the answers of the test can tell. */
export function AidConditions({ conditions, errors, onChange }: AidConditionsProps) {
  const change = (at: number, said: Partial<Conditions[number]>) =>
    onChange(
      conditions.map((condition, position) => (position === at ? { ...condition, ...said } : condition)),
    )
  return (
    <fieldset className={`stack-16 ${styles.fields}`}>
      <legend>Conditions</legend>
      <p className="second-text">
        Choisissez ce que les réponses du test peuvent vérifier&nbsp;; le reste, seul l’organisme le dira.
        L’expression sert aux règles composées&nbsp;: <code>effectif &lt;= 20</code>,{' '}
        <code>métier != 'numerique'</code>.
      </p>
      {conditions.map((condition, at) => (
        <Condition
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition has no name of its own
          key={at}
          at={at}
          condition={condition}
          error={errors.find(({ field }) => field === `conditions.${at}`)?.message}
          onChange={said => change(at, said)}
          onRemove={() => onChange(conditions.filter((_, position) => position !== at))}
        />
      ))}
      {conditions.length < aidLimits.conditions && (
        <div>
          <AdminButton icon={Plus} onClick={() => onChange([...conditions, { says: '', rule: '' }])}>
            Ajouter une condition
          </AdminButton>
        </div>
      )}
    </fieldset>
  )
}

interface ConditionProps {
  at: number
  condition: Conditions[number]
  error: string | undefined
  onChange: (said: Partial<Conditions[number]>) => void
  onRemove: () => void
}

function Condition({ at, condition: { says, rule }, error, onChange, onRemove }: ConditionProps) {
  const id = `conditions.${at}`
  return (
    <div className={`stack-4 ${styles.field}`}>
      <label htmlFor={`${id}-says`}>Condition {at + 1}</label>
      <input
        id={`${id}-says`}
        className={form.input}
        value={says}
        maxLength={aidLimits.says}
        onChange={event => onChange({ says: event.target.value })}
      />
      <RuleField
        id={id}
        rank={at + 1}
        rule={rule}
        error={error}
        onChange={written => onChange({ rule: written })}
      />
      <div>
        <AdminButton look="quiet" icon={Trash2} onClick={onRemove}>
          Retirer la condition {at + 1}
        </AdminButton>
      </div>
    </div>
  )
}
