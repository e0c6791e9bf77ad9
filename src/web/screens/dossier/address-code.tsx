import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { ApiProblem } from '~/contract/client'
import { api } from '~/web/api'
import { Button } from '~/web/ui/actions/button'
import { TextField } from '~/web/ui/forms/text-field'
import styles from './dossier.module.css'
import type { DossierState } from './state'

const SILENT = 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.'

/**
 * Offers to confirm the address by the code that was mailed after step 1; never required, and not shown where no
 * e-mail leaves. Each mistake has its sentence: the server's.
 */
export function AddressCode({ dossier, refresh }: { dossier: DossierState; refresh: () => Promise<void> }) {
  const { id, email } = dossier
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const [told, setTold] = useState('')
  const [busy, setBusy] = useState<'confirm' | 'send' | null>(null)
  if (dossier.email_proof !== 'unproven') return null

  async function attempt(kind: 'confirm' | 'send', work: () => Promise<unknown>) {
    setBusy(kind)
    setError('')
    setTold('')
    try {
      await work()
    } catch (problem) {
      const words = problem instanceof ApiProblem ? problem.message : SILENT
      toast.error(words)
      setError(words)
    } finally {
      setBusy(null)
    }
  }

  function confirm(event: FormEvent) {
    event.preventDefault()
    if (code.replace(/\s/g, '').length !== 6) return setError('Le code a six chiffres.')
    void attempt('confirm', async () => {
      await api.confirmAddress({ params: { id }, body: { code } })
      toast.success('Adresse confirmée')
      await refresh()
    })
  }

  const resend = () =>
    attempt('send', async () => {
      await api.requestAddressCode({ params: { id } })
      setTold('Un nouveau code est parti. Le précédent ne sert plus.')
    })

  return (
    <form method="post" noValidate className={styles.code} onSubmit={confirm}>
      <p>
        <strong>Confirmez votre adresse, si vous le voulez bien.</strong> Un code à six chiffres a été envoyé
        à {email}. Il rend votre signature plus solide, et lui seul ouvre votre dossier à qui l’a reçu. Vous
        pouvez aussi continuer sans.
      </p>
      <div className={styles.codeLine}>
        <TextField
          label="Code reçu par e-mail"
          name="address-code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          value={code}
          onChange={event => setCode(event.target.value)}
          error={error || undefined}
        />
        <Button type="submit" look="second" size="small" busy={busy === 'confirm'}>
          Confirmer
        </Button>
        <Button look="quiet" size="small" busy={busy === 'send'} onClick={() => void resend()}>
          Renvoyer un code
        </Button>
      </div>
      <p role="status">{told}</p>
    </form>
  )
}
