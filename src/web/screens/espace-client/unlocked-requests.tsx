import { useState } from 'react'
import { QUOTE_DISPUTE_LABELS } from '~/domain/quote-requests/quote-dispute'
import { TIMING_LABELS } from '~/domain/quote-requests/quote-request'
import { WANTED_TRADES } from '~/domain/quote-requests/wanted-trade'
import { formatEuros } from '~/domain/text/french'
import { otherApi } from '~/web/other-api'
import { Button } from '~/web/ui/actions/button'
import { type UnlockedRequest, useClock, useUnlockedRequests } from './client-queries'
import { DisputeForm } from './dispute-form'
import styles from './espace-client.module.css'
import { Qualification } from './qualification'
import { useFocusBack } from './use-focus-back'

/** What the client has paid for, newest first, with its contact and the way to contest it. */
export function UnlockedRequests() {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useUnlockedRequests()
  const requests = data?.pages.flatMap(page => page.requests) ?? []
  if (requests.length === 0) return null
  return (
    <>
      <h3>Vos demandes débloquées</h3>
      <ul className="stack-12 bare-list">
        {requests.map(request => (
          <UnlockedLine key={request.id} request={request} />
        ))}
      </ul>
      {hasNextPage && (
        <Button look="second" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Voir les demandes précédentes
        </Button>
      )}
    </>
  )
}

function UnlockedLine({ request }: { request: UnlockedRequest }) {
  const [contesting, contest] = useState(false)
  const { dispute, dispute_before } = request
  const line = useFocusBack<HTMLLIElement>(contesting ? request.id : null)
  const clock = useClock()
  return (
    <li ref={line} className={`stack-4 ${styles.line}`} data-state={request.credited ? 'credited' : 'billed'}>
      <div className={styles.lineHead}>
        <strong>{request.name || 'Coordonnées effacées'}</strong>
        <span className={styles.cost}>
          {request.credited
            ? 'Remboursée'
            : `${formatEuros(request.net_cents)} HT (${formatEuros(request.gross_cents)} TTC)`}
        </span>
      </div>
      {request.withdrawn_at && (
        <p className={styles.notice}>
          Retirée le {clock.shortDay(new Date(request.withdrawn_at))}&nbsp;: ne rappelez plus cette personne
          et effacez ses coordonnées.
        </p>
      )}
      {request.name && (
        <p>
          <a href={`tel:${request.phone.replace(/[^\d+]/g, '')}`}>{request.phone}</a>,{' '}
          <a href={`mailto:${request.email}`}>{request.email}</a>, {request.town}
        </p>
      )}
      <p className="as-written">{request.project}</p>
      <p>
        {WANTED_TRADES[request.wanted].label}, {TIMING_LABELS[request.timing].toLowerCase()}. Débloquée le{' '}
        {clock.moment(new Date(request.unlocked_at))}.
      </p>
      <Qualification checks={request.checks} qualifier={request.qualifier} />
      {dispute && (
        <p className="second-text">
          Contestée&nbsp;: {QUOTE_DISPUTE_LABELS[dispute.reason].toLowerCase()}.{' '}
          {dispute.credited === null
            ? `Réponse avant le ${clock.shortDay(new Date(dispute.answer_before))}.`
            : `${dispute.credited ? 'Remboursée' : 'Maintenue'}. ${dispute.sentence ?? ''}`}
        </p>
      )}
      {dispute_before && !contesting && (
        <Button look="quiet" size="small" data-opens={request.id} onClick={() => contest(true)}>
          Contester (jusqu’au {clock.shortDay(new Date(dispute_before))})
        </Button>
      )}
      {contesting && (
        <DisputeForm
          id={request.id}
          usual="wrong-trade"
          labels={QUOTE_DISPUTE_LABELS}
          open={dispute_before !== null}
          dispute={dispute}
          send={body => otherApi.disputeQuoteRequest({ params: { request: request.id }, body })}
          onDone={() => contest(false)}
        />
      )}
    </li>
  )
}
