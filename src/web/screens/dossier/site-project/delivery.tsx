import { Download } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '~/domain/text/french'
import { followUpApi } from '~/web/follow-up-api'
import { Button } from '~/web/ui/actions/button'
import { NewTabLink } from '~/web/ui/actions/new-tab-link'
import { ConfirmModal } from '~/web/ui/feedback/confirm-modal'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import { usePdfDownload } from '~/web/ui/pdf/use-pdf-download'
import type { Site } from '~/web/ui/site-facts/site-calls'
import styles from './site-project.module.css'
import { useSiteAct } from './use-site-act'

/**
 * The address is handed over, with its paper to accept, while visitors are shown the site. To a site made elsewhere one is
 * invited; ours is entered below.
 */
export function Delivery({
  id,
  site: { site_url, published, accepted_at, closure },
  onSite,
}: {
  id: string
  site: Site
  onSite: (site: Site) => void
}) {
  const [asked, setAsked] = useState(false)
  const { busy, problem: refused, act } = useSiteAct(onSite)
  const { download, saving, problem } = usePdfDownload(
    signal => followUpApi.siteHandover({ params: { id }, signal }),
    'pv_de_livraison.pdf',
  )
  return (
    <section aria-labelledby="livraison" className={`stack-16 ${styles.part}`}>
      <h4 id="livraison" tabIndex={-1}>
        {closure ? 'La livraison de votre site' : 'Votre site est en ligne'}
      </h4>
      {site_url && !closure && (
        <p className={styles.address}>
          <NewTabLink href={site_url}>{site_url}</NewTabLink>
        </p>
      )}
      {!published && !closure && (
        <p>Vos accès vous parviennent par une invitation&nbsp;: aucun mot de passe n’est transmis.</p>
      )}
      <p className="row-12">
        <Button look="second" icon={Download} iconSize={18} busy={saving} onClick={() => void download()}>
          Procès-verbal de livraison (PDF)
        </Button>
        {!accepted_at && !closure && <Button onClick={() => setAsked(true)}>Accepter la livraison</Button>}
      </p>
      <ProblemLine words={problem} />
      {asked && !accepted_at && (
        <ConfirmModal
          title="Accepter la livraison"
          action="Confirmer&nbsp;: mon site m’est livré"
          back="Pas encore"
          busy={busy}
          problem={refused}
          onConfirm={() => act(() => followUpApi.acceptSite({ params: { id } }))}
          onClose={() => setAsked(false)}
        >
          <p>
            Votre acceptation est inscrite au procès-verbal, qui est scellé avec sa date. Elle ne se retire
            pas.
          </p>
        </ConfirmModal>
      )}
      {accepted_at && (
        <p role="status">
          Livraison acceptée le <time dateTime={accepted_at}>{formatDay(new Date(accepted_at))}</time>.
        </p>
      )}
    </section>
  )
}
