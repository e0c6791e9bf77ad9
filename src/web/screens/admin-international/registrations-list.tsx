import { useMemo, useState } from 'react'
import { readAtDesk } from '~/domain/place/dialled-number'
import { formatShortDay } from '~/domain/text/french'
import { AdminLink } from '~/web/ui/admin/form/admin-button'
import { AdminTable } from '~/web/ui/admin/table/admin-table'
import type { Column } from '~/web/ui/admin/table/column'
import { ListState } from '~/web/ui/admin/table/list-state'
import { NextPage } from '~/web/ui/admin/table/next-page'
import { useNow } from '~/web/ui/admin/use-now'
import styles from './admin-international.module.css'
import { RegistrationDrawer } from './registration-drawer'
import { type RegistrationRow, useRegistrations } from './registration-queries'
import type { RegistrationsAddress } from './registrations-address'
import { edgeOf, TimeMark } from './time-mark'

interface RegistrationsListProps {
  list: RegistrationsAddress
  addressWith: (change: Partial<RegistrationsAddress>) => string
}

const emptyWords = {
  waiting: 'Personne n’attend d’appel.',
  contacted: 'Aucune entreprise n’a encore été contactée.',
  suspect: 'Rien n’a été mis à part.',
}

/** One list of registrations, and the drawer of the one that is opened. */
export function RegistrationsList({ list, addressWith }: RegistrationsListProps) {
  const query = useRegistrations(list)
  const [chosen, open] = useState<RegistrationRow | null>(null)
  const now = useNow()
  const columns = useMemo(() => columnsOf(now, open), [now])
  const rows = query.data?.registrations ?? []
  // As it is by now; what has left the list meanwhile, as it was.
  const opened = rows.find(({ id }) => id === chosen?.id) ?? chosen
  return (
    <>
      <ListState
        query={query}
        count={rows.length}
        empty={
          list.search ? (
            <>
              <p>Aucune inscription ne correspond.</p>
              <AdminLink to={addressWith({ search: '' })}>Voir toute la liste</AdminLink>
            </>
          ) : (
            <p>{emptyWords[list.state]}</p>
          )
        }
      >
        <AdminTable
          caption="Inscriptions"
          columns={columns}
          rows={rows}
          keyOf={row => row.id}
          edgeOf={row => edgeOf(row, now)}
        />
        <NextPage next={query.data?.next_cursor ?? null} />
      </ListState>
      {opened && <RegistrationDrawer row={opened} now={now} onClose={() => open(null)} />}
    </>
  )
}

function columnsOf(now: Date, open: (row: RegistrationRow) => void): Column<RegistrationRow>[] {
  return [
    { name: 'time', title: 'Délai', cell: row => <TimeMark row={row} now={now} /> },
    {
      name: 'company',
      title: 'Entreprise',
      cell: row => (
        <button type="button" data-row-link className={styles.name} onClick={() => open(row)}>
          {row.company_name}
        </button>
      ),
    },
    { name: 'country', title: 'Pays', cell: row => row.country },
    { name: 'manager', title: 'Responsable', cell: row => row.manager_name || '–' },
    { name: 'phone', title: 'Téléphone', cell: row => readAtDesk(row.phone) },
    { name: 'created', title: 'Reçue le', cell: row => formatShortDay(new Date(row.created_at)) },
  ]
}
