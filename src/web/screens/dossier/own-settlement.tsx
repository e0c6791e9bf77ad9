import { useCallback, useEffect, useState } from 'react'
import { toast } from 'sonner'
import { NOT_DECIDED } from '~/domain/invoice/money-line'
import { PAYER_LABELS } from '~/domain/invoice/settlement'
import { formatDay, formatEuros, formatIban } from '~/domain/text/french'
import { otherApi } from '~/web/other-api'
import { Button } from '~/web/ui/actions/button'
import { Continuation } from './continuation'
import styles from './dossier.module.css'
import own from './own-settlement.module.css'
import type { OwnSettlementState } from './own-settlement-state'
import { Renunciation } from './renunciation'
import type { DossierState } from './state'

const UNREAD = 'La décision et les montants n’ont pas pu être lus.'

/** What was decided about the money, what is to be paid and was received, and the right to renounce. */
export default function OwnSettlement({
  dossier,
  refresh,
}: {
  dossier: DossierState
  refresh: () => Promise<void>
}) {
  const { id, status } = dossier
  const [state, setState] = useState<OwnSettlementState | null>(null)
  const [failed, setFailed] = useState(false)
  const read = useCallback(
    (signal?: AbortSignal) =>
      otherApi
        .companySettlement({ params: { id }, ...(signal ? { signal } : {}) })
        .then(setState)
        // The rest of the page stands without it; the e-mail has said the same.
        .catch(() => {
          if (signal?.aborted) return
          toast.error(UNREAD)
          setFailed(true)
        }),
    [id],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the dossier has moved
  useEffect(() => {
    const leaving = new AbortController()
    void read(leaving.signal)
    return () => leaving.abort()
  }, [read, status])
  if (!state && failed)
    return (
      <p role="alert">
        {UNREAD}{' '}
        <Button
          look="second"
          size="small"
          onClick={() => {
            setFailed(false)
            void read()
          }}
        >
          Réessayer
        </Button>
      </p>
    )
  const granted = status === 'Accepté' || status === 'Payé'
  if (!state) return granted ? <div className={own.place} /> : null
  return (
    <>
      {state.refusal?.motive === 'renounced' && <Renounced refusal={state.refusal} />}
      {state.grant && <Granted id={id} state={state} />}
      {state.choice && <Continuation id={id} choice={state.choice} />}
      {state.may_renounce && (
        <Renunciation
          dossier={dossier}
          settlement={state}
          onDone={async after => {
            setState(after)
            await refresh()
          }}
        />
      )}
    </>
  )
}

/** Other refusals stand in the timeline; a client may renounce before there is one. */
function Renounced({
  refusal: { avoir_number, silent },
}: {
  refusal: NonNullable<OwnSettlementState['refusal']>
}) {
  return (
    <section aria-labelledby="decision" className={styles.next}>
      <h2 id="decision">{silent ? 'Dossier clos sans réponse de votre part' : 'Vous avez renoncé'}</h2>
      <p>
        <strong>Vous n’avez rien à payer.</strong>
        {avoir_number && (
          <>
            {' '}
            L’avoir <span className={styles.number}>{avoir_number}</span>, envoyé par e-mail, annule en
            totalité votre facture. Gardez-le avec votre comptabilité.
          </>
        )}
      </p>
    </section>
  )
}

function Granted({ id, state }: { id: string; state: OwnSettlementState }) {
  const { grant, remaining, aid_paid_to, choice } = state
  if (!grant || !remaining) return null
  return (
    <section aria-labelledby="aide" className={styles.next}>
      <h2 id="aide">Votre aide est accordée</h2>
      <p>
        {grant.body} vous accorde <strong>{euros(grant.amount)}</strong>, par décision du{' '}
        {day(grant.decided_on)}.{' '}
        {remaining.ttc > 0
          ? `Il ${choice ? 'resterait' : 'reste'} à votre charge ${euros(remaining.ttc)} TTC, soit ${euros(remaining.ht)} HT et ${euros(remaining.tva)} de TVA.`
          : 'L’aide couvre toute la facture.'}{' '}
        {aid_paid_to === 'agency'
          ? 'L’organisme nous verse l’aide.'
          : `L’aide vous est versée\u00a0: vous nous ${choice ? 'régleriez' : 'réglez'} le total de la facture, l’organisme vous ${choice ? 'verserait' : 'verse'} ${euros(grant.amount)}\u00a0; date de son versement\u00a0: ${NOT_DECIDED}.`}
      </p>
      <dl className={own.sums}>
        <div>
          <dt>Total de la facture</dt>
          <dd>{euros(state.total)}</dd>
        </div>
        <div>
          <dt>Reçu</dt>
          <dd>{euros(state.received)}</dd>
        </div>
        <div>
          <dt>{state.excess > 0 ? 'Trop-perçu, qui vous sera rendu' : 'Reste à nous régler'}</dt>
          <dd>{choice ? 'Rien avant votre choix' : euros(state.excess > 0 ? state.excess : state.to_pay)}</dd>
        </div>
      </dl>
      {state.payments.length > 0 && (
        <ul>
          {state.payments.map((payment, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
            <li key={at}>
              {euros(payment.amount)} le {day(payment.paid_on)} ({PAYER_LABELS[payment.payer].toLowerCase()})
            </li>
          ))}
        </ul>
      )}
      {state.to_pay > 0 && <ToPay id={id} state={state} />}
    </section>
  )
}

function ToPay({ id, state }: { id: string; state: OwnSettlementState }) {
  const rows: [string, string][] = [
    ['Bénéficiaire', state.payee],
    ['IBAN', formatIban(state.iban)],
    ['BIC', state.bic],
    ['Référence', state.invoice_number],
  ]
  return (
    <>
      <p>
        À régler par virement{state.due_on && ` au plus tard le ${day(state.due_on)}`}
        {'\u00a0'}: <strong>{euros(state.to_pay)}</strong>.
      </p>
      <div className={own.transfer}>
        <dl className={own.account}>
          {rows.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <figure className={own.code}>
          {/* Drawn anew when a payment has changed what is left. */}
          <img
            key={state.to_pay}
            src={`/api/company/${encodeURIComponent(id)}/payment-code`}
            alt="Code QR du virement, à scanner avec l’application de votre banque"
            width={200}
            height={200}
          />
          <figcaption>Scannez ce code avec l’application de votre banque.</figcaption>
        </figure>
      </div>
    </>
  )
}

const euros = (amount: number) => formatEuros(Math.round(amount * 100))
const day = (text: string) => formatDay(new Date(`${text}T12:00:00Z`))
