import { type FormEvent, useState } from 'react'
import { formatDay } from '~/domain/text/french'
import { isSameName } from '~/domain/text/is-same-name'
import { followUpApi } from '~/web/follow-up-api'
import { Button } from '~/web/ui/actions/button'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import { TextField } from '~/web/ui/forms/text-field'
import { useAttempt } from '~/web/ui/forms/use-form'
import styles from './mon-site.module.css'
import { useOwnSite, useReadAgain } from './owner-queries'
import type { PartProps } from './part-props'

/** Ends the site at its owner's word: what follows is said before, and its name is typed. */
export function Ending({ site }: PartProps) {
  const { data } = useOwnSite(site)
  const readAgain = useReadAgain()
  const { busy, problem, attempt, refuse } = useAttempt()
  const [typed, setTyped] = useState('')
  if (!data) return null
  const { name } = data.facts
  function end(event: FormEvent) {
    event.preventDefault()
    if (!isSameName(typed, name)) {
      refuse(`Écrivez le nom de votre entreprise\u00a0: ${name}.`)
      return
    }
    void attempt(async () => {
      await followUpApi.ownerEndSite({ params: { site } })
      await readAgain()
    })
  }
  const { title, summary, action, says } = data.published ? OURS : ELSEWHERE
  return (
    <section data-screen-only aria-labelledby="fin" className={`stack-16 ${styles.part}`}>
      <h2 id="fin">{title}</h2>
      <details className={styles.folded}>
        <summary>{summary}</summary>
        <p>{says}</p>
        <form onSubmit={end} noValidate className="stack-12">
          <TextField
            label={`Pour confirmer, écrivez «\u00a0${name}\u00a0»`}
            name="fin-nom"
            autoComplete="off"
            value={typed}
            onChange={event => setTyped(event.target.value)}
          />
          <ProblemLine words={problem} />
          <p className={styles.ways}>
            <Button type="submit" look="second" busy={busy}>
              {action}
            </Button>
          </p>
        </form>
      </details>
    </section>
  )
}

/** What follows where visitors are shown it by us. */
const OURS = {
  title: 'Mettre fin à votre site',
  summary: 'Retirer le site, puis l’effacer',
  action: 'Mettre fin à mon site',
  says: 'Prenez d’abord votre site avec vous, en ZIP, ci-dessus. Vos visiteurs liront que le site a été retiré, et trente jours plus tard ses textes, ses photos et ses demandes seront effacés. Pendant ces trente jours, nous pouvons le remettre en ligne. Vos factures restent.',
}

/** And where it stands at an address that is not ours. */
const ELSEWHERE = {
  title: 'Effacer ce que nous gardons de votre site',
  summary: 'L’effacer dans trente jours',
  action: 'Effacer dans trente jours',
  says: 'Votre site reste à son adresse, qui n’est pas chez nous\u00a0: vos visiteurs n’en remarquent rien. Ce que nous en gardons, ses textes, ses photos et ses demandes, sera effacé dans trente jours. D’ici là, nous pouvons revenir en arrière. Vos factures restent.',
}

type Closure = NonNullable<NonNullable<ReturnType<typeof useOwnSite>['data']>['closure']>

/** In place of « en ligne »: why visitors see none of it, and what can be done. @param isOurs whether we show it else */
export function ClosureWords({ closure, isOurs }: { closure: Closure; isOurs: boolean }) {
  const since = formatDay(new Date(closure.at))
  if (closure.state === 'suspended')
    return (
      <>
        <p>
          <strong>Votre site est suspendu depuis le {since}.</strong> Ses visiteurs n’en voient rien, et ne
          peuvent rien vous y écrire. Corrigez ce qui est en cause, puis répondez à notre e-mail&nbsp;: une
          personne reverra cette décision.
        </p>
        {closure.reason && <p className="as-written">{closure.reason}</p>}
      </>
    )
  const until = closure.until && formatDay(new Date(closure.until))
  if (!isOurs)
    return (
      <p>
        <strong>Ce que nous gardons de votre site sera effacé le {until}.</strong> Il reste à son adresse, qui
        n’est pas chez nous. Jusque-là, vous pouvez nous demander de ne rien effacer.
      </p>
    )
  return (
    <p>
      <strong>Votre site est retiré depuis le {since}.</strong> Tout sera effacé le {until}. Jusque-là, vous
      pouvez le télécharger, et nous demander de le remettre en ligne.
    </p>
  )
}
