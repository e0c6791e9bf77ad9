import { type FormEvent, useEffect, useState } from 'react'
import { toast } from 'sonner'
import { NO_CONNECTION, wordsOf } from '~/contract/failure'
import { api } from '~/web/api'
import { Button } from '~/web/ui/actions/button'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { TextField } from '~/web/ui/forms/text-field'
import styles from './resume.module.css'

/** « Recevoir mon lien »: the answer is the same whether a dossier exists or not. */
export function ResumeForm() {
  const [message, setMessage] = useState('')
  const [problem, setProblem] = useState('')
  const [ready, setReady] = useState(false)
  const [sending, setSending] = useState(false)

  useEffect(() => setReady(true), [])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setSending(true)
    setMessage('')
    setProblem('')
    try {
      const answer = await api.sendResumeLink({
        body: { email: String(form.get('resume-email')), siret: String(form.get('resume-siret')) },
      })
      setMessage(answer.message)
    } catch (error) {
      const words = wordsOf(error, NO_CONNECTION)
      setProblem(words)
      toast.error(words)
    } finally {
      setSending(false)
    }
  }

  return (
    <form method="post" className={styles.form} onSubmit={send}>
      <TextField
        label="L’e-mail donné pour ce dossier"
        name="resume-email"
        type="email"
        autoComplete="email"
        required
      />
      <TextField label="Le SIRET de l’entreprise" name="resume-siret" inputMode="numeric" required />
      <DataProtectionNotice purpose="à retrouver votre dossier et à vous en envoyer le lien" />
      <p role="status">{message}</p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div>
        <Button type="submit" look="second" disabled={!ready} busy={sending}>
          Recevoir mon lien
        </Button>
      </div>
    </form>
  )
}
