import { useState } from 'react'
import { useNavigate } from 'react-router'
import { answeredWith, failureOf, SILENT, wordsOf } from '~/contract/failure'
import { Button, ButtonLink } from '~/web/ui/actions/button'
import { SiteToaster } from '~/web/ui/feedback/site-toaster'
import { type Tell, useAttempt } from '~/web/ui/forms/use-form'
import { PageFrame } from '~/web/ui/frame/page-frame'
import styles from './sign-in.module.css'

interface EnterByLinkProps {
  title: string
  /** Where the link leads once it was used up, and where another is asked for. */
  space: string
  /** Uses the link up. */
  enter: (token: string) => Promise<unknown>
}

const tell: Tell = error => (answeredWith(error, 429) ? wordsOf(error) : SILENT)

/**
 * What a mailed link opens. The token stands behind the `#`, which no server and no log sees, and only the button uses
 * it up: a mail scanner that follows the link does not.
 */
export function EnterByLink({ title, space, enter }: EnterByLinkProps) {
  const [refused, setRefused] = useState(false)
  const navigate = useNavigate()
  const { busy, problem, attempt } = useAttempt(tell)

  const press = () =>
    attempt(async () => {
      try {
        await enter(window.location.hash.slice(1))
      } catch (error) {
        const failure = failureOf(error)
        // Whoever asks too often has a link that is as good as before.
        if (failure.kind === 'silent' || failure.status >= 500 || failure.status === 429) throw error
        return setRefused(true)
      }
      await navigate(space, { replace: true })
    })

  return (
    <PageFrame width="form">
      <SiteToaster />
      <div className={`stack-24 to-start ${styles.signIn}`}>
        <h1>{title}</h1>
        {refused ? (
          <>
            <p role="alert">Ce lien a déjà servi ou n’est plus valable.</p>
            <p>
              Si vous êtes déjà entré sur cet appareil, votre espace s’ouvre sans lui. Sinon, vous y demandez
              un autre lien.
            </p>
            <ButtonLink to={space}>Aller à mon espace</ButtonLink>
          </>
        ) : (
          <>
            <p>Ce lien ne sert qu’une fois, sur cet appareil.</p>
            {problem && <p role="alert">{problem}</p>}
            <Button busy={busy} onClick={() => void press()}>
              Entrer dans mon espace
            </Button>
          </>
        )}
      </div>
    </PageFrame>
  )
}
