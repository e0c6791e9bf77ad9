import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatEuros } from '~/domain/text/french'
import { DueMark } from '~/web/ui/admin/due-mark'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { AdminTable } from '~/web/ui/admin/table/admin-table'
import type { Column } from '~/web/ui/admin/table/column'
import { ListState } from '~/web/ui/admin/table/list-state'
import { useNow } from '~/web/ui/admin/use-now'
import styles from './admin-leads.module.css'

interface DisputeSectionProps<Row> {
  id: string
  title: string
  query: UseQueryResult<{ disputes: Row[] }>
  keyOf: (row: Row) => string
  /** Between the promise and the price. */
  columns: Column<Row>[]
  /** What opens over the list. */
  answer: (row: Row, onClose: () => void) => ReactNode
}

/** A list of disputes that no rule decides, the most urgent first; where none waits, its page says so once for all of them. */
export function DisputeSection<
  Row extends { company_name: string; answer_before: string; net_cents: number },
>({ id, title, query, keyOf, columns, answer }: DisputeSectionProps<Row>) {
  const now = useNow()
  const [answering, choose] = useState<Row | null>(null)
  const disputes = query.data?.disputes ?? []
  // What is being answered stays, with what became of it, also where it was the last.
  if (query.isSuccess && disputes.length === 0 && !answering) return null
  return (
    <section aria-labelledby={id} className={`stack-12 ${styles.section}`}>
      <h2 id={id}>{title}</h2>
      <ListState query={query} count={disputes.length} empty={null}>
        <AdminTable
          caption={title}
          rows={disputes}
          keyOf={keyOf}
          columns={[
            {
              name: 'company',
              title: 'Client',
              cell: row => (
                <AdminButton look="quiet" data-row-link onClick={() => choose(row)}>
                  {row.company_name}
                </AdminButton>
              ),
            },
            {
              name: 'before',
              title: 'Répondre avant',
              cell: row => <DueMark before={new Date(row.answer_before)} now={now} />,
            },
            ...columns,
            { name: 'price', title: 'Prix HT', figure: true, cell: row => formatEuros(row.net_cents) },
          ]}
        />
      </ListState>
      {answering && answer(answering, () => choose(null))}
    </section>
  )
}
