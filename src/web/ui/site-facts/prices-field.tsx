import type { FactsForm } from './fact-line'
import { PriceField } from './price-field'
import styles from './site-facts.module.css'

/** The prices alone, each under the name of what it buys. */
export function PricesField({ facts: { services }, change, errorOf }: FactsForm) {
  if (services.length === 0)
    return <p>Aucun service n’est encore sur votre site&nbsp;: ajoutez-en dans la partie Services.</p>
  return (
    <div className={`stack-12 ${styles.rows}`}>
      {services.map(({ name, price_cents }, at) => (
        <PriceField
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own
          key={at}
          name={`fait-services-${at}-price`}
          label={`${name || `Service ${at + 1}`}, en\u00a0€`}
          cents={price_cents}
          error={errorOf(`services.${at}.price_cents`)}
          onChange={cents =>
            change({
              services: services.map((one, index) => (index === at ? { ...one, price_cents: cents } : one)),
            })
          }
        />
      ))}
    </div>
  )
}
