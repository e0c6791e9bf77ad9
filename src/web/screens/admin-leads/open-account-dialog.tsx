import { useNavigate } from 'react-router'
import { countries, countryCode } from '~/domain/place/country'
import { timeZoneChoices } from '~/domain/place/time-zone-choices'
import { adminApi } from '~/web/admin-api'
import { FieldsDialog } from '~/web/ui/admin/form/fields-dialog'
import type { RegistrationToOpen } from '~/web/ui/admin/registration-to-open'
import { useLeadChange } from './lead-queries'
import { timeZoneOf } from './time-zones'

interface OpenAccountDialogProps {
  /** Null: a firm that did not register, in France for instance. */
  from: RegistrationToOpen | null
  onClose: () => void
}

/** A client's account, for a firm that the team has called; what it registered with is there already. */
export function OpenAccountDialog({ from, onClose }: OpenAccountDialogProps) {
  // What was typed for a country and is none is chosen by hand: France would be a guess.
  const country = from ? (countryCode(from.country) ?? '') : 'FR'
  const navigate = useNavigate()
  const change = useLeadChange((values: Record<string, string>) =>
    adminApi.openLeadAccount({
      body: {
        registration_id: from?.id ?? null,
        company_name: String(values.company_name),
        contact_name: String(values.contact_name),
        email: String(values.email),
        phone: String(values.phone),
        address: String(values.address),
        country: String(values.country),
        siren: values.siren || null,
        vat_number: values.vat_number || null,
        time_zone: String(values.time_zone),
      },
    }),
  )
  return (
    <FieldsDialog
      title="Ouvrir un compte client"
      action="Ouvrir le compte"
      act={change}
      keptAs={`ouverture:${from?.id ?? 'nouvelle'}`}
      onClose={onClose}
      onDone={(values, leave) =>
        change.mutate(values, {
          onSuccess: ({ id }) => {
            leave()
            void navigate(`/admin-dashboard/contacts/${id}`)
          },
        })
      }
      fields={[
        { name: 'company_name', label: 'Entreprise', value: from?.company_name },
        { name: 'contact_name', label: 'Personne', value: from?.manager_name },
        { name: 'email', label: 'E-mail', value: from?.email },
        { name: 'phone', label: 'Téléphone, avec son indicatif', value: from?.phone },
        { name: 'address', label: 'Adresse, telle que sur les factures' },
        {
          name: 'country',
          label: 'Pays',
          value: country,
          choices: [
            ...(country === '' ? [unknown(from?.country)] : []),
            ...countries().map(({ code, name }): [string, string] => [code, name]),
          ],
          along: code => ({ time_zone: timeZoneOf(code) }),
        },
        { name: 'siren', label: 'SIREN ou SIRET (France et outre-mer)' },
        {
          name: 'vat_number',
          label: 'Numéro de TVA (Union européenne, Monaco), numéro fiscal ailleurs',
        },
        {
          name: 'time_zone',
          label: 'Fuseau horaire',
          value: timeZoneOf(country),
          choices: timeZoneChoices(),
        },
      ]}
    />
  )
}

const unknown = (typed: string | undefined): [string, string] => ['', `À choisir (${typed})`]
