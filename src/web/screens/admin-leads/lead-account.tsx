import { type ReactNode, useState } from 'react'
import { bearsSiren, isNamedInFrance } from '~/domain/leads/french-identity'
import { countryName } from '~/domain/place/country'
import { readAtDesk } from '~/domain/place/dialled-number'
import { formatSiren } from '~/domain/place/siret'
import { formatEuros, formatShortDay } from '~/domain/text/french'
import { hiddenMeta } from '~/web/page-meta'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import page from '~/web/ui/admin/frame/admin-page.module.css'
import { BackLink } from '~/web/ui/admin/frame/back-link'
import { PhoneLink } from '~/web/ui/admin/phone-link'
import { ListState } from '~/web/ui/admin/table/list-state'
import { useMay } from '~/web/ui/admin/use-me'
import { FactList } from '~/web/ui/prose/fact-list'
import type { Route } from './+types/lead-account'
import { AccountCampaigns } from './account-campaigns'
import { AccountDialog, type Asked } from './account-dialog'
import { AccountMovements } from './account-movements'
import styles from './admin-leads.module.css'
import { Invoices } from './invoices'
import { type LeadAccount as Account, useAccount } from './lead-queries'

export const meta = hiddenMeta('Compte client', 'Solde, campagnes et mouvements d’un client.')

/** One client: money, VAT, campaigns and their numbers, last movements. */
export default function LeadAccount({ params }: Route.ComponentProps) {
  const mayHandle = useMay()('handle-leads')
  const query = useAccount(params.account)
  const [asked, ask] = useState<Asked>(null)
  const found = query.data
  return (
    <div className={`stack-40 ${styles.page}`}>
      <BackLink to="/admin-dashboard/contacts">Offre de contacts</BackLink>
      <ListState
        query={query}
        count={1}
        empty={null}
        missing="Ce client n’existe pas, ou son compte a été effacé."
      >
        {found && (
          <>
            <div className={page.head}>
              <h1 className={page.title}>{found.account.company_name}</h1>
              <div className={`row-8 centred ${styles.line}`}>
                <AdminButton look="first" onClick={() => ask('top-up')}>
                  Noter un virement
                </AdminButton>
                <AdminButton onClick={() => ask('refund')}>Noter un remboursement</AdminButton>
                {mayHandle && <Corrections account={found.account} register={found.vat_register} ask={ask} />}
              </div>
            </div>
            <Facts account={found.account} />
            {mayHandle && <AccountCampaigns campaigns={found.campaigns} />}
            <Invoices invoices={found.invoices} companyName={found.account.company_name} />
            <AccountMovements movements={found.movements} available={found.account.available_cents} />
            {asked && <AccountDialog asked={asked} account={found.account} onClose={() => ask(null)} />}
          </>
        )}
      </ListState>
    </div>
  )
}

interface CorrectionsProps {
  account: Account
  /** Whether VAT numbers can be looked up. */
  register: boolean
  ask: (what: Asked) => void
}

function Corrections({ account: { country, may_buy }, register, ask }: CorrectionsProps) {
  return (
    <>
      <AdminButton onClick={() => ask('contact')}>Corriger ses coordonnées</AdminButton>
      {isNamedInFrance(country) && (
        <AdminButton onClick={() => ask('identity')}>Noter SIREN et TVA</AdminButton>
      )}
      {!may_buy && register && (
        <AdminButton onClick={() => ask('vat-check')}>Vérifier la TVA auprès de VIES</AdminButton>
      )}
      {!may_buy && <AdminButton onClick={() => ask('vat')}>Confirmer le numéro de TVA</AdminButton>}
    </>
  )
}

function Facts({ account }: { account: Account }) {
  const siren: [string, string][] = bearsSiren(account.country)
    ? [['SIREN', account.siren ? formatSiren(account.siren) : 'À demander\u00A0: il figure sur les factures']]
    : []
  const facts: [string, ReactNode][] = [
    ['Disponible, TTC', formatEuros(account.available_cents)],
    ['Réservé', formatEuros(account.held_cents)],
    ['Contact', account.contact_name],
    ['E-mail', account.email],
    [
      'Téléphone',
      <PhoneLink key="phone" phone={account.phone}>
        {readAtDesk(account.phone)}
      </PhoneLink>,
    ],
    ['Adresse', account.address],
    ['Fuseau horaire', account.time_zone.replaceAll('_', ' ')],
    ['Pays', countryName(account.country)],
    ...siren,
    ['TVA', vatWords(account)],
  ]
  return <FactList facts={facts} className={page.facts} />
}

/** The number, who found it to be his, and when. */
function vatWords({ vat_number, vat_confirmed_at, vat_confirmed_by, may_buy, ...account }: Account): string {
  const { vat_check, vat_checked_at } = account
  const on = (day: string) => formatShortDay(new Date(day))
  if (vat_number === null) return may_buy ? 'Sans objet' : 'Numéro à demander'
  if (vat_confirmed_at && vat_confirmed_by === 'register')
    return `${vat_number}, valable selon VIES le ${on(vat_confirmed_at)}${vat_check?.name ? ` (${vat_check.name})` : ''}`
  if (vat_confirmed_at) return `${vat_number}, confirmé par l’équipe le ${on(vat_confirmed_at)}`
  if (vat_checked_at) return `${vat_number}, inconnu de VIES le ${on(vat_checked_at)}`
  return may_buy ? vat_number : `${vat_number}, à vérifier`
}
