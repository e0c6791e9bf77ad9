import { useState } from 'react'
import { toast } from 'sonner'
import { tradeNames, zoneNames } from '~/domain/international/lead-labels'
import { MOVEMENT_LABELS } from '~/domain/leads/ledger'
import { countryName } from '~/domain/place/country'
import { formatEuros, formatShortDay, formatShortMoment } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { pageMeta } from '~/web/page-meta'
import { AdminButton } from '~/web/ui/admin/admin-button'
import page from '~/web/ui/admin/admin-page.module.css'
import { BackLink } from '~/web/ui/admin/back-link'
import { AdminTable } from '~/web/ui/admin/table/admin-table'
import { ListState } from '~/web/ui/admin/table/list-state'
import type { Route } from './+types/lead-account'
import styles from './admin-leads.module.css'
import { centsOf, FieldsDialog } from './fields-dialog'
import { Invoices } from './invoices'
import { type LeadAccount as Account, useAccount, useLeadChange, useNumbers } from './lead-queries'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Compte client',
    description: 'Solde, campagnes et mouvements d’un client.',
    path: '/admin-dashboard/contacts',
    hidden: true,
  })

type Asked = 'top-up' | 'refund' | 'vat' | 'vat-check' | null

/** One client: money, VAT, campaigns and their numbers, last movements. */
export default function LeadAccount({ params }: Route.ComponentProps) {
  const query = useAccount(params.account)
  const [asked, ask] = useState<Asked>(null)
  const found = query.data
  return (
    <div className={styles.page}>
      <BackLink to="/admin-dashboard/contacts">Offre de contacts</BackLink>
      <ListState query={query} count={1} empty={null}>
        {found && (
          <>
            <div className={page.head}>
              <h1 className={page.title}>{found.account.company_name}</h1>
              <div className={styles.line}>
                <AdminButton look="first" onClick={() => ask('top-up')}>
                  Noter un virement
                </AdminButton>
                <AdminButton onClick={() => ask('refund')}>Noter un remboursement</AdminButton>
                {!found.account.may_buy && found.vat_register && (
                  <AdminButton onClick={() => ask('vat-check')}>Vérifier la TVA auprès de VIES</AdminButton>
                )}
                {!found.account.may_buy && (
                  <AdminButton onClick={() => ask('vat')}>Confirmer le numéro de TVA</AdminButton>
                )}
              </div>
            </div>
            <Facts account={found.account} />
            <Campaigns campaigns={found.campaigns} />
            <Invoices invoices={found.invoices} companyName={found.account.company_name} />
            <Movements movements={found.movements} />
            {asked && <AccountDialog asked={asked} account={found.account} onClose={() => ask(null)} />}
          </>
        )}
      </ListState>
    </div>
  )
}

