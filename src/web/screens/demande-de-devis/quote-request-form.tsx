import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { QuoteTiming } from '~/domain/international/lead-pricing'
import { CONSENT, cleanQuoteRequest, type QuoteRequest } from '~/domain/quote-requests/quote-request'
import { quoteRequestErrors } from '~/domain/quote-requests/quote-request-errors'
import type { WantedTrade } from '~/domain/quote-requests/wanted-trade'
import { otherApi } from '~/web/other-api'
import { Button } from '~/web/ui/actions/button'
import { Checkbox } from '~/web/ui/forms/checkbox'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { ErrorSummary } from '~/web/ui/forms/error-summary'
import { NeedsJavaScript } from '~/web/ui/forms/needs-javascript'
import { TrapField } from '~/web/ui/forms/trap-field'
import { useOneSending } from '~/web/use-one-sending'
import { useRetryKey } from '~/web/use-retry-key'
import { useTypedForm } from '~/web/use-typed-form'
import styles from './demande-de-devis.module.css'
import { QuoteRequestFields, type Typed } from './quote-request-fields'

const empty: Typed = {
  wanted: '',
  country: '',
  postal_code: '',
  town: '',
  timing: '',
  project: '',
  name: '',
  email: '',
  phone: '',
}

const UNCERTAIN =
  'Le serveur n’a pas répondu\u00a0: nous ne savons pas si votre demande est arrivée. Ce que vous avez saisi est toujours là\u202f; réessayez, elle ne comptera qu’une fois.'

/** The form: checked here, sent once, then the request's own page, where the code is typed. */
export function QuoteRequestForm() {
  const { form, typed, setTyped, ready, forget } = useTypedForm<Typed>('quote-request', empty)
  const [consents, setConsents] = useState(false)
  const { errors, failure, sending, underWay, send } = useOneSending({
    uncertain: UNCERTAIN,
    refused: 'Votre demande n’est pas partie.',
  })
  const retryKey = useRetryKey()
  const navigate = useNavigate()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (underWay.current) return
    const website = String(new FormData(event.currentTarget).get('website') ?? '')
    const request = cleanQuoteRequest(asRequest(typed))
    const consent = consents ? CONSENT.version : ''
    const wrong = quoteRequestErrors(request, consent)
    await send(
      wrong,
      () => null,
      async () => {
        const body = { ...request, consent, ...(website ? { website } : {}) }
        const made = await otherApi.submitQuoteRequest({
          body,
          headers: { 'Idempotency-Key': retryKey(body) },
        })
        forget()
        await navigate(`/demande-de-devis/${made.request}`)
      },
    )
  }

  return (
    <form ref={form} method="post" className={styles.form} onSubmit={submit} noValidate>
      <div>
        <h1 className={styles.title}>Demandez un devis</h1>
        <p className={styles.lead}>
          C’est gratuit. Une seule entreprise reçoit votre demande, et vous savez laquelle.
        </p>
      </div>
      <NeedsJavaScript className={styles.failure} />
      <ErrorSummary errors={errors} title="La demande n’est pas encore partie" />
      <QuoteRequestFields
        typed={typed}
        errors={errors}
        onChange={(field, value) => setTyped(before => ({ ...before, [field]: value }))}
      />
      <TrapField />
      <Checkbox
        name="consent"
        highlighted
        checked={consents}
        onChange={event => setConsents(event.target.checked)}
        error={errors.find(({ field }) => field === 'consent')?.message}
      >
        {CONSENT.text}
      </Checkbox>
      <DataProtectionNotice purpose="à transmettre votre demande à une entreprise" />
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <Button type="submit" disabled={!ready} busy={sending} className={styles.send}>
        {sending ? 'Envoi en cours...' : 'Envoyer ma demande'}
      </Button>
    </form>
  )
}

/** What is not chosen yet is caught by the rules. */
const asRequest = ({ wanted, timing, country, ...rest }: Typed): QuoteRequest => ({
  ...rest,
  wanted: wanted as WantedTrade,
  timing: timing as QuoteTiming,
  country: country || 'FR',
})
