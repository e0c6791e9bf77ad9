import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ReplyOf } from '~/contract/call'
import type { quoteCalls } from '~/contract/dossier/quote'
import { formatDay } from '~/domain/text/french'
import { api } from '~/web/api'
import { Button } from '~/web/ui/actions/button'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import { useAttempt } from '~/web/ui/forms/use-form'
import { usePdfDownload } from '~/web/ui/pdf/use-pdf-download'
import { OtherAids, PossibleAids } from '../possible-aids'
import styles from './wait-before-signing.module.css'

type Waiting = ReplyOf<typeof quoteCalls.waiting>

/**
 * « Attendez avant de signer »: where an aid of this territory forbids to sign first. It warns and never blocks.
 * @param onTold once the client gave his word: the invoice names that aid from then on
 */
export function WaitBeforeSigning({ id, onTold }: { id: string; onTold: () => void }) {
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const { busy, problem, attempt } = useAttempt()
  useEffect(() => {
    const leaving = new AbortController()
    // A warning that could not be read must not stand in the way of who signs.
    api.waiting({ params: { id }, signal: leaving.signal }).then(setWaiting, () => {})
    return () => leaving.abort()
  }, [id])
  const fetchQuote = (signal: AbortSignal) => api.quote({ params: { id }, signal })
  const { download, saving, problem: unsaved } = usePdfDownload(fetchQuote, 'devis.pdf')
  const read = () => api.waiting({ params: { id } }).then(setWaiting, () => {})
  if (!waiting) return null
  if (waiting.aids.length === 0) return <OtherAids {...waiting} />
  const { quote } = waiting
  const told = quote?.agreed_at ?? (waiting.filing_suffices ? quote?.filed_at : null)
  if (told)
    return (
      <p role="status" className={styles.agreed}>
        Vous avez indiqué le {formatDay(new Date(told))} que{' '}
        {quote?.agreed_at ? 'l’accord est reçu' : 'votre demande est déposée'}&nbsp;: vous pouvez signer.
      </p>
    )

  const tell = (call: () => Promise<Waiting>) =>
    attempt(async () => {
      setWaiting(await call())
      onTold()
    })
  const agree = () => tell(() => api.agreementReceived({ params: { id } }))
  const file = () => tell(() => api.requestFiled({ params: { id } }))
  return (
    <section aria-labelledby="attendre" className={`stack-12 ${styles.wait}`}>
      <h2 id="attendre">Attendez avant de signer</h2>
      <p>
        {waiting.answered ? 'D’après vos réponses au test, une' : 'Une'} commande signée trop tôt peut faire
        perdre une aide de votre territoire&nbsp;:
      </p>
      <PossibleAids aids={waiting.aids} />
      <p>
        Téléchargez un devis non signé, valable 60 jours, et joignez-le à votre demande. Votre dossier reste
        ouvert. Si vous ne demandez pas cette aide, vous pouvez signer dès maintenant.
      </p>
      <div className="row-12 centred">
        <Button look="second" busy={saving} icon={Download} onClick={() => void download().then(read)}>
          Télécharger le devis (PDF)
        </Button>
        {quote && waiting.filing_suffices && (
          <Button look="second" busy={busy} onClick={() => void file()}>
            J’ai déposé ma demande
          </Button>
        )}
        {quote && (
          <Button look="second" busy={busy} onClick={() => void agree()}>
            J’ai reçu l’accord
          </Button>
        )}
      </div>
      {quote && (
        <p role="status">
          Devis {quote.number}, valable jusqu’au {formatDay(new Date(quote.valid_until))}.
        </p>
      )}
      <OtherAids {...waiting} />
      <ProblemLine words={problem || unsaved} className={styles.problem} />
    </section>
  )
}
