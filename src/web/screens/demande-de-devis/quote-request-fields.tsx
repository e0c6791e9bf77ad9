import { QUOTE_TIMINGS } from '~/domain/international/lead-pricing'
import { type QuoteRequest, TIMING_LABELS } from '~/domain/quote-requests/quote-request'
import { WANTED_TRADE_NAMES, WANTED_TRADES } from '~/domain/quote-requests/wanted-trade'
import { useComeToLife } from '~/web/ui/feedback/in-slices'
import { Options } from '~/web/ui/forms/options'
import { PairOptions } from '~/web/ui/forms/pair-options'
import { SelectField } from '~/web/ui/forms/select-field'
import { TextAreaField } from '~/web/ui/forms/text-area-field'
import { TextField } from '~/web/ui/forms/text-field'
import type { FormFields } from '~/web/ui/forms/use-form'
import styles from './demande-de-devis.module.css'

/** The fields as typed: nothing is chosen at first. */
export type Typed = Record<keyof QuoteRequest, string>

export interface QuoteRequestFieldsProps {
  field: FormFields<Typed>
  /** Codes and names, in the order of the names. */
  countries: readonly (readonly [code: string, name: string])[]
}

/** First the need, which companies see, then the contact, which one of them pays for. */
export function QuoteRequestFields({ field, countries }: QuoteRequestFieldsProps) {
  const country = field('country')
  const chosen = country.value || 'FR'
  // All of them are two thirds of the elements that the first picture would wait for. Without a name until then: one country
  // alone is nobody's choice, which stands before what was kept.
  const alive = useComeToLife()
  const offered = alive ? countries : countries.filter(([code]) => code === chosen)
  return (
    <>
      <fieldset className={`stack-24 ${styles.group}`}>
        <legend>Votre besoin</legend>
        <SelectField label="Qui cherchez-vous&#8239;?" {...field('wanted')}>
          <option value="">Choisissez</option>
          <Options of={WANTED_TRADE_NAMES} words={name => WANTED_TRADES[name].label} />
        </SelectField>
        <SelectField label="Pays" {...country} id="country" name={alive ? 'country' : ''} value={chosen}>
          <PairOptions of={offered} />
        </SelectField>
        <div className={`stack-16 ${styles.pair}`}>
          <TextField
            label="Code postal"
            inputMode={chosen === 'FR' ? 'numeric' : undefined}
            autoComplete="postal-code"
            {...field('postal_code')}
          />
          <TextField label="Ville" autoComplete="address-level2" {...field('town')} />
        </div>
        <SelectField label="Pour quand&#8239;?" {...field('timing')}>
          <option value="">Choisissez</option>
          <Options of={QUOTE_TIMINGS} words={timing => TIMING_LABELS[timing]} />
        </SelectField>
        <TextAreaField
          label="Votre projet"
          hint="Ce qu’il y a à faire, la surface, ce qui existe déjà. Sans nom ni téléphone&nbsp;: ils sont demandés plus bas."
          rows={6}
          maxLength={3_000}
          {...field('project')}
        />
      </fieldset>
      <fieldset className={`stack-24 next-picture ${styles.group}`}>
        <legend>Vos coordonnées</legend>
        <TextField label="Nom" autoComplete="name" {...field('name')} />
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          hint="Un code à six chiffres y est envoyé"
          {...field('email')}
        />
        <TextField
          label="Téléphone"
          type="tel"
          autoComplete="tel"
          hint="Celui où l’entreprise vous rappellera"
          {...field('phone')}
        />
      </fieldset>
    </>
  )
}
