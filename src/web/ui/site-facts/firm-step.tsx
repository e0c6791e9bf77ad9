import { FactLine, type FactsForm, factsOf } from './fact-line'
import styles from './site-facts.module.css'

/** Who the firm is and how it is reached: most of it is known from the dossier. */
export function FirmStep(form: FactsForm) {
  return (
    <>
      <NameFields {...form} />
      <ReachFields {...form} />
    </>
  )
}

/** Who the firm is. */
export function NameFields({ facts: { name, trade }, change, errorOf }: FactsForm) {
  const fact = factsOf({ name, trade }, (one, text) => change({ [one]: text ?? '' }), errorOf)
  return (
    <>
      <FactLine label="Nom de votre entreprise" autoComplete="organization" {...fact('name')} />
      <FactLine
        label="Votre métier"
        hint="En un ou deux mots&nbsp;: coiffeuse, menuisier, boulangerie."
        {...fact('trade')}
      />
    </>
  )
}

/** How it is reached. */
export function ReachFields({ facts: { telephone, email, address }, change, errorOf }: FactsForm) {
  const fact = factsOf({ telephone, email }, (name, text) => change({ [name]: text }), errorOf)
  const move = (name: keyof typeof address, text: string | null) =>
    change({ address: { ...address, [name]: text } })
  const there = factsOf(address, move, errorOf, 'address.')
  return (
    <>
      <FactLine label="Téléphone" type="tel" autoComplete="tel" {...fact('telephone')} />
      <FactLine label="E-mail" type="email" autoComplete="email" {...fact('email')} />
      <FactLine label="Numéro et rue" autoComplete="street-address" {...there('street')} />
      <div className={`stack-12 ${styles.pair}`}>
        <FactLine
          label="Code postal"
          inputMode="numeric"
          autoComplete="postal-code"
          {...there('postal_code')}
        />
        <FactLine label="Commune" autoComplete="address-level2" {...there('city')} />
      </div>
    </>
  )
}
