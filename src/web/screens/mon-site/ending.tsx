import { type FormEvent, useState } from 'react'
import { formatDay } from '~/domain/text/french'
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
    if (typed.trim().toLowerCase() !== name.trim().toLowerCase()) {
      refuse(`Écrivez le nom de votre entreprise\u00a0: ${name}.`)
      return
    }
    void attempt(async () => {
      await followUpApi.ownerEndSite({ params: { site } })
      await readAgain()
    })
  }
  return (
    <section aria-labelledby="fin" className={`stack-16 ${styles.part}`}>
      <h2 id="fin">Mettre fin à votre site</h2>
      <details className={styles.folded}>
        <summary>Retirer le site, puis l’effacer</summary>
        <p>
          {data.published && 'Prenez d’abord votre site avec vous, en ZIP, ci-dessus. '}
          Vos visiteurs liront que le site a été retiré, et trente jours plus tard ses textes, ses photos et
          ses demandes seront effacés. Pendant ces trente jours, nous pouvons le remettre en ligne. Vos
          factures restent.
        </p>
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
              Mettre fin à mon site
            </Button>
          </p>
        </form>
      </details>
    </section>
  )
}

/** In place of « en ligne »: why visitors see none of it, and what can be done. */
export function ClosureWords({
  closure,
}: {
  closure: NonNullable<ReturnType<typeof useOwnSite>['data']>['closure']
}) {
  if (!closure) return null
  const since = formatDay(new Date(closure.at))
  if (closure.state === 'suspended')
    return (
      <>
        <p>
          <strong>Votre site est suspendu depuis le {since}.</strong> Ses visiteurs n’en voient rien. Corrigez
          ce qui est en cause, puis répondez à notre e-mail&nbsp;: une personne reverra cette décision.
        </p>
        {closure.reason && <p className="as-written">{closure.reason}</p>}
      </>
    )
  return (
    <p>
      <strong>Votre site est retiré depuis le {since}.</strong>{' '}
      {closure.until && (
        <>
          Tout sera effacé le {formatDay(new Date(closure.until))}. Jusque-là, vous pouvez le télécharger, et
          nous demander de le remettre en ligne.
        </>
      )}
    </p>
  )
}
