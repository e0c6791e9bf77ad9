import { ListPlus, Plus } from 'lucide-react'
import { useState } from 'react'
import { moved } from '~/domain/placed'
import type { Service } from '~/domain/site/facts/facts'
import { MOST_OF_FACTS } from '~/domain/site/facts/facts-errors'
import { parsePrices } from '~/domain/site/prices/parse-prices'
import { Button } from '../actions/button'
import { TextAreaField } from '../forms/text-area-field'
import type { FactsForm } from './fact-line'
import { NotUnderstood } from './not-understood'
import { ServiceRow } from './service-row'
import styles from './site-facts.module.css'

const NEW: Service = {
  name: '',
  detail: null,
  price_cents: null,
  price_from: false,
  unit: null,
  vat: 'incl',
}

/** What is offered, for how much: a pasted list becomes rows to confirm; a line that is not understood stays where it is. */
export function ServicesStep({ facts: { services }, change, errorOf }: FactsForm) {
  const [list, setList] = useState('')
  const [asked, setAsked] = useState<string[]>([])
  function read() {
    const found = parsePrices(list)
    setAsked(found.asked)
    setList(found.asked.join('\n'))
    if (found.services.length > 0) change({ services: [...services, ...found.services] })
  }
  return (
    <>
      <TextAreaField
        name="fait-services"
        label="Vos services ou produits, un par ligne"
        hint="Collez votre liste telle qu’elle est, avec les prix à montrer&nbsp;: Coupe homme 22&nbsp;€."
        rows={4}
        maxLength={5_000}
        value={list}
        error={errorOf('services')}
        onChange={event => setList(event.target.value)}
      />
      <NotUnderstood lines={asked} />
      <p>
        <Button look="second" icon={ListPlus} disabled={list.trim() === ''} onClick={read}>
          Ajouter cette liste
        </Button>
      </p>
      {services.length > 0 && (
        <fieldset className={`stack-12 ${styles.rows}`}>
          <legend>
            À vérifier&nbsp;: {services.length} sur {MOST_OF_FACTS.services} au plus
          </legend>
          {services.map((service, at) => (
            <ServiceRow
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own
              key={at}
              at={at}
              service={service}
              errorOf={errorOf}
              onChange={next =>
                change({ services: services.map((one, index) => (index === at ? next : one)) })
              }
              count={services.length}
              onMove={(from, to) => change({ services: moved(services, from, to) })}
              onRemove={() => change({ services: services.filter((_, index) => index !== at) })}
            />
          ))}
        </fieldset>
      )}
      <p>
        <Button
          look="quiet"
          size="small"
          icon={Plus}
          onClick={() => change({ services: [...services, NEW] })}
        >
          Ajouter une ligne à la main
        </Button>
      </p>
    </>
  )
}
