import { useState } from 'react'
import { NO_CONNECTION, wordsOf } from '~/contract/failure'
import { api } from '~/web/api'
import { Button } from '~/web/ui/actions/button'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { TextField } from '~/web/ui/forms/text-field'
import { FormProblem, type Tell, useForm } from '~/web/ui/forms/use-form'
import styles from './resume.module.css'

const tell: Tell = error => wordsOf(error, NO_CONNECTION)

/** « Recevoir mon lien »: the answer is the same whether a dossier exists or not. */
export function ResumeForm() {
  const [message, setMessage] = useState('')
  const { form, field, failed, busy, ready } = useForm({
    draft: null,
    start: { 'resume-email': '', 'resume-siret': '' },
    tell,
    async send({ 'resume-email': email, 'resume-siret': siret }) {
      setMessage('')
      setMessage((await api.sendResumeLink({ body: { email, siret } })).message)
    },
  })

  return (
    <form {...form} noValidate={false} className="stack-24">
      <TextField
        label="L’e-mail donné pour ce dossier"
        type="email"
        autoComplete="email"
        required
        {...field('resume-email')}
      />
      <TextField label="Le SIRET de l’entreprise" inputMode="numeric" required {...field('resume-siret')} />
      <DataProtectionNotice purpose="à retrouver votre dossier et à vous en envoyer le lien" />
      <p role="status">{message}</p>
      <FormProblem {...failed} className={styles.problem} />
      <div>
        <Button type="submit" look="second" disabled={!ready} busy={busy}>
          Recevoir mon lien
        </Button>
      </div>
    </form>
  )
}
