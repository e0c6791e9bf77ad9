import { useEffect, useRef } from 'react'
import { toast } from 'sonner'
import { NO_CONNECTION, wordsOf } from '~/contract/failure'
import { keysOf, memberOf } from '~/domain/closed-list'
import { writeDraft } from '~/web/form-draft'
import { Button } from '~/web/ui/actions/button'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { Options } from '~/web/ui/forms/options'
import { SelectField } from '~/web/ui/forms/select-field'
import { TextAreaField } from '~/web/ui/forms/text-area-field'
import { FormProblem, type Tell, useForm } from '~/web/ui/forms/use-form'
import { useChange, useLastRead } from './client-queries'
import styles from './espace-client.module.css'
import { draftOf } from './kept-drafts'

interface DisputeFormProps<Reason extends string> {
  /** Of the call or the quote request. */
  id: string
  labels: Record<Reason, string>
  /** What is chosen at first. */
  usual: NoInfer<Reason>
  /** Whether it may still be contested; what was typed stays where it may not any more. */
  open: boolean
  /** As it was contested by now, here or elsewhere. */
  dispute: { reason: Reason; words: string } | null
  send: (body: { reason: Reason; words: string }) => Promise<unknown>
  onDone: () => void
}

const tell: Tell = error => wordsOf(error, NO_CONNECTION)

/** One of five reasons and a word about it; what a rule can decide is answered at once. */
export function DisputeForm<Reason extends string>(props: DisputeFormProps<Reason>) {
  const { id, labels, usual, open, dispute, send, onDone } = props
  const reasons: Reason[] = keysOf(labels)
  const change = useChange()
  const lastRead = useLastRead()
  const draft = draftOf('dispute', id)
  const chosen = (reason: string) => memberOf(reasons, reason, usual)
  const { form, field, typed, failed, busy } = useForm({
    draft,
    start: { reason: '', words: '' },
    tell,
    async send({ reason, words }) {
      const meant = { reason: chosen(reason), words: words.trim() }
      await change(
        () => send(meant),
        () => isSame(lastRead.disputeOf(id), meant),
      )
      onDone()
    },
  })
  // What arrived although no answer came back is no colleague's.
  const arrived = !busy && isSame(dispute, { reason: chosen(typed.reason), words: typed.words.trim() })
  const first = useRef<HTMLSelectElement>(null)
  // The button that opened it is gone, and the keys were on it.
  useEffect(() => first.current?.focus(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has arrived
  useEffect(() => {
    if (!arrived) return
    // It takes the place of what is still said of the answer that was lost.
    toast.success('Votre contestation est bien arrivée.')
    close()
  }, [arrived])
  // While it is sent, the list may show what has become of it before this form is gone.
  const over = !open && !busy && !arrived
  const close = () => {
    writeDraft(draft, null)
    onDone()
  }
  return (
    <form {...form} className={`stack-16 ${styles.form}`}>
      <SelectField ref={first} label="Pourquoi" id={`reason-${id}`} disabled={over} {...field('reason')}>
        <Options of={reasons} words={value => labels[value]} />
      </SelectField>
      <TextAreaField
        label="Ce qui s’est dit"
        id={`words-${id}`}
        optional
        rows={3}
        maxLength={2_000}
        readOnly={over}
        {...field('words')}
      />
      {over ? (
        <p role="alert" className={styles.failure}>
          {dispute ? DISPUTED : OVER} Ce que vous avez écrit ici n’est pas parti&nbsp;: copiez-le si vous en
          avez besoin.
        </p>
      ) : (
        <>
          <DataProtectionNotice purpose="à trancher cette contestation" />
          <FormProblem {...failed} className={`stack-16 to-start ${styles.failure}`} />
        </>
      )}
      <div className="row-12">
        {!over && (
          <Button type="submit" size="small" busy={busy}>
            Envoyer la contestation
          </Button>
        )}
        <Button look="quiet" size="small" onClick={close}>
          {over ? 'Fermer' : 'Annuler'}
        </Button>
      </div>
    </form>
  )
}

const isSame = (one: { reason: string; words: string } | null, other: { reason: string; words: string }) =>
  one?.reason === other.reason && one.words === other.words

const DISPUTED =
  'Ce contact a déjà été contesté, depuis une autre page ou par un autre de vos collaborateurs.'
const OVER = 'Les sept jours pour contester ce contact sont passés.'
