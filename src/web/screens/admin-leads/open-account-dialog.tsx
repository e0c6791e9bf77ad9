import { useNavigate } from 'react-router'
import { countries } from '~/domain/place/country'
import { adminApi } from '~/web/admin-api'
import { FieldsDialog } from './fields-dialog'
import { useLeadChange } from './lead-queries'

/** A client's account, for a firm that the team has called. */
export function OpenAccountDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const change = useLeadChange((values: Record<string, string>) =>
    adminApi.openLeadAccount({
      body: {
        company_name: String(values.company_name),
        contact_name: String(values.contact_name),
        email: String(values.email),
        phone: String(values.phone),
        address: String(values.address),
        country: String(values.country),
        vat_number: values.vat_number || null,
        time_zone: String(values.time_zone),
      },
    }),
  )
  return (
    <FieldsDialog
      title="Ouvrir un compte client"
      action="Ouvrir le compte"
      busy={change.isPending}
      error={change.error}
      onClose={onClose}
      onDone={values =>
        change.mutate(values, {
          onSuccess: ({ id }) => void navigate(`/admin-dashboard/contacts/${id}`),
        })
      }
      fields={[
        { name: 'company_name', label: 'Entreprise' },
        { name: 'contact_name', label: 'Personne' },
        { name: 'email', label: 'E-mail' },
        { name: 'phone', label: 'Téléphone, avec son indicatif' },
        { name: 'address', label: 'Adresse, telle que sur les factures' },
        {
          name: 'country',
          label: 'Pays',
          value: 'FR',
          choices: countries().map(({ code, name }) => [code, name]),
        },
        { name: 'vat_number', label: 'Numéro de TVA (Union européenne)' },
        { name: 'time_zone', label: 'Fuseau horaire', value: 'Europe/Paris' },
      ]}
    />
  )
}
