import { useState } from 'react'
import { NO_CONNECTION, wordsOf } from '~/contract/failure'
import { checkSiret } from '~/domain/place/siret'
import type { FieldError } from '~/domain/refusal'
import { canBeEmail } from '~/domain/text/can-be-email'
import { api } from '~/web/api'
import { Button } from '~/web/ui/actions/button'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { ErrorSummary } from '~/web/ui/forms/error-summary'
import { TextField } from '~/web/ui/forms/text-field'
import { FormProblem, type Tell, useForm } from '~/web/ui/forms/use-form'

const tell: Tell = error => wordsOf(error, NO_CONNECTION)

/** « Recevoir mon lien »: the answer is the same whether a dossier exists or not. */
export function ResumeForm() {
  const [message, setMessage] = useState('')
  const [leftSiret, setLeftSiret] = useState(false)
  const { form, field, typed, errors, failed, busy, ready } = useForm({
    draft: null,
    start: { 'resume-email': '', 'resume-siret': '' },
    tell,
    check(typed) {
      const errors = flawsOf(typed)
      return errors.length > 0 ? { errors } : null
    },
    async send({ 'resume-email': email, 'resume-siret': siret }) {
      setMessage('')
      setMessage((await api.sendResumeLink({ body: { email, siret } })).message)
    },
  })

  return (
    <form {...form} className="stack-24">
      <ErrorSummary errors={errors} title="Le lien n’a pas été demandé" />
      <TextField
        label="L’e-mail donné pour ce dossier"
        type="email"
        autoComplete="email"
        required
        {...field('resume-email')}
      />
      <TextField
        label="Le SIRET de l’entreprise"
        hint="14 chiffres"
        inputMode="numeric"
        required
        warning={leftSiret ? siretWarning(typed['resume-siret']) : undefined}
        onBlur={() => setLeftSiret(true)}
        {...field('resume-siret')}
      />
      <DataProtectionNotice purpose="à retrouver votre dossier et à vous en envoyer le lien" />
      <div role="status" className="stack-8">
        {message && (
          <>
            <p>{message}</p>
            <p className="second-text">
              Rien reçu dans les minutes qui suivent&#8239;? Regardez dans les courriers indésirables, puis
              vérifiez l’adresse et le SIRET ci-dessus.
            </p>
          </>
        )}
      </div>
      <FormProblem {...failed} className="error-box" />
      <div>
        <Button type="submit" disabled={!ready} busy={busy}>
          Recevoir mon lien
        </Button>
      </div>
    </form>
  )
}

function flawsOf({
  'resume-email': email,
  'resume-siret': siret,
}: Record<'resume-email' | 'resume-siret', string>) {
  const flaws: FieldError[] = []
  if (!canBeEmail(email.trim()))
    flaws.push({ field: 'resume-email', message: 'Indiquez l’e-mail donné pour ce dossier.' })
  if (siret.trim() === '')
    flaws.push({ field: 'resume-siret', message: 'Indiquez le SIRET de l’entreprise.' })
  return flaws
}

/** A dossier may have been opened with any: a doubt is told, never a refusal. */
function siretWarning(value: string): string | undefined {
  const { siret, valid } = checkSiret(value)
  if (valid || siret === '') return undefined
  return 'Ce numéro ne ressemble pas à un SIRET\u00a0: avec un autre que celui du dossier, aucun lien ne part.'
}
