import { useState } from 'react'
import { type HeadersFunction, useNavigate } from 'react-router'
import { toast } from 'sonner'
import { failureOf, SILENT } from '~/contract/failure'
import { otherApi } from '~/web/other-api'
import { pageMeta } from '~/web/page-meta'
import { Button, ButtonLink } from '~/web/ui/actions/button'
import { SiteToaster } from '~/web/ui/feedback/site-toaster'
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

/**
 * What the e-mailed link opens. The token stands behind the `#`, which no server and no log sees, and only
 * the button uses it up: a mail scanner that follows the link does not.
 */
export default function Connexion() {
  const [state, setState] = useState<'waiting' | 'busy' | 'refused' | 'silent'>('waiting')
  const navigate = useNavigate()

  async function enter() {
    setState('busy')
    const token = window.location.hash.slice(1)
    try {
      await otherApi.signInClient({ body: { token } })
      await navigate('/espace-client', { replace: true })
    } catch (error) {
      const failure = failureOf(error)
      if (failure.kind === 'refused' && failure.status < 500) return setState('refused')
      toast.error(SILENT)
      setState('silent')
    }
  }

  return (
    <PageFrame width="form">
      <SiteToaster />
      <div className={styles.signIn}>
        <h1 className={styles.title}>Votre espace client</h1>
        {state === 'refused' ? (
          <>
            <p role="alert">Ce lien a déjà servi ou n’est plus valable. Demandez-en un autre.</p>
            <ButtonLink to="/espace-client">Recevoir un autre lien</ButtonLink>
          </>
        ) : (
          <>
            <p>Ce lien ne sert qu’une fois, sur cet appareil.</p>
            {state === 'silent' && <p role="alert">{SILENT}</p>}
            <Button busy={state === 'busy'} onClick={() => void enter()}>
              Entrer dans mon espace
            </Button>
          </>
        )}
      </div>
    </PageFrame>
  )
}
