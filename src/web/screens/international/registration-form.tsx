import { toast } from 'sonner'
import {
  cleanRegistration,
  FOR_ABROAD_ONLY,
  isForThisOffer,
  MARKED_FIELDS,
  REGISTRATION_FIELDS,
  type Registration,
} from '~/domain/international/registration'
import { registrationErrors } from '~/domain/international/registration-errors'
import type { FieldError } from '~/domain/refusal'
import { otherApi } from '~/web/other-api'
import { Button } from '~/web/ui/actions/button'
import { FIELDS_MISSING, NOT_SENT, tellOfOnce } from '~/web/ui/forms/counted-once'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { ErrorSummary } from '~/web/ui/forms/error-summary'
import page from '~/web/ui/forms/form-page.module.css'
import { NeedsJavaScript } from '~/web/ui/forms/needs-javascript'
import { TrapField } from '~/web/ui/forms/trap-field'
import { FormProblem, type Told, useForm } from '~/web/ui/forms/use-form'
import { useRetryKey } from '~/web/use-retry-key'
import { RegistrationFields } from './registration-fields'

const empty: Registration = {
  company_name: '',
  registration_number: '',
  manager_name: '',
  country: '',
  email: '',
  phone: '',
  message: '',
}

/** Without an answer it may have arrived; its key keeps a second try from counting twice. */
const UNCERTAIN =
  'Le serveur n’a pas répondu\u00a0: nous ne savons pas si votre inscription est arrivée. Ce que vous avez saisi est toujours là\u202f; réessayez, elle ne comptera qu’une fois.'

const tell = tellOfOnce(UNCERTAIN, 'Votre inscription n’est pas partie.')

/** The form: checked here, sent once, back to filling with what was typed when anything fails. */
export function RegistrationForm({ onSent }: { onSent: (email: string) => void }) {
  const retryKey = useRetryKey()
  const { form, field, set, typed, errors, failed, busy, ready } = useForm<Registration>({
    draft: 'international',
    start: empty,
    tell,
    check: registration => problemsOf(cleanRegistration(registration)),
    async send(registration, data) {
      const website = String(data.get('website') ?? '')
      const body = cleanRegistration(registration)
      await otherApi.registerInternational({
        body: website ? { ...body, website } : body,
        headers: { 'Idempotency-Key': retryKey(body) },
      })
      toast.success('Inscription internationale envoyée avec succès !')
      onSent(body.email)
    },
  })

  return (
    <form {...form} className="stack-24">
      <div>
        <h1>Inscrivez votre entreprise</h1>
        <p className={page.lead}>
          Pour les entreprises situées hors de France. Les champs marqués d’un{' '}
          <span className="error-text">*</span> sont obligatoires.
        </p>
      </div>
      <NeedsJavaScript className={`error-text ${page.failure}`} />
      <ErrorSummary errors={errors} title="L’inscription n’est pas encore partie" />
      <RegistrationFields registration={typed} field={field} onCountry={country => set({ country })} />
      <TrapField />
      <DataProtectionNotice purpose="à traiter votre inscription et à vous appeler" />
      <FormProblem {...failed} className={`error-text ${page.failure}`} />
      <Button type="submit" disabled={!ready} busy={busy} className={page.send}>
        {busy ? 'Envoi en cours...' : 'Envoyer mon inscription'}
      </Button>
    </form>
  )
}

/** specification A8 has one sentence for what is missing, and one for what is wrong otherwise; the summary says which. */
function problemsOf(registration: Registration): Told | null {
  const errors = errorsOf(registration)
  if (errors.length === 0) return null
  const missing = MARKED_FIELDS.some(field => registration[field] === '')
  return { toast: missing ? FIELDS_MISSING : NOT_SENT, errors }
}

function errorsOf(registration: Registration): FieldError[] {
  const wrong = registrationErrors(registration, MARKED_FIELDS)
  if (registration.country === '' || isForThisOffer(registration)) return wrong
  const all = [...wrong, { field: 'country', message: FOR_ABROAD_ONLY }]
  return REGISTRATION_FIELDS.flatMap(field => all.findLast(error => error.field === field) ?? [])
}
