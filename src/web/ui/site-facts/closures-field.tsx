import { Plus, Trash2 } from 'lucide-react'
import { Button } from '../actions/button'
import { TextField } from '../forms/text-field'
import type { FactsForm } from './fact-line'
import styles from './site-facts.module.css'

/** The days on which the firm is shut, holidays of its own. */
export function ClosuresField({ facts: { closures }, change, errorOf }: FactsForm) {
  return (
    <fieldset className={styles.rows}>
      <legend>Fermetures exceptionnelles (facultatif)</legend>
      {closures.map((closure, at) => {
        const set = (some: Partial<typeof closure>) =>
          change({ closures: closures.map((one, index) => (index === at ? { ...one, ...some } : one)) })
        const id = `fait-closures-${at}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own
          <fieldset key={at} className={styles.row} aria-label={`Fermeture ${at + 1}`}>
            <div className={styles.pair}>
              <TextField
                name={`${id}-from`}
                label="Du"
                type="date"
                value={closure.from}
                onChange={event => set({ from: event.target.value })}
              />
              <TextField
                name={`${id}-to`}
                label="au"
                type="date"
                value={closure.to}
                error={errorOf(`closures.${at}.to`)}
                onChange={event => set({ to: event.target.value })}
              />
            </div>
            <TextField
              name={`${id}-reason`}
              label="Pourquoi"
              optional
              maxLength={200}
              value={closure.reason ?? ''}
              error={errorOf(`closures.${at}.reason`)}
              onChange={event => set({ reason: event.target.value || null })}
            />
            <Button
              look="quiet"
              size="small"
              icon={<Trash2 aria-hidden size={18} />}
              onClick={() => change({ closures: closures.filter((_, index) => index !== at) })}
            >
              Retirer<span className="visually-hidden"> la fermeture {at + 1}</span>
            </Button>
          </fieldset>
        )
      })}
      <p>
        <Button
          look="second"
          size="small"
          icon={<Plus aria-hidden size={18} />}
          onClick={() => change({ closures: [...closures, { from: '', to: '', reason: null }] })}
        >
          Ajouter une fermeture
        </Button>
      </p>
    </fieldset>
  )
}
