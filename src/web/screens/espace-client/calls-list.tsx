import { Download } from 'lucide-react'
import { useState } from 'react'
import { lengthWords } from '~/domain/international/lead-labels'
import { DISPUTE_LABELS } from '~/domain/leads/dispute'
import { dialledFromAnywhere } from '~/domain/place/dialled-number'
import { formatEuros } from '~/domain/text/french'
import { otherApi } from '~/web/other-api'
import { saveNamed } from '~/web/save-named'
import { Button } from '~/web/ui/actions/button'
import { Loading } from '~/web/ui/feedback/loading'
import { useAttempt } from '~/web/ui/forms/use-form'
import { ByDay } from './by-day'
import { type ClientCall, useCalls, useClock } from './client-queries'
import { DisputeForm } from './dispute-form'
import styles from './espace-client.module.css'
import { useFocusBack } from './use-focus-back'

/** Every call, newest first, a line each: when, who, how long and for how much; why, and how to contest it, unfolds. */
export function CallsList() {
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useCalls()
  const calls = data?.pages.flatMap(page => page.calls) ?? []
  return (
    <section aria-labelledby="appels" className={`stack-24 ${styles.section}`}>
      <div className={styles.headLine}>
        <h2 id="appels">Vos appels</h2>
        {calls.length > 0 && <ExportButton />}
      </div>
      {isPending && <Loading>Chargement des appels...</Loading>}
      {data && calls.length === 0 && (
        <p>
          Aucun appel pour le moment. Chaque appel paraîtra ici à la seconde près, facturé ou non, avec la
          raison.
        </p>
      )}
      <div>
        <ByDay rows={calls} at={({ started_at }) => started_at} noun="appel">
          {own => (
            <ul className={`bare-list ${styles.calls}`}>
              {own.map(call => (
                <CallLine key={call.id} call={call} />
              ))}
            </ul>
          )}
        </ByDay>
      </div>
      {hasNextPage && (
        <Button look="second" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Voir les appels précédents
        </Button>
      )}
    </section>
  )
}

const exportFailed = () => 'La liste n’a pas pu être téléchargée. Veuillez réessayer.'

function ExportButton() {
  const { busy, attempt } = useAttempt(exportFailed)
  const save = () => attempt(async () => saveNamed(await otherApi.exportClientCalls({})))
  return (
    <Button look="second" size="small" busy={busy} icon={Download} onClick={() => void save()}>
      Tous mes appels en CSV
    </Button>
  )
}

function CallLine({ call }: { call: ClientCall }) {
  const [contesting, contest] = useState(false)
  const line = useFocusBack<HTMLLIElement>(contesting ? call.id : null)
  const clock = useClock()
  return (
    <li ref={line} data-state={call.state}>
      <details className={styles.call}>
        <summary>
          <span>{call.started_at ? clock.time(new Date(call.started_at)) : 'Heure inconnue'}</span>
          <span className={styles.caller}>
            {call.caller ? dialledFromAnywhere(call.caller) : 'Numéro masqué ou effacé'}
            {call.length_ms !== null && `, ${lengthWords(call.length_ms / 1_000)}`}
          </span>
          <span className={styles.cost}>{costWords(call)}</span>
        </summary>
        <div className={`stack-4 to-start ${styles.callInside}`}>
          {call.campaign_name && <p>{call.campaign_name}</p>}
          {call.state === 'billed' && (
            <p>
              {formatEuros(call.net_cents)} HT, {formatEuros(call.gross_cents)} TTC
            </p>
          )}
          {call.reason && <p>{call.reason}</p>}
          {call.qualified_by && <p>{call.qualified_by}</p>}
          {call.held_until && (
            <p>
              Son prix est réservé jusqu’à {clock.moment(new Date(call.held_until))}, le temps que la
              transcription arrive et soit lue par nos règles.
            </p>
          )}
          {call.late_finding && (
            <p>
              {call.late_finding}
              {call.dispute_before &&
                ' Si vous contestez l’appel comme n’étant pas une demande, il vous est remboursé aussitôt.'}
            </p>
          )}
          {call.flagged && (
            <p>
              L’horloge de l’opérateur et la nôtre n’étaient pas d’accord&nbsp;: la durée la plus courte
              compte.
            </p>
          )}
          {call.dispute && <DisputeState dispute={call.dispute} />}
          {call.dispute_before && !contesting && (
            <Button look="quiet" size="small" data-opens={call.id} onClick={() => contest(true)}>
              Contester (jusqu’au {clock.shortDay(new Date(call.dispute_before))})
            </Button>
          )}
          {contesting && (
            <DisputeForm
              id={call.id}
              usual="too-short"
              labels={DISPUTE_LABELS}
              open={call.dispute_before !== null}
              dispute={call.dispute}
              send={body => otherApi.disputeCall({ params: { call: call.id }, body })}
              onDone={() => contest(false)}
            />
          )}
        </div>
      </details>
    </li>
  )
}

function DisputeState({ dispute }: { dispute: NonNullable<ClientCall['dispute']> }) {
  const { reason, credited, sentence, answer_before, decided_at } = dispute
  const clock = useClock()
  return (
    <p className="second-text">
      Contesté&nbsp;: {DISPUTE_LABELS[reason].toLowerCase()}.{' '}
      {credited === null
        ? `Réponse avant le ${clock.shortDay(new Date(answer_before))}.`
        : `${credited ? 'Remboursé' : 'Maintenu'}${decided_at ? ` le ${clock.shortDay(new Date(decided_at))}` : ''}. ${sentence ?? ''}`}
    </p>
  )
}

function costWords({ state, gross_cents }: ClientCall): string {
  switch (state) {
    case 'billed':
      return `${formatEuros(gross_cents)} TTC`
    case 'credited':
      return 'Remboursé'
    case 'held':
      return 'En cours'
    case 'open':
      return 'En cours, gratuit'
    case 'unbilled':
      return 'Non facturé'
  }
}
