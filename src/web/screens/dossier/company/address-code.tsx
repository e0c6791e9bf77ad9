import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { api } from '~/web/api'
import { Button } from '~/web/ui/actions/button'
import { CodeField } from '~/web/ui/forms/code-field'
import { useMailedCode } from '~/web/ui/forms/use-mailed-code'
import styles from '../dossier.module.css'
import type { DossierState } from '../state'

/**
 * Offers to confirm the address by the code that was mailed after step 1; never required, and not shown where no
 * e-mail leaves. Each mistake has its sentence: the server's.
 */
export function AddressCode({ dossier, refresh }: { dossier: DossierState; refresh: () => Promise<void> }) {
  const { id } = dossier
  const { code, setCode, error, busy, attempt, send } = useMailedCode<'confirm' | 'send'>()
  const [told, setTold] = useState('')
  if (dossier.email_proof !== 'unproven') return null

  function confirm(event: FormEvent) {
    send(event, 'confirm', async () => {
      setTold('')
      await api.confirmAddress({ params: { id }, body: { code } })
      toast.success('Adresse confirmée')
      await refresh()
    })
  }

  const resend = () =>
    attempt('send', async () => {
      setTold('')
      await api.requestAddressCode({ params: { id } })
      setTold('Un nouveau code est parti. Le précédent ne sert plus.')
    })

  return (
    <form method="post" noValidate className={styles.code} onSubmit={confirm}>
      <p>
        <strong>Confirmez votre adresse, si vous le voulez bien.</strong> {whereIs(dossier)} Il rend votre
        signature plus solide, et lui seul ouvre votre dossier à qui l’a reçu. Vous pouvez aussi continuer
        sans.
      </p>
      <div className={`row-12 ${styles.codeLine}`}>
        <CodeField name="address-code" value={code} error={error} onChange={setCode} />
        <Button type="submit" look="second" size="small" disabled={busy !== null} busy={busy === 'confirm'}>
          Confirmer
        </Button>
        <Button
          look="quiet"
          size="small"
          disabled={busy !== null}
          busy={busy === 'send'}
          onClick={() => void resend()}
        >
          Renvoyer un code
        </Button>
      </div>
      <p role="status">{told}</p>
    </form>
  )
}

/** A message that was given up is told, with what helps. */
function whereIs({ email, code_failed }: DossierState): string {
  return code_failed
    ? `Le message avec votre code n’a pas pu être remis à ${email}\u00a0: corrigez l’adresse à l’étape 1, ou renvoyez un code.`
    : `Un code à six chiffres a été envoyé à ${email}.`
}
