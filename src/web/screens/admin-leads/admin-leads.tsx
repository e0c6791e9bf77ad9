import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { countryName } from '~/domain/place/country'
import { counted, formatEuros } from '~/domain/text/french'
import { hiddenMeta } from '~/web/page-meta'
import { AdminButton, AdminLink } from '~/web/ui/admin/form/admin-button'
import page from '~/web/ui/admin/frame/admin-page.module.css'
import { registrationIn } from '~/web/ui/admin/registration-to-open'
import { AdminTable } from '~/web/ui/admin/table/admin-table'
import { ListState } from '~/web/ui/admin/table/list-state'
import { useMay } from '~/web/ui/admin/use-me'
import styles from './admin-leads.module.css'
import { CallsTable } from './calls-table'
import { DisputesTable } from './disputes-table'
import { type ListedAccount, useAccounts, useDisputes, useQuoteDisputes } from './lead-queries'
import { NumbersTable } from './numbers-table'
import { OpenAccountDialog } from './open-account-dialog'
import { QuoteDisputesTable } from './quote-disputes-table'
import { QuoteRequestsTable } from './quote-requests-table'
import { SourcesTable } from './sources-table'

export const meta = hiddenMeta('Offre de contacts', 'Clients, numéros, appels et contestations.')

/** The leads offer at work: what waits for an answer first, then clients, calls and numbers; of these an accountant has the clients. */
export default function AdminLeads() {
  const mayHandle = useMay()('handle-leads')
  const from = registrationIn(useLocation().state)
  const [opening, open] = useState(from !== null)
  const navigate = useNavigate()
  function close() {
    open(false)
    // Asked again, and after a reload, it is a new account.
    if (from) void navigate('.', { replace: true, state: null })
  }
  return (
    <div className={`stack-40 ${styles.page}`}>
      <div className={page.head}>
        <h1 className={page.title}>Offre de contacts</h1>
        {mayHandle && (
          <AdminButton look="first" icon={Plus} onClick={() => open(true)}>
            Ouvrir un compte client
          </AdminButton>
        )}
      </div>
      {mayHandle && (
        <>
          <Disputes />
          <QuoteRequestsTable />
        </>
      )}
      <Accounts />
      {mayHandle && (
        <>
          <CallsTable />
          <SourcesTable />
          <NumbersTable />
        </>
      )}
      {opening && <OpenAccountDialog from={from} onClose={close} />}
    </div>
  )
}

/** Those of calls and those of quote requests; that none waits is said once. */
function Disputes() {
  const queries = [useDisputes(), useQuoteDisputes()]
  return (
    <>
      {queries.every(({ data }) => data?.disputes.length === 0) && (
        <p className="second-text">Aucune contestation n’attend.</p>
      )}
      <DisputesTable />
      <QuoteDisputesTable />
    </>
  )
}

function Accounts() {
  const query = useAccounts()
  const rows = query.data?.accounts ?? []
  return (
    <section aria-labelledby="clients" className={`stack-12 ${styles.section}`}>
      <h2 id="clients">Clients</h2>
      <ListState query={query} count={rows.length} empty={<p>Aucun compte client pour le moment.</p>}>
        <AdminTable
          caption="Clients de l’offre de contacts"
          rows={rows}
          keyOf={row => row.id}
          columns={[
            {
              name: 'company',
              title: 'Entreprise',
              cell: row => (
                <AdminLink look="quiet" data-row-link to={`/admin-dashboard/contacts/${row.id}`}>
                  {row.company_name}
                </AdminLink>
              ),
            },
            { name: 'country', title: 'Pays', cell: row => countryName(row.country) },
            { name: 'vat', title: 'TVA', cell: row => (row.may_buy ? 'En règle' : 'Numéro à vérifier') },
            { name: 'waits', title: 'Attend de nous', wraps: true, cell: waitsWords },
            {
              name: 'available',
              title: 'Disponible',
              figure: true,
              cell: row => formatEuros(row.available_cents),
            },
            { name: 'held', title: 'Réservé', figure: true, cell: row => formatEuros(row.held_cents) },
          ]}
        />
      </ListState>
    </section>
  )
}

/** What only the team can do for him: nobody mails it. */
function waitsWords({ without_number, rings_asked }: ListedAccount): string {
  const words = [
    without_number > 0 && `${counted(without_number, 'campagne')} sans numéro`,
    rings_asked > 0 && `${counted(rings_asked, 'téléphone')} à vérifier`,
  ]
  return words.filter(Boolean).join(', ') || '–'
}
