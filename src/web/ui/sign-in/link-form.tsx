import { type ReactNode, useState } from 'react'
import type { DraftName } from '~/web/draft-names'
import { Button } from '~/web/ui/actions/button'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { TextField } from '~/web/ui/forms/text-field'
import { useForm } from '~/web/ui/forms/use-form'
import styles from './sign-in.module.css'

interface LinkFormProps {
  title: string
  /** Under which this tab keeps the address that is typed. */
  draft: DraftName
  /** What the address may have, as in « un espace client ». */
  sought: string
  /** Asks for the link; the answer is the same for every address. */
  send: (email: string) => Promise<unknown>
  /** For whom the place is. */
  children: ReactNode
}

const tell = () => 'Le lien n’a pas pu partir. Veuillez réessayer.'

/** Asks for a sign-in link: what is said then is the same whether the address has a place or not. */
export function LinkForm({ title, draft, sought, send, children }: LinkFormProps) {
  const [sent, setSent] = useState(false)
  const { form, field, typed, failed, busy, ready } = useForm({
    draft,
    start: { email: '' },
    tell,
    check: ({ email }) => (email.trim() === '' ? 'Indiquez votre adresse e-mail.' : null),
    async send({ email }) {
      await send(email)
      setSent(true)
    },
  })

  if (sent) {
    return (
      <div className={`stack-24 to-start ${styles.signIn}`} role="status">
        <h1>Regardez votre messagerie</h1>
        <p>
          Si <strong>{typed.email}</strong> a {sought}, un lien valable quinze minutes vient de partir. Il ne
          sert qu’une fois.
        </p>
        <Button look="second" onClick={() => setSent(false)}>
          Corriger l’adresse
        </Button>
      </div>
    )
  }
  return (
    <form {...form} className={`stack-24 to-start ${styles.signIn}`}>
      <h1>{title}</h1>
      {children}
      <TextField
        label="Votre adresse e-mail"
        type="email"
        autoComplete="email"
        {...field('email')}
        error={failed.problem || undefined}
      />
      <Button type="submit" disabled={!ready} busy={busy}>
        Recevoir mon lien
      </Button>
      <DataProtectionNotice purpose="à vous envoyer ce lien" />
    </form>
  )
}
