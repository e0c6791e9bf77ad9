import { dialledFromAnywhere, dialledFromFrance } from '~/domain/place/dialled-number'
import type { CsvCell } from '~/domain/text/csv-line'
import { wallClock } from '~/domain/text/wall-clock'
import type { exportCalls } from '~/usecases/leads/calls/list-calls'
import type { CsvColumn } from '../csv-response'

type Row = ReturnType<typeof exportCalls> extends AsyncIterable<infer One> ? One : never

/** Calls as CSV, for the team: what each cost, and why. */
export const callColumns = columnsOf({ title: 'Quand', cell: row => row.started_at }, caller => ({
  telephone: dialledFromFrance(caller),
}))

/** The same for their client: hours by his own clocks, callers as he dials them, as in his space. @param time_zone of the IANA database */
export const ownCallColumns = (time_zone: string) =>
  columnsOf(
    {
      title: `Quand (${time_zone.replaceAll('_', ' ')})`,
      cell: row => row.started_at && wallClock(time_zone).sortable(row.started_at),
    },
    caller => ({ telephone: dialledFromAnywhere(caller) }),
  )

function columnsOf(when: CsvColumn<Row>, dialled: (caller: string) => CsvCell): CsvColumn<Row>[] {
  return [
    when,
    { title: 'Campagne', cell: row => row.campaign_name },
    { title: 'Affiché sur', cell: row => row.source },
    { title: 'Appelant', cell: row => row.caller && dialled(row.caller) },
    { title: 'Durée en secondes', cell: row => (row.length_ms === null ? null : row.length_ms / 1_000) },
    { title: 'État', cell: row => STATES[row.state] },
    { title: 'Pourquoi', cell: row => row.reason ?? row.qualified_by },
    { title: 'Montant HT', cell: row => (isPaid(row) ? row.net_cents / 100 : 0) },
    { title: 'Rendu HT', cell: row => (row.state === 'credited' ? row.net_cents / 100 : 0) },
    { title: 'Contestation', cell: row => row.dispute?.sentence ?? (row.dispute ? 'En cours' : null) },
  ]
}

/** What is credited was paid first, and may stand on an earlier invoice than its avoir. */
const isPaid = ({ state }: Row) => state === 'billed' || state === 'credited'

const STATES: Record<Row['state'], string> = {
  open: 'En cours, gratuit',
  held: 'En cours',
  billed: 'Facturé',
  unbilled: 'Non facturé',
  credited: 'Remboursé',
}
