import { useState } from 'react'
import { type HeadersFunction, useNavigate } from 'react-router'
import { failureOf, SILENT } from '~/contract/failure'
import { otherApi } from '~/web/other-api'
import { pageMeta } from '~/web/page-meta'
import { Button, ButtonLink } from '~/web/ui/actions/button'
import { SiteToaster } from '~/web/ui/feedback/site-toaster'
import { useAttempt } from '~/web/ui/forms/use-form'
import { PageFrame } from '~/web/ui/frame/page-frame'
import type { Route } from './+types/connexion'
import styles from './espace-client.module.css'

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Connexion à l’espace client',
    description: 'Le bouton de cette page vous ouvre votre espace.',
    path: '/espace-client/connexion',
    hidden: true,
  })

const tell = () => SILENT

/**
 * What the e-mailed link opens. The token stands behind the `#`, which no server and no log sees, and only
 * the button uses it up: a mail scanner that follows the link does not.
 */
export default function Connexion() {
  const [refused, setRefused] = useState(false)
  const navigate = useNavigate()

  const { busy, problem, attempt } = useAttempt(tell)

  const enter = () =>
    attempt(async () => {
      try {
        await otherApi.signInClient({ body: { token: window.location.hash.slice(1) } })
      } catch (error) {
        const failure = failureOf(error)
        if (failure.kind === 'silent' || failure.status >= 500) throw error
        return setRefused(true)
      }
      await navigate('/espace-client', { replace: true })
    })

  return (
    <PageFrame width="form">
      <SiteToaster />
      <div className={styles.signIn}>
        <h1 className={styles.title}>Votre espace client</h1>
        {refused ? (
          <>
            <p role="alert">Ce lien a déjà servi ou n’est plus valable. Demandez-en un autre.</p>
            <ButtonLink to="/espace-client">Recevoir un autre lien</ButtonLink>
          </>
        ) : (
          <>
            <p>Ce lien ne sert qu’une fois, sur cet appareil.</p>
            {problem && <p role="alert">{problem}</p>}
            <Button busy={busy} onClick={() => void enter()}>
              Entrer dans mon espace
            </Button>
          </>
        )}
      </div>
    </PageFrame>
  )
}
