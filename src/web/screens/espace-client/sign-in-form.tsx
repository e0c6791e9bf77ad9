import { useState } from 'react'
import { toast } from 'sonner'
import { otherApi } from '~/web/other-api'
import { Button } from '~/web/ui/actions/button'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { TextField } from '~/web/ui/forms/text-field'
import { useTypedForm } from '~/web/use-typed-form'
import styles from './espace-client.module.css'

const FAILED = 'Le lien n’a pas pu partir. Veuillez réessayer.'

/** Asks for the link: the answer is the same whether the address has an account or not. */
export function SignInForm() {
  const { form, typed, setTyped, ready } = useTypedForm('client-link', { email: '' })
  const [state, setState] = useState<'filling' | 'sending' | 'sent' | 'failed'>('filling')

  async function send() {
    setState('sending')
    const sent = await otherApi.sendClientLink({ body: typed }).catch(() => null)
    if (!sent) toast.error(FAILED)
    setState(sent ? 'sent' : 'failed')
  }

  if (state === 'sent') {
    return (
      <div className={styles.signIn} role="status">
        <h1 className={styles.title}>Regardez votre messagerie</h1>
        <p>
          Si <strong>{typed.email}</strong> a un espace client, un lien valable quinze minutes vient de
          partir. Il ne sert qu’une fois.
        </p>
        <Button look="second" onClick={() => setState('filling')}>
          Corriger l’adresse
        </Button>
      </div>
    )
  }
  return (
    <form
      ref={form}
      method="post"
      className={styles.signIn}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (typed.email.trim() !== '') void send()
      }}
    >
      <h1 className={styles.title}>Espace client</h1>
      <p>
        Pour les clients de nos appels et devis. Nous vous envoyons un lien de connexion{'\u00a0'}: pas de mot
        de passe à retenir.
      </p>
      <TextField
        label="Votre adresse e-mail"
        name="email"
        type="email"
        autoComplete="email"
        value={typed.email}
        onChange={event => setTyped({ email: event.target.value })}
        error={state === 'failed' ? FAILED : undefined}
      />
      <Button type="submit" disabled={!ready} busy={state === 'sending'}>
        Recevoir mon lien
      </Button>
      <DataProtectionNotice purpose="à vous envoyer ce lien" />
    </form>
  )
}
