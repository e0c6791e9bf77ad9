import type { HeadersFunction } from 'react-router'
import { hiddenMeta } from '~/web/page-meta'
import { useSite } from '~/web/site'
import { SiteToaster } from '~/web/ui/feedback/site-toaster'
import { PageFrame } from '~/web/ui/frame/page-frame'
import { KnownDossierOffer } from '~/web/ui/resume/known-dossier-offer'
import { ResumeForm } from '~/web/ui/resume/resume-form'
import styles from './dossier-reprendre.module.css'

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export const meta = hiddenMeta(
  'Reprendre mon dossier',
  'Recevez par e-mail le lien de votre dossier, et continuez là où vous l’avez laissé.',
)

/** The way back to a dossier: from this browser, or by a link that is e-mailed. */
export default function DossierReprendre() {
  const { email } = useSite()
  return (
    <PageFrame width="form" header={{ action: null }}>
      <SiteToaster />
      <div className="stack-40">
        <div>
          <h1 className={styles.title}>Reprendre mon dossier</h1>
          <p>
            Tant que nous le gardons, votre dossier se reprend là où vous l’avez laissé, sur l’appareil de
            votre choix.
          </p>
        </div>
        <noscript>
          <p>
            Cette page a besoin de JavaScript. Vous pouvez aussi nous écrire à{' '}
            <a href={`mailto:${email}`}>{email}</a>.
          </p>
        </noscript>
        <KnownDossierOffer />
        <ResumeForm />
        <p>
          Vous ne lisez plus l’adresse de votre dossier&#8239;? Écrivez-nous à{' '}
          <a href={`mailto:${email}`}>{email}</a>&nbsp;: nous vérifions qui vous êtes, puis nous lui en
          donnons une autre.
        </p>
      </div>
    </PageFrame>
  )
}
