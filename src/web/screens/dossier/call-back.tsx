import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { toast } from 'sonner'
import type { ReplyOf } from '~/contract/call'
import type { callBackCalls } from '~/contract/dossier/call-back'
import { fieldWordsOf } from '~/contract/failure'
import { formatAppointment } from '~/domain/text/french'
import { followUpApi } from '~/web/follow-up-api'
import { Button } from '~/web/ui/actions/button'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { Options } from '~/web/ui/forms/options'
import { SelectField } from '~/web/ui/forms/select-field'
import { FormProblem, useAttempt } from '~/web/ui/forms/use-form'
import styles from './dossier.module.css'

const UNREAD = 'Les heures n’ont pas pu être lues.'

type Answer = ReplyOf<(typeof callBackCalls)['callBack']>

interface CallBackProps {
  id: string
  phone: string
  refresh: () => Promise<void>
}

/** « Être rappelé »: a day and an hour at which somebody is there. A call that is asked for keeps the dossier. */
export default function CallBack({ id, phone, refresh }: CallBackProps) {
  const [state, setState] = useState<Answer | null>(null)
  const [at, setAt] = useState('')
  const [unread, setUnread] = useState(false)
  const { busy, problem, silent, attempt } = useAttempt(fieldWordsOf)
  const read = useCallback(
    (signal?: AbortSignal) => {
      setUnread(false)
      followUpApi.callBack({ params: { id }, ...(signal && { signal }) }).then(setState, () => {
        if (signal?.aborted) return
        toast.error(UNREAD)
        setUnread(true)
      })
    },
    [id],
  )
  useEffect(() => {
    const leaving = new AbortController()
    read(leaving.signal)
    return () => leaving.abort()
  }, [read])
  if (!state && unread)
    return (
      <p role="alert">
        {UNREAD} <Button onClick={() => read()}>Réessayer</Button>
      </p>
    )
  if (!state) return null
  if (state.slots.length === 0) return <p>Aucune heure n’est libre en ce moment&nbsp;: appelez-nous.</p>

  function ask(event: FormEvent) {
    event.preventDefault()
    void attempt(async () => {
      const chosen = at || String(state?.slots[0])
      setState(await followUpApi.askCallBack({ params: { id }, body: { at: chosen } }))
      await refresh().catch(() => {})
    })
  }
  return (
    <form method="post" noValidate onSubmit={ask} className={styles.next}>
      {state.asked && (
        <p role="status">
          Nous vous appelons le {formatAppointment(new Date(state.asked))}, au {phone}.
        </p>
      )}
      <SelectField
        label={`Jour et heure (heure de Paris), au ${phone}`}
        name="call-back-at"
        value={at || state.slots[0]}
        onChange={event => setAt(event.target.value)}
      >
        <Options of={state.slots} words={slot => formatAppointment(new Date(slot))} />
      </SelectField>
      <DataProtectionNotice purpose="à vous appeler" />
      <Button type="submit" look="second" size="small" busy={busy}>
        {state.asked ? 'Changer l’heure' : 'Être rappelé'}
      </Button>
      <FormProblem problem={problem} silent={silent} className="error-box" />
    </form>
  )
}
