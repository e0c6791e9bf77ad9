import { formatEuros } from '../text/french'
import type { MovementKind } from './ledger'

interface Movement {
  kind: MovementKind
  call_id: string | null
  quote_request_id: string | null
  available_change_cents: number
}

/**
 * A client's movements, newest first, as his ledger shows them: one line a call or request, which what came last names and
 * which bears all that it moved (a price held and given back moves nothing), and what could be spent after each line. What is
 * credited later is a line of its own, on its day: else what was spent in between would be another sum.
 * @param available what can be spent after the newest, in cents
 */
export function ledgerRows<Row extends Movement>(
  movements: readonly Row[],
  available: number,
): (Row & { balance_cents: number })[] {
  const rows: Row[] = []
  const ofLead = new Map<string, number>()
  for (const movement of movements) {
    const lead = movement.kind === 'credit' ? null : (movement.call_id ?? movement.quote_request_id)
    const at = lead === null ? undefined : ofLead.get(lead)
    const row = at === undefined ? undefined : rows[at]
    if (at !== undefined && row) {
      const available_change_cents = row.available_change_cents + movement.available_change_cents
      rows[at] = { ...row, available_change_cents }
    } else {
      if (lead !== null) ofLead.set(lead, rows.length)
      rows.push(movement)
    }
  }
  let balance_cents = available
  return rows.map(row => {
    const after = { ...row, balance_cents }
    balance_cents -= row.available_change_cents
    return after
  })
}

/** « + 40,00 € », « − 40,00 € »; a dash where nothing moved. */
export function signedEuros(cents: number): string {
  if (cents === 0) return '–'
  return `${cents > 0 ? '+' : '−'}\u00a0${formatEuros(Math.abs(cents))}`
}