function Facts({ account }: { account: Account }) {
  const facts: [string, string][] = [
    ['Disponible, TTC', formatEuros(account.available_cents)],
    ['Réservé', formatEuros(account.held_cents)],
    ['Contact', account.contact_name],
    ['E-mail', account.email],
    ['Téléphone', account.phone],
    ['Adresse', account.address],
    ['Pays', countryName(account.country)],
    ['TVA', vatWords(account)],
  ]
  return (
    <dl className={page.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
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

type Found = NonNullable<ReturnType<typeof useAccount>['data']>

function Campaigns({ campaigns }: { campaigns: Found['campaigns'] }) {
  const { data } = useNumbers()
  const [giving, give] = useState<string | null>(null)
  const free = data?.numbers.filter(row => !row.campaign_id && !isResting(row.quarantined_until)) ?? []
  const assign = useLeadChange((values: Record<string, string>) =>
    adminApi.assignTelephoneNumber({
      params: { number: String(values.number) },
      body: { campaign_id: giving, source: values.source || null },
    }),
  )
  async function tryCall(campaign: string) {
    try {
      const { route, reason } = await adminApi.tryCampaign({ params: { campaign } })
      if (route) toast.success(`Un appel sonnerait au ${route}.`)
      else toast.info(reason ?? 'Un appel ne sonnerait nulle part.')
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'L’essai n’a pas pu se faire.')
    }
  }
  return (
    <section aria-labelledby="campagnes" className={styles.section}>
      <h2 id="campagnes">Campagnes</h2>
      {campaigns.length === 0 && <p>Aucune campagne : le client en ouvre dans son espace.</p>}
      {campaigns.length > 0 && (
        <AdminTable
          caption="Campagnes"
          rows={campaigns}
          keyOf={row => row.id}
          columns={[
            { name: 'name', title: 'Nom', cell: row => `${row.name}${row.paused ? ' (en pause)' : ''}` },
            {
              name: 'what',
              title: 'Quoi',
              cell: row => `${tradeNames[row.trade]}, ${zoneNames[row.zone]}`,
            },
            { name: 'price', title: 'Prix HT', figure: true, cell: row => formatEuros(row.price_cents) },
            {
              name: 'numbers',
              title: 'Numéros',
              cell: row => row.numbers.map(({ number }) => number).join(', ') || 'Aucun',
            },
            {
              name: 'actions',
              title: 'Actions',
              cell: row => (
                <span className={styles.line}>
                  <AdminButton look="quiet" onClick={() => give(row.id)}>
                    Donner un numéro
                  </AdminButton>
                  <AdminButton look="quiet" onClick={() => void tryCall(row.id)}>
                    Essayer
                  </AdminButton>
                </span>
              ),
            },
          ]}
        />
      )}
      {giving && (
        <FieldsDialog
          title="Donner un numéro"
          action="Attribuer"
          busy={assign.isPending}
          error={assign.error}
          missing={free.length === 0 ? 'Aucun numéro n’est libre\u00a0: ajoutez-en un à la réserve.' : ''}
          onClose={() => give(null)}
          onDone={values => assign.mutate(values, { onSuccess: () => give(null) })}
          fields={[
            {
              name: 'number',
              label: 'Numéro libre',
              choices: free.map(({ number }) => [number, number]),
            },
            { name: 'source', label: 'Page ou ville qui l’affiche' },
          ]}
        />
      )}
    </section>
  )
}

const isResting = (until: string | null) => until !== null && new Date(until) > new Date()

const callWords = (at: string | null) => (at ? `Appel du ${formatShortMoment(new Date(at))}` : '–')

function Movements({ movements }: { movements: Found['movements'] }) {
  return (
    <section aria-labelledby="mouvements" className={styles.section}>
      <h2 id="mouvements">Derniers mouvements</h2>
      {movements.length === 0 && <p>Aucun mouvement pour le moment.</p>}
      {movements.length > 0 && (
        <AdminTable
          caption="Derniers mouvements"
          rows={movements}
          keyOf={row => String(row.id)}
          columns={[
            { name: 'at', title: 'Quand', cell: row => formatShortMoment(new Date(row.at)) },
            { name: 'kind', title: 'Quoi', cell: row => MOVEMENT_LABELS[row.kind] },
            { name: 'note', title: 'Référence', cell: row => row.note || callWords(row.call_at) },
            {
              name: 'change',
              title: 'Disponible',
              figure: true,
              cell: row => formatEuros(row.available_change_cents),
            },
          ]}
        />
      )}
    </section>
  )
}

function AccountDialog({
  asked,
  account,
  onClose,
}: {
  asked: NonNullable<Asked>
  account: Account
  onClose: () => void
}) {
  const params = { account: account.id }
  const change = useLeadChange((values: Record<string, string>) => {
    const vat_number = String(values.vat_number)
    if (asked === 'vat') return adminApi.confirmLeadVat({ params, body: { vat_number } })
    if (asked === 'vat-check') return adminApi.checkLeadVat({ params, body: { vat_number } })
    const body = { amount_cents: centsOf(String(values.amount_cents)), reference: String(values.reference) }
    return asked === 'top-up'
      ? adminApi.recordTopUp({ params, body })
      : adminApi.refundBalance({ params, body })
  })
  const shared = {
    busy: change.isPending,
    error: change.error,
    onClose,
    onDone: (values: Record<string, string>) => change.mutate(values, { onSuccess: onClose }),
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
        { name: 'amount_cents', label: 'Montant en euros' },
        { name: 'reference', label: 'Référence de la banque' },
      ]}
      {...shared}
    />
  )
}
