import type { FormEvent } from 'react'
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
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { ErrorSummary } from '~/web/ui/forms/error-summary'
import { NeedsJavaScript } from '~/web/ui/forms/needs-javascript'
import { TrapField } from '~/web/ui/forms/trap-field'
import { useOneSending } from '~/web/use-one-sending'
import { useRetryKey } from '~/web/use-retry-key'
import { useTypedForm } from '~/web/use-typed-form'
import styles from './international.module.css'
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

/** The form: checked here, sent once, back to filling with what was typed when anything fails. */
export function RegistrationForm({ onSent }: { onSent: (email: string) => void }) {
  const {
    form,
    typed: registration,
    setTyped: setRegistration,
    ready,
    forget,
  } = useTypedForm<Registration>('international', empty)
  const { errors, failure, sending, underWay, send } = useOneSending({
    uncertain: UNCERTAIN,
    refused: 'Votre inscription n’est pas partie.',
  })
  const retryKey = useRetryKey()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (underWay.current) return
    const website = String(new FormData(event.currentTarget).get('website') ?? '')
    const body = cleanRegistration(registration)
    await send(
      problemsOf(body),
      () => toastOf(body),
      async () => {
        await otherApi.registerInternational({
          body: website ? { ...body, website } : body,
          headers: { 'Idempotency-Key': retryKey(body) },
        })
        forget()
        toast.success('Inscription internationale envoyée avec succès !')
        onSent(body.email)
      },
    )
  }

  return (
    <form ref={form} method="post" className={styles.form} onSubmit={submit} noValidate>
      <div>
        <h1 className={styles.title}>Inscrivez votre entreprise</h1>
        <p className={styles.lead}>
          Pour les entreprises situées hors de France. Les champs marqués d’un{' '}
          <span className={styles.mark}>*</span> sont obligatoires.
        </p>
      </div>
      <NeedsJavaScript className={styles.failure} />
      <ErrorSummary errors={errors} title="L’inscription n’est pas encore partie" />
      <RegistrationFields
        registration={registration}
        errors={errors}
        onChange={(field, value) => setRegistration(typed => ({ ...typed, [field]: value }))}
      />
      <TrapField />
      <DataProtectionNotice purpose="à traiter votre inscription et à vous appeler" />
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <Button type="submit" disabled={!ready} busy={sending} className={styles.send}>
        {sending ? 'Envoi en cours...' : 'Envoyer mon inscription'}
      </Button>
    </form>
  )
}

function problemsOf(registration: Registration): FieldError[] {
  const wrong = registrationErrors(registration, MARKED_FIELDS)
  if (registration.country === '' || isForThisOffer(registration)) return wrong
  const all = [...wrong, { field: 'country', message: FOR_ABROAD_ONLY }]
  return REGISTRATION_FIELDS.flatMap(field => all.findLast(error => error.field === field) ?? [])
}

/** specification A8 has one sentence for what is missing; what is wrong otherwise is said by the summary alone. */
function toastOf(registration: Registration): string | null {
  const missing = MARKED_FIELDS.some(field => registration[field] === '')
  return missing ? 'Veuillez remplir tous les champs obligatoires' : null
}
