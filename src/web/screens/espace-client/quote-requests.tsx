import { LockOpen } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { NO_CONNECTION, wordsOf } from '~/contract/failure'
import { quoteNames } from '~/domain/international/lead-labels'
import { TIMING_LABELS } from '~/domain/quote-requests/quote-request'
import { WANTED_TRADES } from '~/domain/quote-requests/wanted-trade'
import { formatEuros } from '~/domain/text/french'
import { otherApi } from '~/web/other-api'
import { Button } from '~/web/ui/actions/button'
import { Loading } from '~/web/ui/feedback/loading'
import { useAttempt } from '~/web/ui/forms/use-form'
import { Sheet } from '~/web/ui/paper/sheet'
import { type OfferedRequest, useChange, useClock, useLastRead, useOfferedRequests } from './client-queries'
import styles from './espace-client.module.css'
import { Qualification } from './qualification'
import { UnlockedRequests } from './unlocked-requests'
import { useFocusBack } from './use-focus-back'

/** What may be unlocked, without who asks, then what was: the contact is the client's alone. */
export function QuoteRequests() {
  const { data, isPending } = useOfferedRequests()
  const title = useRef<HTMLHeadingElement>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const requests = data?.requests ?? []
  // While its card is there, that one says it.
  const lost = refused && !requests.some(({ id }) => id === refused.id) ? refused.words : ''
  return (
    <section aria-labelledby="demandes" className={`stack-24 ${styles.section}`}>
      <h2 ref={title} id="demandes" tabIndex={-1}>
        Demandes de devis
      </h2>
      {requests.length > 0 && (
        <p>
          Vous voyez le besoin&nbsp;; le nom, le téléphone, l’e-mail et le projet entier viennent avec le
          paiement. Chaque demande est vendue une seule fois.
        </p>
      )}
      {lost && (
        <p role="alert" className={`stack-16 to-start ${styles.failure}`}>
          {lost}
        </p>
      )}
      {isPending && <Loading>Chargement des demandes...</Loading>}
      {data && requests.length === 0 && (
        <p>Aucune demande pour vos métiers et vos zones en ce moment. Elles paraîtront ici.</p>
      )}
      <ul className={`stack-24 bare-list ${styles.cards}`}>
        {requests.map(request => (
          <OfferedCard
            key={request.id}
            request={request}
            onRefused={setRefused}
            // Its card goes, and the keys were on it.
            onUnlocked={() => title.current?.focus({ preventScroll: true })}
          />
        ))}
      </ul>
      <UnlockedRequests />
    </section>
  )
}

const tell = (error: unknown) => wordsOf(error, NO_CONNECTION)

/** Why a request was not unlocked: mostly because it is offered no more, and then its card goes. */
interface Refused {
  id: string
  words: string
}

interface OfferedCardProps {
  request: OfferedRequest
  /** Null once it is tried again. */
  onRefused: (refused: Refused | null) => void
  onUnlocked: () => void
}

function OfferedCard({ request, onRefused, onUnlocked }: OfferedCardProps) {
  const [step, setStep] = useState<'reading' | 'asking'>('reading')
  const { busy, problem, attempt } = useAttempt(tell)
  const clock = useClock()
  const change = useChange()
  const lastRead = useLastRead()
  const card = useFocusBack<HTMLDivElement>(step === 'asking' ? request.id : null)
  const question = useRef<HTMLDivElement>(null)
  // Beside what pays, for who presses twice has not read what it costs.
  useEffect(() => {
    if (step === 'asking') question.current?.focus({ preventScroll: true })
  }, [step])

  const unlock = () =>
    attempt(async () => {
      onRefused(null)
      try {
        await change(
          () => otherApi.unlockQuoteRequest({ params: { request: request.id } }),
          () => lastRead.isUnlocked(request.id),
        )
      } catch (error) {
        setStep('reading')
        onRefused({ id: request.id, words: tell(error) })
        throw error
      }
      toast.success('La demande est à vous\u00a0: ses coordonnées sont plus bas.')
      onUnlocked()
    })

  return (
    <Sheet as="li" ref={card} under={['bleu']} className={`stack-12 ${styles.card}`}>
      <h3>{WANTED_TRADES[request.wanted].label}</h3>
      <p>
        {request.area}. {TIMING_LABELS[request.timing]}. Proposée depuis le{' '}
        {clock.shortMoment(new Date(request.offered_at))}.
      </p>
      <p>
        {request.project ?? 'Le texte n’est montré qu’après le paiement\u00a0: il contient des coordonnées.'}
      </p>
      <Qualification checks={request.checks} qualifier={request.qualifier} />
      <p className={styles.cost}>
        {quoteNames[request.kind]}&nbsp;: {formatEuros(request.net_cents)} HT (
        {formatEuros(request.gross_cents)} TTC)
      </p>
      {problem && (
        <p role="alert" className={`stack-16 to-start ${styles.failure}`}>
          {problem}
        </p>
      )}
      {step === 'reading' ? (
        <div className="row-12">
          <Button size="small" icon={LockOpen} data-opens={request.id} onClick={() => setStep('asking')}>
            Débloquer
          </Button>
        </div>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: two buttons that answer one question are no set of fields
        <div
          ref={question}
          role="group"
          tabIndex={-1}
          aria-label={`Payer ${formatEuros(request.gross_cents)}\u202f?`}
          className="row-12"
        >
          <Button size="small" busy={busy} onClick={() => void unlock()}>
            Payer {formatEuros(request.gross_cents)} de mon solde
          </Button>
          <Button look="quiet" size="small" onClick={() => setStep('reading')}>
            Annuler
          </Button>
        </div>
      )}
    </Sheet>
  )
}
