import { useState } from 'react'
import type { Offer } from '~/domain/agency'
import { centsTyped } from '~/domain/invoice/euros-typed'
import type { OfferTerms } from '~/domain/offer/offer-terms'
import { DAY_NAMES } from '~/domain/text/day-names'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { AdminCheck, AdminInput, AdminTextArea } from '~/web/ui/admin/form/admin-input'
import styles from './admin-offre.module.css'

interface FieldsProps {
  terms: OfferTerms
  change: (some: Partial<OfferTerms>) => void
  errorOf: (field: string) => string | undefined
}

export function PriceFields({ terms: { price, rates_note }, change, errorOf }: FieldsProps) {
  const [typed, setTyped] = useState(eurosOf(price.net_cents))
  // Another offer was taken over, or the installation's.
  if (
    centsTyped(typed) !== price.net_cents &&
    !(Number.isNaN(centsTyped(typed)) && Number.isNaN(price.net_cents))
  )
    setTyped(eurosOf(price.net_cents))
  return (
    <fieldset>
      <legend>Le prix du site</legend>
      <AdminInput
        label="Prix hors taxes, en euros"
        inputMode="decimal"
        value={typed}
        problem={Number.isNaN(price.net_cents) ? 'Écrivez une somme en euros.' : errorOf('price.net_cents')}
        onType={text => {
          setTyped(text)
          change({ price: { ...price, net_cents: centsTyped(text) } })
        }}
      />
      <AdminInput
        label="Nom sur la facture"
        maxLength={120}
        value={price.label}
        problem={errorOf('price.label')}
        onType={text => change({ price: { ...price, label: text } })}
      />
      <AdminInput
        label="Précision sur la facture"
        maxLength={200}
        value={price.detail}
        problem={errorOf('price.detail')}
        onType={text => change({ price: { ...price, detail: text } })}
      />
      <AdminInput
        label="Note sous les tarifs des contacts (facultatif)"
        maxLength={300}
        value={rates_note ?? ''}
        problem={errorOf('rates_note')}
        onType={text => change({ rates_note: text || null })}
      />
    </fieldset>
  )
}

const eurosOf = (cents: number) => (Number.isNaN(cents) ? '' : String(cents / 100).replace('.', ','))

const SENTENCES = {
  content_ownership: 'À qui sont les contenus',
  domain_ownership: 'À qui est le nom de domaine',
  yearly_cost: 'Ce que coûte chaque année',
  commitment: 'Durée d’engagement',
  exit: 'Comment partir',
} satisfies Partial<Record<keyof Offer, string>>

const NAMES = ['content_ownership', 'domain_ownership', 'yearly_cost', 'commitment', 'exit'] as const

export function OfferFields({ terms: { offer }, change, errorOf }: FieldsProps) {
  const wrong = (offer.included ?? []).map((_, at) => errorOf(`offer.included.${at}`)).find(Boolean)
  const problem = errorOf('offer.included') ?? wrong
  return (
    <fieldset>
      <legend>L’offre, une phrase chacune</legend>
      <AdminTextArea
        label="Ce qui est compris, une ligne chacun"
        problem={problem}
        rows={4}
        value={(offer.included ?? []).join('\n')}
        onType={text => change({ offer: { ...offer, included: text.split('\n') } })}
      />
      {NAMES.map(name => (
        <AdminInput
          key={name}
          label={SENTENCES[name]}
          maxLength={300}
          value={offer[name] ?? ''}
          problem={errorOf(`offer.${name}`)}
          onType={text => change({ offer: { ...offer, [name]: text } })}
        />
      ))}
    </fieldset>
  )
}

export function PeopleFields({ terms: { people }, change, errorOf }: FieldsProps) {
  const set = (at: number, some: Partial<(typeof people)[number]>) =>
    change({ people: people.map((one, index) => (index === at ? { ...one, ...some } : one)) })
  return (
    <fieldset>
      <legend>Qui répond aux clients</legend>
      {people.map((person, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own
        <fieldset key={at} className={styles.person} aria-label={`Personne ${at + 1}`}>
          <AdminInput
            label="Prénom"
            maxLength={60}
            value={person.first_name}
            problem={errorOf(`people.${at}.first_name`)}
            onType={text => set(at, { first_name: text })}
          />
          <AdminInput
            label="Rôle"
            maxLength={100}
            value={person.role}
            problem={errorOf(`people.${at}.role`)}
            onType={text => set(at, { role: text })}
          />
          <AdminInput
            label="Téléphone"
            inputMode="tel"
            maxLength={24}
            value={person.telephone}
            problem={errorOf(`people.${at}.telephone`)}
            onType={text => set(at, { telephone: text })}
          />
          <AdminButton
            look="quiet"
            onClick={() => change({ people: people.filter((_, index) => index !== at) })}
          >
            Retirer<span className="visually-hidden"> la personne {at + 1}</span>
          </AdminButton>
        </fieldset>
      ))}
      <div className="row-8 centred">
        <AdminButton
          onClick={() => change({ people: [...people, { first_name: '', role: '', telephone: '' }] })}
        >
          Ajouter une personne
        </AdminButton>
      </div>
    </fieldset>
  )
}

export function HoursFields({ terms: { working_hours }, change, errorOf }: FieldsProps) {
  const { days, from, to } = working_hours
  const set = (some: Partial<typeof working_hours>) =>
    change({ working_hours: { ...working_hours, ...some } })
  return (
    <fieldset>
      <legend>Heures de l’équipe</legend>
      <div className={styles.days}>
        {DAY_NAMES.map((name, at) => (
          <AdminCheck
            key={name}
            checked={days.includes(at + 1)}
            onTick={ticked =>
              set({
                days: ticked
                  ? [...days, at + 1].sort((one, other) => one - other)
                  : days.filter(day => day !== at + 1),
              })
            }
          >
            {name}
          </AdminCheck>
        ))}
      </div>
      {errorOf('working_hours.days') && <p className="error-text">{errorOf('working_hours.days')}</p>}
      <div className={styles.person}>
        <AdminInput
          label="De (heure)"
          type="number"
          min={0}
          max={24}
          value={from}
          onType={text => set({ from: Number(text) })}
        />
        <AdminInput
          label="À (heure)"
          type="number"
          min={0}
          max={24}
          value={to}
          problem={errorOf('working_hours.to')}
          onType={text => set({ to: Number(text) })}
        />
      </div>
    </fieldset>
  )
}
