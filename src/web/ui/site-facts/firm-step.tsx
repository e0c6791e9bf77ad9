import { FactLine, type FactsForm } from './fact-line'
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
export function NameFields({ facts, change, errorOf }: FactsForm) {
  return (
    <>
      <FactLine
        place="name"
        label="Nom de votre entreprise"
        autoComplete="organization"
        value={facts.name}
        onType={name => change({ name })}
        errorOf={errorOf}
      />
      <FactLine
        place="trade"
        label="Votre métier"
        hint={'En un ou deux mots\u00a0: coiffeuse, menuisier, boulangerie.'}
        value={facts.trade}
        onType={trade => change({ trade })}
        errorOf={errorOf}
      />
    </>
  )
}

/** How it is reached. */
export function ReachFields({ facts, change, errorOf }: FactsForm) {
  const { address } = facts
  const to = (some: Partial<typeof address>) => change({ address: { ...address, ...some } })
  return (
    <>
      <FactLine
        place="telephone"
        label="Téléphone"
        type="tel"
        autoComplete="tel"
        value={facts.telephone}
        onType={telephone => change({ telephone: telephone || null })}
        errorOf={errorOf}
      />
      <FactLine
        place="email"
        label="E-mail"
        type="email"
        autoComplete="email"
        value={facts.email}
        onType={email => change({ email: email || null })}
        errorOf={errorOf}
      />
      <FactLine
        place="address.street"
        label="Numéro et rue"
        autoComplete="street-address"
        value={address.street}
        onType={street => to({ street: street || null })}
        errorOf={errorOf}
      />
      <div className={styles.pair}>
        <FactLine
          place="address.postal_code"
          label="Code postal"
          inputMode="numeric"
          autoComplete="postal-code"
          value={address.postal_code}
          onType={postal_code => to({ postal_code: postal_code || null })}
          errorOf={errorOf}
        />
        <FactLine
          place="address.city"
          label="Commune"
          autoComplete="address-level2"
          value={address.city}
          onType={city => to({ city: city || null })}
          errorOf={errorOf}
        />
      </div>
    </>
  )
}
