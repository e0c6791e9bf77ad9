import { Plus } from 'lucide-react'
import { Button } from '../actions/button'
import { ClosureRow } from './closure-row'
import type { FactsForm } from './fact-line'
import styles from './site-facts.module.css'

/** The days on which the firm is shut, holidays of its own. */
export function ClosuresField(form: FactsForm) {
  const { closures } = form.facts
  return (
    <fieldset className={`stack-12 ${styles.rows}`}>
      <legend>Fermetures exceptionnelles (facultatif)</legend>
      {closures.map((_, at) => (
        <ClosureRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own
          key={at}
          {...form}
          at={at}
          onRemove={() => form.change({ closures: closures.filter((__, index) => index !== at) })}
        />
      ))}
      <p>
        <Button
          look="second"
          size="small"
          icon={Plus}
          onClick={() => form.change({ closures: [...closures, { from: '', to: '', reason: null }] })}
        >
          Ajouter une fermeture
        </Button>
      </p>
    </fieldset>
  )
}
