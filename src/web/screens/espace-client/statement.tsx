import { MOVEMENT_LABELS } from '~/domain/leads/ledger'
import { formatEuros } from '~/domain/text/french'
import { Button } from '~/web/ui/actions/button'
import { ByDay } from './by-day'
import { useClock, useStatement } from './client-queries'
import styles from './espace-client.module.css'

/**
 * Every movement of the client's money, newest first: the ledger itself, with what could be spent after each.
 * @param available what can be spent now, in cents
 */
export function Statement({ available }: { available: number }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useStatement()
  const clock = useClock()
  const movements = withBalance(data?.pages.flatMap(page => page.movements) ?? [], available)
  return (
    <section aria-labelledby="releve" className={styles.section}>
      <h2 id="releve">Votre relevé</h2>
      {data && movements.length === 0 && <p>Aucun mouvement pour le moment.</p>}
      <div>
        <ByDay rows={movements} at={({ at }) => at} noun="mouvement" folded>
          {own => (
            <table className={styles.statement}>
              <thead>
                <tr>
                  <th scope="col">Mouvement</th>
                  <th scope="col">Montant</th>
                  <th scope="col">Solde</th>
                </tr>
              </thead>
              <tbody>
                {own.map(({ id, at, kind, note, call_at, why, available_change_cents, balance_cents }) => (
                  <tr key={id}>
                    <td>
                      <time dateTime={at}>{clock.time(new Date(at))}</time> {MOVEMENT_LABELS[kind]}
                      {note && ` (${note})`}
                      {call_at && ` (appel du ${clock.shortMoment(new Date(call_at))})`}
                      {why && (
                        <>
                          <br />
                          <small>{why}</small>
                        </>
                      )}
                    </td>
                    <td className={styles.sum}>{signed(available_change_cents)}</td>
                    <td className={styles.sum}>{formatEuros(balance_cents)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </ByDay>
      </div>
      {hasNextPage && (
        <Button look="second" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Voir la suite du relevé
        </Button>
      )}
    </section>
  )
}

/** What could be spent after each movement: the newest one left what there is now. */
function withBalance<Row extends { available_change_cents: number }>(
  rows: readonly Row[],
  available: number,
) {
  let balance_cents = available
  return rows.map(row => {
    const after = { ...row, balance_cents }
    balance_cents -= row.available_change_cents
    return after
  })
}

/** A capture moves nothing that can be spent: its price was held before. */
function signed(cents: number): string {
  if (cents === 0) return '–'
  return `${cents > 0 ? '+' : '−'}\u00a0${formatEuros(Math.abs(cents))}`
}
