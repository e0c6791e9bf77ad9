import { Mail } from 'lucide-react'
import { useState } from 'react'
import { fieldWordsOf } from '~/contract/failure'
import type { AnswerWords } from '~/domain/eligibility/answers'
import { resultPath } from '~/domain/eligibility/answers'
import { followUpApi } from '~/web/follow-up-api'
import { useSite } from '~/web/site'
import { Button } from '~/web/ui/actions/button'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { TextField } from '~/web/ui/forms/text-field'
import { useForm } from '~/web/ui/forms/use-form'
import styles from './mailed-result.module.css'

/** By us, to the address that is typed; where no e-mail leaves, by the visitor's own program. */
export function MailedResult({ answers, title }: { answers: AnswerWords; title: string }) {
  const { emails_leave } = useSite()
  return (
    <section aria-labelledby="par-e-mail" className={`stack-12 ${styles.mailed}`} data-screen-only>
      <h2 id="par-e-mail" className={styles.title}>
        Recevoir ce résultat par e-mail
      </h2>
      {emails_leave ? <AddressForm answers={answers} /> : <OwnProgram answers={answers} title={title} />}
    </section>
  )
}

function AddressForm({ answers }: { answers: AnswerWords }) {
  const [sentTo, setSentTo] = useState('')
  const { form, field, failed, busy } = useForm({
    draft: null,
    start: { 'result-email': '' },
    tell: fieldWordsOf,
    async send(typed) {
      const email = typed['result-email'].trim()
      setSentTo('')
      await followUpApi.mailResult({ body: { email, answers: { ...answers } } })
      setSentTo(email)
    },
  })

  return (
    <form {...form} className={styles.form}>
      <TextField
        label="Votre adresse e-mail"
        hint="Elle sert à ce seul envoi, puis nous l’effaçons. Aucun démarchage."
        type="email"
        autoComplete="email"
        {...field('result-email')}
        error={failed.problem || undefined}
      />
      <DataProtectionNotice purpose="à vous envoyer ce résultat" kept="le temps de cet envoi" />
      <Button type="submit" look="second" busy={busy} icon={Mail} iconSize={18}>
        Envoyer
      </Button>
      <p role="status" className={styles.told}>
        {sentTo &&
          `Le résultat part vers ${sentTo}. Rien reçu dans dix minutes\u202f? Regardez dans les indésirables\u202f; une adresse reçoit au plus quelques messages par jour de notre part.`}
      </p>
    </form>
  )
}

/** To whom the visitor likes: the address of the result holds every answer. */
function OwnProgram({ answers, title }: { answers: AnswerWords; title: string }) {
  const { brand, public_url } = useSite()
  const body = [
    title,
    '',
    'Le résultat complet, avec ses raisons\u00a0:',
    `${public_url}${resultPath(answers)}`,
    '',
    'Indication donnée par un service privé, sous réserve d’acceptation du dossier par l’organisme.',
  ].join('\r\n')
  const subject = `${brand}\u00a0: mon résultat`
  return (
    <p>
      <a
        href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
        className={styles.own}
      >
        <Mail aria-hidden size={18} /> L’écrire dans mon logiciel de messagerie
      </a>
    </p>
  )
}
