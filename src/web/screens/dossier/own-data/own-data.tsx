import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { ApiProblem } from '~/contract/client'
import { api } from '~/web/api'
import { Button } from '~/web/ui/actions/button'
import { TextField } from '~/web/ui/forms/text-field'
import styles from '../dossier.module.css'
import type { DossierState } from '../state'
import { ContactCorrection } from './contact-correction'
import { Erasure } from './erasure'
import { Takeaway } from './takeaway'

interface OwnDataProps {
  dossier: DossierState
  refresh: () => Promise<void>
}

/** What a client may do with what is held about him, once a code was typed (RGPD, articles 15 to 20). */
export default function OwnData({ dossier, refresh }: OwnDataProps) {
  const [unlocked, setUnlocked] = useState(dossier.email_proof === 'not-asked')
  if (!unlocked) return <CodeAsked dossier={dossier} onTyped={() => setUnlocked(true)} />
  const lock = () => setUnlocked(false)
  return (
    <div className={styles.form}>
      <Takeaway id={dossier.id} onLocked={lock} />
      <ContactCorrection dossier={dossier} refresh={refresh} onLocked={lock} />
      <Erasure id={dossier.id} onLocked={lock} />
    </div>
  )
}

/** Whoever opens the dossier on somebody else's screen can do none of it. */
function CodeAsked({ dossier: { id, email }, onTyped }: { dossier: DossierState; onTyped: () => void }) {
  const [sent, setSent] = useState(false)
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)

  async function attempt(work: () => Promise<unknown>, then: () => void) {
    setBusy(true)
    setError('')
    try {
      await work()
      then()
    } catch (problem) {
      const words = problem instanceof ApiProblem ? problem.message : 'Le serveur ne répond pas. Réessayez.'
      toast.error(words)
      setError(words)
    } finally {
      setBusy(false)
    }
  }
  const ask = () =>
    attempt(
      () => api.requestAddressCode({ params: { id } }),
      () => setSent(true),
    )
  function confirm(event: FormEvent) {
    event.preventDefault()
    if (code.replace(/\s/g, '').length !== 6) return setError('Le code a six chiffres.')
    void attempt(() => api.confirmAddress({ params: { id }, body: { code } }), onTyped)
  }

  return (
    <form method="post" noValidate className={styles.code} onSubmit={confirm}>
      <p>
        Pour protéger vos données, un code à six chiffres part à <strong>{email}</strong>. Il ouvre ces
        actions pendant 10 minutes.
      </p>
      {sent ? (
        <div className={styles.codeLine}>
          <TextField
            label="Code reçu par e-mail"
            name="own-data-code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            value={code}
            onChange={event => setCode(event.target.value)}
            error={error || undefined}
          />
          <Button type="submit" size="small" busy={busy}>
            Confirmer
          </Button>
        </div>
      ) : (
        <>
          {error && (
            <p role="alert" className={styles.problem}>
              {error}
            </p>
          )}
          <p>
            <Button look="second" size="small" busy={busy} onClick={() => void ask()}>
              Recevoir un code
            </Button>
          </p>
        </>
      )}
    </form>
  )
}
