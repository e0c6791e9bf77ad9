import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { ApiProblem } from '~/contract/client'
import type { AddressProof } from '~/domain/dossier/address-proof'
import { otherApi } from '~/web/other-api'
import { Button } from '~/web/ui/actions/button'
import { TextField } from '~/web/ui/forms/text-field'
import styles from './demande-de-devis.module.css'

const SILENT = 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.'

interface CodeFormProps {
  request: string
  asked: AddressProof
  onProven: () => Promise<void>
}

/** Where the mailed code is typed. Each mistake has its sentence: the server's. */
export function CodeForm({ request, asked, onProven }: CodeFormProps) {
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const [told, setTold] = useState('')
  const [busy, setBusy] = useState<'prove' | 'send' | null>(null)
  if (asked === 'not-asked') return null
  const params = { request }

  async function attempt(kind: 'prove' | 'send', work: () => Promise<unknown>) {
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

  function prove(event: FormEvent) {
    event.preventDefault()
    if (code.replace(/\s/g, '').length !== 6) return setError('Le code a six chiffres.')
    void attempt('prove', async () => {
      await otherApi.proveQuoteRequest({ params, body: { code } })
      await onProven()
    })
  }

  const resend = () =>
    attempt('send', async () => {
      await otherApi.requestQuoteCode({ params })
      setTold('Un nouveau code est parti. Le précédent ne sert plus.')
    })

  return (
    <form method="post" noValidate className={styles.form} onSubmit={prove}>
      <p>Nous venons d’envoyer un code à six chiffres à votre adresse e-mail. Saisissez-le ici.</p>
      <div className={styles.code}>
        <TextField
          label="Code reçu par e-mail"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          value={code}
          onChange={event => setCode(event.target.value)}
          error={error || undefined}
        />
        <Button type="submit" busy={busy === 'prove'}>
          Confirmer
        </Button>
        <Button look="quiet" busy={busy === 'send'} onClick={() => void resend()}>
          Renvoyer un code
        </Button>
      </div>
      <p role="status">{told}</p>
    </form>
  )
}
