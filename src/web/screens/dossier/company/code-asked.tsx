import { type FormEvent, type ReactNode, useState } from 'react'
import { api } from '~/web/api'
import { Button } from '~/web/ui/actions/button'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import { CodeField } from '~/web/ui/forms/code-field'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { useMailedCode } from '~/web/ui/forms/use-mailed-code'
import styles from '../dossier.module.css'
import { SENT_AGAIN, SendAgain } from '../pieces/send-again'

interface CodeAskedProps {
  /** Of the dossier. */
  id: string
  /** Of the field. */
  name: string
  onTyped: () => void
  /** What the code is for, and where it goes. */
  children: ReactNode
}

/** Mails a code where one is asked for, and takes it. */
export function CodeAsked({ id, name, onTyped, children }: CodeAskedProps) {
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
      <p>{children}</p>
      <DataProtectionNotice purpose="à vérifier que c’est bien vous" />
      {sent > 0 ? (
        <>
          <div className={`row-12 ${styles.codeLine}`}>
            <CodeField name={name} value={code} error={error} onChange={setCode} />
            <Button type="submit" size="small" disabled={busy !== null} busy={busy === 'confirm'}>
              Confirmer
            </Button>
            <SendAgain busy={busy} onSend={ask} />
          </div>
          <p role="status">{sent > 1 && SENT_AGAIN}</p>
        </>
      ) : (
        <>
          <ProblemLine words={error} className="error-box" />
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
