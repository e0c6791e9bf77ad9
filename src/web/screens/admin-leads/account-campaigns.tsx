import { useState } from 'react'
import { toast } from 'sonner'
import { tradeNames, zoneNames } from '~/domain/international/lead-labels'
import { readAtDesk } from '~/domain/place/dialled-number'
import { formatEuros } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { FieldsDialog } from '~/web/ui/admin/form/fields-dialog'
import { AdminTable } from '~/web/ui/admin/table/admin-table'
import type { Column } from '~/web/ui/admin/table/column'
import styles from './admin-leads.module.css'
import { type FoundAccount, useLeadChange, useNumbers } from './lead-queries'

type Campaign = FoundAccount['campaigns'][number]

export function AccountCampaigns({ campaigns }: { campaigns: Campaign[] }) {
  const { data } = useNumbers()
  const [giving, give] = useState<string | null>(null)
  const free = data?.numbers.filter(row => !row.campaign_id && !isResting(row.quarantined_until)) ?? []
  const assign = useLeadChange((values: Record<string, string>) =>
    adminApi.assignTelephoneNumber({
      params: { number: String(values.number) },
      body: { campaign_id: giving, source: values.source || null },
    }),
  )
  const confirming = useLeadChange((values: { campaign: string; ring: string }) =>
    adminApi.confirmCampaignRing({ params: { campaign: values.campaign }, body: { ring: values.ring } }),
  )
  const confirm = ({ id: campaign, ring_asked }: Campaign) =>
    confirming.mutate({ campaign, ring: ring_asked ?? '' }, { onError: error => toast.error(error.message) })
  async function tryCall({ id: campaign }: Campaign) {
    try {
      const { route, reason } = await adminApi.tryCampaign({ params: { campaign } })
      if (route) toast.success(`Un appel sonnerait au ${readAtDesk(route)}.`)
      else toast.info(reason ?? 'Un appel ne sonnerait nulle part.')
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'L’essai n’a pas pu se faire.')
    }
  }
  return (
    <section aria-labelledby="campagnes" className={`stack-12 ${styles.section}`}>
      <h2 id="campagnes">Campagnes</h2>
      {campaigns.length === 0 && <p>Aucune campagne&nbsp;: le client en ouvre dans son espace.</p>}
      {campaigns.length > 0 && (
        <AdminTable
          caption="Campagnes"
          rows={campaigns}
          keyOf={row => row.id}
          columns={columnsOf({
            confirming: confirming.isPending,
            confirm,
            give: row => give(row.id),
            tryCall,
          })}
        />
      )}
      {giving && (
        <FieldsDialog
          title="Donner un numéro"
          action="Attribuer"
          act={assign}
          missing={free.length === 0 ? 'Aucun numéro n’est libre\u00a0: ajoutez-en un à la réserve.' : ''}
          keptAs={`numero:${giving}`}
          onClose={() => give(null)}
          onDone={(values, leave) => assign.mutate(values, { onSuccess: leave })}
          fields={[
            {
              name: 'number',
              label: 'Numéro libre',
              choices: free.map(({ number }) => [number, readAtDesk(number)]),
            },
            { name: 'source', label: 'Page ou ville qui l’affiche' },
          ]}
        />
      )}
    </section>
  )
}

const isResting = (until: string | null) => until !== null && new Date(until) > new Date()

interface Acts {
  confirming: boolean
  confirm: (row: Campaign) => void
  give: (row: Campaign) => void
  tryCall: (row: Campaign) => Promise<void>
}

const columnsOf = ({ confirming, confirm, give, tryCall }: Acts): Column<Campaign>[] => [
  { name: 'name', title: 'Nom', cell: row => `${row.name}${row.paused ? ' (en pause)' : ''}` },
  { name: 'what', title: 'Quoi', cell: row => `${tradeNames[row.trade]}, ${zoneNames[row.zone]}` },
  { name: 'price', title: 'Prix HT', figure: true, cell: row => formatEuros(row.price_cents) },
  {
    name: 'numbers',
    title: 'Numéros',
    cell: row => row.numbers.map(({ number }) => readAtDesk(number)).join(', ') || 'Aucun',
  },
  {
    name: 'ring',
    title: 'Sonne au',
    cell: ({ ring, ring_asked }) =>
      `${readAtDesk(ring)}${ring_asked ? ` (demandé\u00a0: ${readAtDesk(ring_asked)})` : ''}`,
  },
  {
    name: 'actions',
    title: 'Actions',
    cell: row => (
      <span className={`row-8 centred ${styles.line}`}>
        {row.ring_asked && (
          <AdminButton look="quiet" busy={confirming} onClick={() => confirm(row)}>
            Confirmer le {readAtDesk(row.ring_asked)}
          </AdminButton>
        )}
        <AdminButton look="quiet" onClick={() => give(row)}>
          Donner un numéro
        </AdminButton>
        <AdminButton look="quiet" onClick={() => void tryCall(row)}>
          Essayer
        </AdminButton>
      </span>
    ),
  },
]
