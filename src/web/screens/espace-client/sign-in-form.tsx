import { useState } from 'react'
import { otherApi } from '~/web/other-api'
import { Button } from '~/web/ui/actions/button'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { TextField } from '~/web/ui/forms/text-field'
import { useForm } from '~/web/ui/forms/use-form'
import styles from './espace-client.module.css'

const tell = () => 'Le lien n’a pas pu partir. Veuillez réessayer.'

/** Asks for the link: the answer is the same whether the address has an account or not. */
export function SignInForm() {
  const [sent, setSent] = useState(false)
  const { form, field, typed, failed, busy, ready } = useForm({
    draft: 'client-link',
    start: { email: '' },
    tell,
    check: ({ email }) => (email.trim() === '' ? 'Indiquez votre adresse e-mail.' : null),
    async send(body) {
      await otherApi.sendClientLink({ body })
      setSent(true)
    },
  })

  if (sent) {
    return (
      <div className={styles.signIn} role="status">
        <h1 className={styles.title}>Regardez votre messagerie</h1>
        <p>
          Si <strong>{typed.email}</strong> a un espace client, un lien valable quinze minutes vient de
          partir. Il ne sert qu’une fois.
        </p>
        <Button look="second" onClick={() => setSent(false)}>
          Corriger l’adresse
        </Button>
      </div>
    )
  }
  return (
    <form {...form} className={styles.signIn}>
      <h1 className={styles.title}>Espace client</h1>
      <p>
        Pour les clients de nos appels et devis. Nous vous envoyons un lien de connexion{'\u00a0'}: pas de mot
        de passe à retenir.
      </p>
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
