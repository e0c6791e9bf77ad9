import { type ReactNode, useState } from 'react'
import { MARKED_FIELDS, type Registration } from '~/domain/international/registration'
import { isFrance } from '~/domain/place/country'
import { TextAreaField } from '~/web/ui/forms/text-area-field'
import { TextField } from '~/web/ui/forms/text-field'
import type { FormFields } from '~/web/ui/forms/use-form'
import { CountryField } from './country-field'
import styles from './international.module.css'

interface RegistrationFieldsProps {
  registration: Registration
  field: FormFields<Registration>
  onCountry: (country: string) => void
}

/** Spaces that do not break: a number is read in one piece. */
const EXAMPLE = '+971\u00a050\u00a0123\u00a04567'

/** The seven fields of specification A3, each named as on the wire. */
export function RegistrationFields({ registration, field, onCountry }: RegistrationFieldsProps) {
  const [doubt, setDoubt] = useState<{ phone: string; words: string | undefined }>()
  const fieldProps = (name: keyof Registration) => ({
    ...field(name),
    required: MARKED_FIELDS.includes(name),
  })

  /** The numbering plans are heavy: they come once there is a number to look at, and nobody misses them. */
  async function doubtPhone() {
    const { phone, country } = registration
    if (phone.trim() === '') return
    const plans = await import('./phone-doubt').catch(() => null)
    setDoubt({ phone, words: plans?.phoneDoubt(phone, country) })
  }

  return (
    <>
      <TextField
        label={marked('Nom de l’entreprise')}
        autoComplete="organization"
        {...fieldProps('company_name')}
      />
      <TextField
        label="Numéro d’immatriculation"
        optional
        hint="Celui du registre de votre pays"
        {...fieldProps('registration_number')}
      />
      <TextField label={marked('Nom du responsable')} autoComplete="name" {...fieldProps('manager_name')} />
      <div>
        <CountryField label={marked('Pays')} {...fieldProps('country')} onChange={onCountry} />
        <div aria-live="polite">
          {isFrance(registration.country) && (
            <p className={styles.france}>
              La France, outre-mer compris, a sa propre offre&nbsp;:{' '}
              <a href="/simulateur">testez son éligibilité aux aides publiques</a>.
            </p>
          )}
        </div>
      </div>
      <TextField
        label={marked('E-mail')}
        type="email"
        autoComplete="email"
        hint="La confirmation y sera envoyée"
        {...fieldProps('email')}
      />
      <TextField
        label={marked('Téléphone ou WhatsApp')}
        type="tel"
        autoComplete="tel"
        hint={`Avec l’indicatif du pays, par exemple ${EXAMPLE}`}
        // Of the number that stands there: they may come once it was corrected.
        warning={doubt?.phone === registration.phone ? doubt.words : undefined}
        onBlur={() => void doubtPhone()}
        {...fieldProps('phone')}
      />
      <TextAreaField
        label="Votre activité et vos besoins"
        optional
        hint="Ce que vous vendez, où, et combien de contacts vous pouvez traiter"
        {...fieldProps('message')}
      />
    </>
  )
}

const marked = (words: string): ReactNode => (
  <>
    {words}{' '}
    <span className="error-text" aria-hidden>
      *
    </span>
  </>
)
