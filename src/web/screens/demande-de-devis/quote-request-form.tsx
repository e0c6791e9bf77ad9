import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { ApiProblem } from '~/contract/client'
import type { QuoteTiming } from '~/domain/international/lead-pricing'
import {
  CONSENT,
  cleanQuoteRequest,
  type QuoteRequest,
  quoteRequestErrors,
} from '~/domain/quote-requests/quote-request'
import type { WantedTrade } from '~/domain/quote-requests/wanted-trade'
import type { FieldError } from '~/domain/refusal'
import { otherApi } from '~/web/other-api'
import { useSite } from '~/web/site'
import { Button } from '~/web/ui/actions/button'
import { Checkbox } from '~/web/ui/forms/checkbox'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { ErrorSummary } from '~/web/ui/forms/error-summary'
import { TrapField } from '~/web/ui/forms/trap-field'
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
  const [errors, setErrors] = useState<FieldError[]>([])
  const [failure, setFailure] = useState('')
  const [sending, setSending] = useState(false)
  const underWay = useRef(false)
  const retryKey = useRetryKey()
  const navigate = useNavigate()
  const site = useSite()

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (underWay.current) return
    const website = String(new FormData(event.currentTarget).get('website') ?? '')
    const request = cleanQuoteRequest(asRequest(typed))
    const consent = consents ? CONSENT.version : ''
    const wrong = quoteRequestErrors(request, consent)
    setErrors(wrong)
    setFailure('')
    if (wrong.length > 0) return void toast.error(String(wrong[0]?.message))
    underWay.current = true
    setSending(true)
    try {
      const body = { ...request, consent, ...(website ? { website } : {}) }
      const made = await otherApi.submitQuoteRequest({
        body,
        headers: { 'Idempotency-Key': retryKey(body) },
      })
      forget()
      await navigate(`/demande-de-devis/${made.request}`)
    } catch (error) {
      const refused = error instanceof ApiProblem
      toast.error(
        refused ? "Erreur lors de l'envoi. Veuillez réessayer." : 'Erreur de connexion. Veuillez réessayer.',
      )
      setErrors(refused ? error.errors : [])
      if (!refused) setFailure(UNCERTAIN)
      else if (error.errors.length === 0) setFailure(`Votre demande n’est pas partie. ${error.message}`)
    } finally {
      underWay.current = false
      setSending(false)
    }
  }

  return (
    <form ref={form} method="post" className={styles.form} onSubmit={send} noValidate>
      <div>
        <h1 className={styles.title}>Demandez un devis</h1>
        <p className={styles.lead}>
          C’est gratuit. Une seule entreprise reçoit votre demande, et vous savez laquelle.
        </p>
      </div>
      <noscript>
        <p className={styles.failure}>
          Ce formulaire a besoin de JavaScript. Vous pouvez aussi nous écrire à{' '}
          <a href={`mailto:${site.email}`}>{site.email}</a>.
        </p>
      </noscript>
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
