import { type FormEvent, useState } from 'react'
import { api } from '~/web/api'
import { Button } from '~/web/ui/actions/button'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import { CodeField } from '~/web/ui/forms/code-field'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { useMailedCode } from '~/web/ui/forms/use-mailed-code'
import styles from '../dossier.module.css'
import { SENT_AGAIN, SendAgain } from '../send-again'
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
    <div className="stack-24">
      <Takeaway id={dossier.id} onLocked={lock} />
      <ContactCorrection dossier={dossier} refresh={refresh} onLocked={lock} />
      <Erasure id={dossier.id} onLocked={lock} />
    </div>
  )
}

/** Whoever opens the dossier on somebody else's screen can do none of it. */
function CodeAsked({ dossier: { id, email }, onTyped }: { dossier: DossierState; onTyped: () => void }) {
  const [sent, setSent] = useState(0)
  const { code, setCode, error, busy, attempt, send } = useMailedCode<'ask' | 'confirm'>()
  const ask = () =>
    attempt('ask', async () => {
      await api.requestAddressCode({ params: { id } })
      setSent(before => before + 1)
    })
  const confirm = (event: FormEvent) =>
    send(event, 'confirm', async () => {
      await api.confirmAddress({ params: { id }, body: { code } })
      onTyped()
    })

  return (
    <form method="post" noValidate className={styles.code} onSubmit={confirm}>
      <p>
        Pour protéger vos données, un code à six chiffres part à <strong>{email}</strong>. Il ouvre ces
        actions pendant 10 minutes.
      </p>
      <DataProtectionNotice purpose="à vérifier que c’est bien vous" />
      {sent > 0 ? (
        <>
          <div className={`row-12 ${styles.codeLine}`}>
            <CodeField name="own-data-code" value={code} error={error} onChange={setCode} />
            <Button type="submit" size="small" disabled={busy !== null} busy={busy === 'confirm'}>
              Confirmer
            </Button>
            <SendAgain busy={busy} onSend={ask} />
          </div>
          <p role="status">{sent > 1 && SENT_AGAIN}</p>
        </>
      ) : (
        <>
          <ProblemLine words={error} className={styles.problem} />
          <p>
            <Button look="second" size="small" busy={busy !== null} onClick={() => void ask()}>
              Recevoir un code
            </Button>
          </p>
        </>
      )}
    </form>
  )
}
