import { useState } from 'react'
import { centsTyped } from '~/domain/invoice/euros-typed'
import { bearsSiren } from '~/domain/leads/french-identity'
import { timeZoneChoices } from '~/domain/place/time-zone-choices'
import { parisDay } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { FieldsDialog } from '~/web/ui/admin/form/fields-dialog'
import { type LeadAccount as Account, useLeadChange } from './lead-queries'

type Contact = Pick<Account, 'company_name' | 'contact_name' | 'email' | 'phone' | 'address' | 'time_zone'>

export type Asked = 'top-up' | 'refund' | 'vat' | 'vat-check' | 'identity' | 'contact' | null

export function AccountDialog({
  asked,
  account,
  onClose,
}: {
  asked: NonNullable<Asked>
  account: Account
  onClose: () => void
}) {
  const params = { account: account.id }
  // What is typed rests on what stood there when the dialog opened, whatever is read meanwhile.
  const [seen] = useState(account)
  const change = useLeadChange((values: Record<string, string>) => {
    const vat_number = String(values.vat_number)
    if (asked === 'contact')
      return adminApi.changeLeadContact({
        params,
        body: { ...contactOf(values), instead_of: contactOf(seen) },
      })
    if (asked === 'vat') return adminApi.confirmLeadVat({ params, body: { vat_number } })
    if (asked === 'identity')
      return adminApi.changeLeadIdentity({
        params,
        body: {
          ...{ siren: values.siren || null, vat_number },
          instead_of: { siren: seen.siren, vat_number: seen.vat_number },
        },
      })
    if (asked === 'vat-check') return adminApi.checkLeadVat({ params, body: { vat_number } })
    const body = {
      amount_cents: centsTyped(String(values.amount_cents)),
      ...{ reference: String(values.reference), day: String(values.day), bank_id: values.bank_id || null },
    }
    return asked === 'top-up'
      ? adminApi.recordTopUp({ params, body })
      : adminApi.refundBalance({ params, body })
  })
  const today = parisDay(new Date())
  const shared = {
    act: change,
    keptAs: `${asked}:${account.id}`,
    onClose,
    onDone: (values: Record<string, string>, leave: () => void) =>
      change.mutate(values, { onSuccess: leave }),
  }
  if (asked === 'contact') {
    const fields = [
      { name: 'company_name', label: 'Entreprise', value: account.company_name },
      { name: 'contact_name', label: 'Personne', value: account.contact_name },
      { name: 'email', label: 'E-mail', value: account.email },
      { name: 'phone', label: 'Téléphone, avec son indicatif', value: account.phone },
      { name: 'address', label: 'Adresse, telle que sur les factures', value: account.address },
      {
        ...{ name: 'time_zone', label: 'Fuseau horaire, que suivent ses campagnes' },
        ...{ value: account.time_zone, choices: timeZoneChoices(account.time_zone) },
      },
    ]
    return <FieldsDialog title="Corriger ses coordonnées" action="Corriger" fields={fields} {...shared} />
  }
  if (asked === 'identity') {
    const siren = { name: 'siren', label: 'SIREN ou SIRET', value: account.siren ?? '' }
    const vat = { name: 'vat_number', label: 'Numéro de TVA, s’il en a un', value: account.vat_number ?? '' }
    const fields = bearsSiren(account.country) ? [siren, vat] : [vat]
    return <FieldsDialog title="Noter SIREN et TVA" action="Noter" fields={fields} {...shared} />
  }
  if (asked === 'vat-check') {
    const fields = [{ name: 'vat_number', label: 'Numéro à vérifier', value: account.vat_number ?? '' }]
    return <FieldsDialog title="Vérifier le numéro de TVA" action="Vérifier" fields={fields} {...shared} />
  }
  if (asked === 'vat') {
    const fields = [{ name: 'vat_number', label: 'Numéro vérifié', value: account.vat_number ?? '' }]
    return <FieldsDialog title="Confirmer le numéro de TVA" action="Confirmer" fields={fields} {...shared} />
  }
  return (
    <FieldsDialog
      title={asked === 'top-up' ? 'Noter un virement reçu' : 'Noter un remboursement'}
      action="Noter"
      fields={[
        {
          name: 'amount_cents',
          label: 'Montant en euros',
          flawOf: amountFlaw,
        },
        {
          name: 'reference',
          label: 'Référence écrite sur le virement',
        },
        { name: 'day', label: 'Jour du virement', value: today, until: today, flawOf: dayFlaw },
        {
          name: 'bank_id',
          label: 'Identifiant donné par la banque, s’il y en a un',
        },
      ]}
      {...shared}
    />
  )
}

const contactOf = (values: { [Field in keyof Contact]?: string | undefined }) => ({
  ...{ company_name: String(values.company_name), contact_name: String(values.contact_name) },
  ...{ email: String(values.email), phone: String(values.phone) },
  ...{ address: String(values.address), time_zone: String(values.time_zone) },
})

const amountFlaw = (typed: string) =>
  centsTyped(typed) > 0 ? undefined : 'Écrivez le montant en euros, par exemple 1\u202f200,50.'

/** Left out, the server would take today for the day of the bank. */
const dayFlaw = (typed: string) =>
  typed === '' ? 'Indiquez le jour du virement, au plus tard aujourd’hui.' : undefined
