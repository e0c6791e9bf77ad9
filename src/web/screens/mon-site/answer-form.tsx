import { Send } from 'lucide-react'
import { toast } from 'sonner'
import { errorsOf, wordsOf } from '~/contract/failure'
import { LONGEST_ANSWER, MOST_ANSWERS } from '~/domain/site/online/site-request'
import { followUpApi } from '~/web/follow-up-api'
import { Button } from '~/web/ui/actions/button'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { TextAreaField } from '~/web/ui/forms/text-area-field'
import { FormProblem, type Tell, useForm } from '~/web/ui/forms/use-form'
import styles from './mon-site.module.css'
import type { Request, Requests } from './owner-queries'

const tell: Tell = error => ({
  toast: wordsOf(error, 'Le serveur ne répond pas. Votre réponse est gardée ici\u00a0: réessayez.'),
  errors: errorsOf(error),
})

/** An answer to a request: it leaves by e-mail, and what is replied to it reaches the owner's mailbox. */
export function AnswerForm({
  site,
  request: { number, name, email, answers },
  onDone,
}: {
  site: string
  request: Request
  /** @param after null: nothing was sent */
  onDone: (after: Requests | null) => void
}) {
  const { form, field, failed, busy } = useForm({
    draft: `request-answer:${site}:${number}`,
    start: { text: '' },
    tell,
    check: ({ text }) => (text.trim() === '' ? 'Écrivez votre réponse.' : null),
    async send(body) {
      const after = await followUpApi.ownerAnswerSiteRequest({ params: { site, n: String(number) }, body })
      toast.success('Réponse envoyée.')
      onDone(after)
    },
  })
  const after = MOST_ANSWERS - answers.length - 1
  return (
    <form {...form} className="stack-12">
      <TextAreaField
        id={`answer-${number}`}
        label={`Votre réponse à ${name}`}
        hint={`Elle part par e-mail à ${email}. ${
          after > 0 ? `Il vous en restera ${after}.` : 'C’est la dernière que nous transmettons.'
        }`}
        rows={4}
        maxLength={LONGEST_ANSWER}
        {...field('text')}
      />
      <FormProblem {...failed} className="error-text" />
      <DataProtectionNotice purpose="à répondre à qui vous a écrit" />
      <div className={styles.ways}>
        <Button type="submit" busy={busy} icon={Send} iconSize={18}>
          Envoyer
        </Button>
        <Button look="quiet" onClick={() => onDone(null)}>
          Annuler
        </Button>
      </div>
    </form>
  )
}
