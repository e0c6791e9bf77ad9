import { forecastCalls } from '~/domain/international/call-forecast'
import {
  BORDER,
  lengthWords,
  rangeWords,
  tradeNames,
  wholeEuros,
  zoneNames,
} from '~/domain/international/lead-labels'
import {
  CALL_ZONES,
  callPrice,
  QUOTE_TIMINGS,
  quotePrice,
  quotePrices,
  TRADES,
} from '~/domain/international/lead-pricing'
import { counted } from '~/domain/text/french'
import { Button } from '~/web/ui/actions/button'
import { ErrorSummary } from '~/web/ui/forms/error-summary'
import { Options } from '~/web/ui/forms/options'
import { SelectField } from '~/web/ui/forms/select-field'
import { TextField } from '~/web/ui/forms/text-field'
import { Section } from '~/web/ui/frame/section'
import { Receipt } from '~/web/ui/paper/receipt'
import type { Estimate, EstimateQuestion } from './estimate'
import styles from './estimator.module.css'

/** What a month would cost: a plain form, its answers in the address, the sum made on the server. */
export function Estimator({ estimate: { answers, errors, forecast, place, asked } }: { estimate: Estimate }) {
  const errorOf = (field: EstimateQuestion) => errors.find(error => error.field === field)?.message
  return (
    <Section
      id="estimation"
      box="Estimation"
      title={place ? `Ce que vous paieriez ${place}` : 'Ce que vous paieriez'}
      lead="Donnez l’ordre de grandeur d’un mois. Rien n’est enregistré."
      ground="ruled"
    >
      <div className={`stack-40 ${styles.sides}`}>
        <form
          action="/pay-per-call#estimation"
          method="get"
          noValidate
          data-screen-only
          className={`stack-24 ${styles.form}`}
        >
          <ErrorSummary errors={errors} />
          {place && <input type="hidden" name="lieu" value={place} />}
          <SelectField
            name="zone"
            label="Zone des appels"
            defaultValue={answers.zone}
            error={errorOf('zone')}
          >
            <Options of={CALL_ZONES} words={zone => zoneNames[zone]} />
          </SelectField>
          <SelectField
            name="activite"
            label="Votre activité"
            defaultValue={answers.activite}
            error={errorOf('activite')}
          >
            <Options of={TRADES} words={trade => tradeNames[trade]} />
          </SelectField>
          <TextField
            name="appels"
            label="Appels reçus dans le mois"
            inputMode="numeric"
            defaultValue={answers.appels}
            error={errorOf('appels')}
          />
          <TextField
            name="courts"
            label={`Dont appels de moins de ${BORDER}`}
            optional
            inputMode="numeric"
            defaultValue={answers.courts}
            error={errorOf('courts')}
          />
          <TextField
            name="duree"
            label="Durée moyenne des autres, en secondes"
            hint="Par exemple 150 pour 2 minutes et demie"
            inputMode="decimal"
            defaultValue={answers.duree}
            error={errorOf('duree')}
          />
          <Button type="submit">Estimer</Button>
        </form>
        {forecast && <Result forecast={forecast} example={!asked} />}
      </div>
    </Section>
  )
}

function Result({ forecast, example }: { forecast: NonNullable<Estimate['forecast']>; example: boolean }) {
  const { zone, trade, average_seconds } = forecast
  const bill = forecastCalls(forecast)
  return (
    <div className={styles.paper}>
      <Receipt
        caption={example ? 'Un exemple, pour commencer' : 'Votre estimation'}
        lines={[
          { label: 'Un appel qualifié', amount: rangeWords(callPrice(zone, trade)) },
          {
            label: `${counted(bill.billed, 'appel')} d’environ ${lengthWords(average_seconds)}, ${bill.billed > 1 ? 'facturés' : 'facturé'}`,
            amount: rangeWords(bill),
          },
          {
            label: `${counted(bill.unbilled, 'appel')} de moins de ${BORDER}, non ${bill.unbilled > 1 ? 'facturés' : 'facturé'}`,
            amount: '0\u00a0€',
          },
          { label: 'Total du mois', amount: rangeWords(bill), total: true },
        ]}
      >
        <p className={styles.quote}>
          Débloquer en plus une demande de devis&nbsp;: {rangeWords(quotePrices(zone, trade))}, selon
          l’échéance ({QUOTE_TIMINGS.map(timing => wholeEuros(quotePrice(zone, trade, timing))).join(', ')},
          la plus proche d’abord).
        </p>
      </Receipt>
      <p className={styles.note}>
        Estimation indicative, hors taxes&nbsp;: chaque appel y dure la moyenne. Le prix exact de votre zone
        et de votre activité vous est donné lors de notre appel.
      </p>
    </div>
  )
}
