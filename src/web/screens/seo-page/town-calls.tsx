import { BORDER, rangeWords, tradeNames } from '~/domain/international/lead-labels'
import { callPrice, QUOTE_PRICES, quoteKind, TRADES } from '~/domain/international/lead-pricing'
import { Button } from '~/web/ui/actions/button'
import { Options } from '~/web/ui/forms/options'
import { SelectField } from '~/web/ui/forms/select-field'
import { TextField } from '~/web/ui/forms/text-field'
import type { Town } from './town'
import styles from './town-calls.module.css'
import parts from './town-text.module.css'

/** What a call costs for each trade (specification A9), and the estimator set to France for a firm of that town. */
export function TownCalls({ town }: { town: Town }) {
  return (
    <section aria-labelledby="appels-titre" className={`stack-16 ${parts.part}`}>
      <h2 id="appels-titre">Ce que coûte un appel {town.of}, par métier</h2>
      <table className={styles.prices}>
        <thead>
          <tr>
            <th scope="col">Métier</th>
            <th scope="col">Un appel qualifié</th>
            <th scope="col">Une demande de devis</th>
          </tr>
        </thead>
        <tbody>
          {TRADES.map(trade => (
            <tr key={trade}>
              <th scope="row">{tradeNames[trade]}</th>
              <td>{rangeWords(callPrice('france', trade))}</td>
              <td>{rangeWords(QUOTE_PRICES[quoteKind('france', trade)])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Sous {BORDER}, un appel n’est pas facturé. <a href="/pay-per-call">Les règles en entier</a>. Vous
        cherchez un professionnel&#8239;? <a href="/demande-de-devis">Demandez un devis</a>.
      </p>
      <form
        action="/pay-per-call#estimation"
        method="get"
        data-screen-only
        className={`stack-16 to-start ${styles.form}`}
      >
        <h3>Estimer un mois {town.at}</h3>
        <input type="hidden" name="zone" value="france" />
        <input type="hidden" name="lieu" value={town.at} />
        <SelectField name="activite" label="Votre activité" defaultValue="crafts">
          <Options of={TRADES} words={trade => tradeNames[trade]} />
        </SelectField>
        <TextField name="appels" label="Appels reçus dans le mois" inputMode="numeric" defaultValue="10" />
        <Button type="submit">Estimer</Button>
      </form>
    </section>
  )
}
