import { Trash2 } from 'lucide-react'
import type { Service } from '~/domain/site/facts/facts'
import { Button } from '../actions/button'
import { Checkbox } from '../forms/checkbox'
import { MoveRow } from '../forms/move-row'
import { SelectField } from '../forms/select-field'
import { TextField } from '../forms/text-field'
import type { FactsForm } from './fact-line'
import { PriceField } from './price-field'
import styles from './site-facts.module.css'

interface ServiceRowProps extends Pick<FactsForm, 'errorOf'> {
  at: number
  service: Service
  onChange: (service: Service) => void
  onRemove: () => void
  count: number
  onMove: (from: number, to: number) => void
}

/** One service: its name and price at sight, the rest where it is asked for. */
export function ServiceRow({ at, count, service, errorOf, onChange, onRemove, onMove }: ServiceRowProps) {
  const { name, detail, price_cents, price_from, unit, vat } = service
  const id = `fait-services-${at}`
  const wrong = (field: string) => errorOf(`services.${at}.${field}`)
  const rest = [price_from && 'à partir de', unit, vat === 'excl' && 'HT', detail].filter(Boolean)
  return (
    <fieldset className={styles.row} data-row={`services-${at}`} aria-label={name || `Service ${at + 1}`}>
      <div className={`stack-12 ${styles.named}`}>
        <TextField
          name={`${id}-name`}
          label="Nom"
          maxLength={200}
          value={name}
          error={wrong('name')}
          onChange={event => onChange({ ...service, name: event.target.value })}
        />
        <PriceField
          name={`${id}-price`}
          cents={price_cents}
          error={wrong('price_cents')}
          onChange={cents => onChange({ ...service, price_cents: cents })}
        />
      </div>
      <details className={styles.more}>
        <summary>
          Préciser<span className="visually-hidden"> {name}</span>
          {rest.length > 0 && ` (${rest.join(', ')})`}
        </summary>
        <div className={`stack-12 ${styles.inner}`}>
          <Checkbox
            name={`${id}-from`}
            checked={price_from}
            onChange={event => onChange({ ...service, price_from: event.target.checked })}
          >
            À partir de ce prix
          </Checkbox>
          <TextField
            name={`${id}-unit`}
            label="Par"
            hint="Par heure, la séance, par mois…"
            optional
            maxLength={40}
            value={unit ?? ''}
            error={wrong('unit')}
            onChange={event => onChange({ ...service, unit: event.target.value || null })}
          />
          <SelectField
            name={`${id}-vat`}
            label="Le prix est"
            value={vat}
            onChange={event => onChange({ ...service, vat: event.target.value === 'excl' ? 'excl' : 'incl' })}
          >
            <option value="incl">TTC, pour les particuliers</option>
            <option value="excl">HT, pour les professionnels</option>
          </SelectField>
          <TextField
            name={`${id}-detail`}
            label="Quelques mots de plus"
            optional
            maxLength={500}
            value={detail ?? ''}
            error={wrong('detail')}
            onChange={event => onChange({ ...service, detail: event.target.value || null })}
          />
          <Button look="quiet" size="small" icon={Trash2} onClick={onRemove}>
            Retirer<span className="visually-hidden"> {name}</span>
          </Button>
        </div>
      </details>
      {count > 1 && (
        <MoveRow
          list="services"
          at={at}
          count={count}
          name={name || `le service ${at + 1}`}
          onMove={onMove}
        />
      )}
    </fieldset>
  )
}
