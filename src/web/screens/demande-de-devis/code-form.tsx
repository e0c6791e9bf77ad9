import { type FormEvent, useState } from 'react'
import type { AddressProof } from '~/domain/dossier/address-proof'
import { otherApi } from '~/web/other-api'
import { Button } from '~/web/ui/actions/button'
import { CodeField } from '~/web/ui/forms/code-field'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { useMailedCode } from '~/web/ui/forms/use-mailed-code'
import styles from './demande-de-devis.module.css'

interface CodeFormProps {
  request: string
  asked: AddressProof
  onProven: () => Promise<void>
}

/** Where the mailed code is typed. Each mistake has its sentence: the server's. */
export function CodeForm({ request, asked, onProven }: CodeFormProps) {
  const { code, setCode, error, busy, attempt, send } = useMailedCode<'prove' | 'send'>()
  const [told, setTold] = useState('')
  if (asked === 'not-asked') return null
  const params = { request }

  function prove(event: FormEvent) {
    send(event, 'prove', async () => {
      setTold('')
      await otherApi.proveQuoteRequest({ params, body: { code } })
      await onProven()
    })
  }

  const resend = () =>
    attempt('send', async () => {
      setTold('')
      await otherApi.requestQuoteCode({ params })
      setTold('Un nouveau code est parti. Le précédent ne sert plus.')
    })

  return (
    <form method="post" noValidate className="stack-24" onSubmit={prove}>
      <p>Nous venons d’envoyer un code à six chiffres à votre adresse e-mail. Saisissez-le ici.</p>
      <div className={styles.code}>
        <CodeField name="code" value={code} error={error} onChange={setCode} />
        <Button type="submit" disabled={busy !== null} busy={busy === 'prove'}>
          Confirmer
        </Button>
        <Button look="quiet" disabled={busy !== null} busy={busy === 'send'} onClick={() => void resend()}>
          Renvoyer un code
        </Button>
      </div>
      <DataProtectionNotice purpose="à confirmer votre adresse" />
      <p role="status">{told}</p>
    </form>
  )
}
