import { MOVEMENT_LABELS } from '~/domain/leads/ledger'
import { ledgerRows, signedEuros } from '~/domain/leads/ledger-rows'
import { formatEuros } from '~/domain/text/french'
import { Button } from '~/web/ui/actions/button'
import { ByDay } from './by-day'
import { useClock, useLedger } from './client-queries'
import styles from './espace-client.module.css'

/**
 * Every movement of the client's money, newest first and one line a call or request, with what could be spent after each.
 * @param available what can be spent now, in cents
 */
export function Ledger({ available }: { available: number }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useLedger()
  const clock = useClock()
  const movements = ledgerRows(data?.pages.flatMap(page => page.movements) ?? [], available)
  return (
    <section aria-labelledby="releve" className={`stack-24 ${styles.section}`}>
      <h2 id="releve">Votre relevé</h2>
      {data && movements.length === 0 && <p>Aucun mouvement pour le moment.</p>}
      <div>
        <ByDay rows={movements} at={({ at }) => at} noun="mouvement" folded>
          {own => (
            <table className={styles.ledger}>
              <thead>
                <tr>
                  <th scope="col">Mouvement</th>
                  <th scope="col">Montant</th>
                  <th scope="col">Solde</th>
                </tr>
              </thead>
              <tbody>
                {own.map(
                  ({
                    id,
                    at,
                    kind,
                    note,
                    call_at,
                    unlocked_at,
                    why,
                    available_change_cents,
                    balance_cents,
                  }) => (
                    <tr key={id}>
                      <td>
                        <time dateTime={at}>{clock.time(new Date(at))}</time> {MOVEMENT_LABELS[kind]}
                        {note && ` (${note})`}
                        {call_at && ` (appel du ${clock.shortMoment(new Date(call_at))})`}
                        {unlocked_at && ` (demande débloquée le ${clock.shortMoment(new Date(unlocked_at))})`}
                        {why && (
                          <>
                            <br />
                            <small>{why}</small>
                          </>
                        )}
                      </td>
                      <td className={styles.sum}>{signedEuros(available_change_cents)}</td>
                      <td className={styles.sum}>{formatEuros(balance_cents)}</td>
                    </tr>
                  ),
                )}
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
