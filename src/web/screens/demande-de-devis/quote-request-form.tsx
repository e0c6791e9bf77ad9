import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { QuoteTiming } from '~/domain/international/lead-pricing'
import { CONSENT, cleanQuoteRequest, type QuoteRequest } from '~/domain/quote-requests/quote-request'
import { quoteRequestErrors } from '~/domain/quote-requests/quote-request-errors'
import type { WantedTrade } from '~/domain/quote-requests/wanted-trade'
import { otherApi } from '~/web/other-api'
import { Button } from '~/web/ui/actions/button'
import { Checkbox } from '~/web/ui/forms/checkbox'
import { FIELDS_MISSING, NOT_SENT, tellOfOnce } from '~/web/ui/forms/counted-once'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { ErrorSummary } from '~/web/ui/forms/error-summary'
import page from '~/web/ui/forms/form-page.module.css'
import { NeedsJavaScript } from '~/web/ui/forms/needs-javascript'
import { TrapField } from '~/web/ui/forms/trap-field'
import { FormProblem, useForm } from '~/web/ui/forms/use-form'
import { useRetryKey } from '~/web/use-retry-key'
import { QuoteRequestFields, type QuoteRequestFieldsProps, type Typed } from './quote-request-fields'

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

const tell = tellOfOnce(UNCERTAIN, 'Votre demande n’est pas partie.')

/** The form: checked here, sent once, then the request's own page, where the code is typed. */
export function QuoteRequestForm({ countries }: Pick<QuoteRequestFieldsProps, 'countries'>) {
  const [consents, setConsents] = useState(false)
  const retryKey = useRetryKey()
  const navigate = useNavigate()
  const consent = consents ? CONSENT.version : ''
  const { form, field, errors, failed, busy, ready } = useForm<Typed>({
    draft: 'quote-request',
    start: empty,
    tell,
    check(typed) {
      const errors = quoteRequestErrors(cleanQuoteRequest(asRequest(typed)), consent)
      if (errors.length === 0) return null
      const missing = new Set(['consent', ...emptyFields(typed)])
      return { toast: errors.some(({ field }) => missing.has(field)) ? FIELDS_MISSING : NOT_SENT, errors }
    },
    async send(typed, data) {
      const website = String(data.get('website') ?? '')
      const body = { ...cleanQuoteRequest(asRequest(typed)), consent, ...(website ? { website } : {}) }
      const headers = { 'Idempotency-Key': retryKey(body) }
      const { request } = await otherApi.submitQuoteRequest({ body, headers })
      await navigate(`/demande-de-devis/${request}`)
    },
  })

  return (
    <form {...form} className="stack-24">
      <div>
        <h1>Demandez un devis</h1>
        <p className={page.lead}>
          C’est gratuit. Une seule entreprise reçoit votre demande, et vous savez laquelle.
        </p>
      </div>
      <NeedsJavaScript className={`error-text ${page.failure}`} />
      <ErrorSummary errors={errors} title="La demande n’est pas encore partie" />
      <QuoteRequestFields field={field} countries={countries} />
      <div className="stack-24 next-picture">
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
        <FormProblem {...failed} className={`error-text ${page.failure}`} />
        <Button type="submit" disabled={!ready} busy={busy} className={page.send}>
          {busy ? 'Envoi en cours...' : 'Envoyer ma demande'}
        </Button>
      </div>
    </form>
  )
}

const emptyFields = (typed: Typed) =>
  Object.entries(typed).flatMap(([name, value]) => (value.trim() === '' ? [name] : []))

/** What is not chosen yet is caught by the rules. */
const asRequest = ({ wanted, timing, country, ...rest }: Typed): QuoteRequest => ({
  ...rest,
  wanted: wanted as WantedTrade,
  timing: timing as QuoteTiming,
  country: country || 'FR',
})
