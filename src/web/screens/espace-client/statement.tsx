import { MOVEMENT_LABELS } from '~/domain/leads/ledger'
import { formatEuros } from '~/domain/text/french'
import { Button } from '~/web/ui/actions/button'
import { useClock, useStatement } from './client-queries'
import styles from './espace-client.module.css'

/** Every movement of the client's money, newest first: the ledger itself. */
export function Statement() {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useStatement()
  const clock = useClock()
  const movements = data?.pages.flatMap(page => page.movements) ?? []
  return (
    <section aria-labelledby="releve" className={styles.section}>
      <h2 id="releve">Votre relevé</h2>
      {data && movements.length === 0 && <p>Aucun mouvement pour le moment.</p>}
      {movements.length > 0 && (
        <table className={styles.statement}>
          <thead>
            <tr>
              <th scope="col">Quand</th>
              <th scope="col">Quoi</th>
              <th scope="col">Disponible</th>
            </tr>
          </thead>
          <tbody>
            {movements.map(({ id, at, kind, note, call_at, why, available_change_cents }) => (
              <tr key={id}>
                <td>{clock.shortMoment(new Date(at))}</td>
                <td>
                  {MOVEMENT_LABELS[kind]}
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
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hasNextPage && (
        <Button look="second" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Voir la suite du relevé
        </Button>
      )}
    </section>
  )
}

/** A capture moves nothing that can be spent: its price was held before. */
function signed(cents: number): string {
  if (cents === 0) return '–'
  return `${cents > 0 ? '+' : '−'}\u00a0${formatEuros(Math.abs(cents))}`
}
