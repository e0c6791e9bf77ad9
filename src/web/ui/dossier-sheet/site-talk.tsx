import { clientPart } from '~/web/ui/feedback/client-part'
import { type DossierDetail, useSiteProject } from './dossier-data'
import styles from './dossier-sheet.module.css'

const ReviewWork = clientPart(() => import('./review-work'))
const QuestionsWork = clientPart(() => import('./questions-work'))

/** What the owner says of his site, and what its visitors asked in vain. It is read last: it stands below what is there. */
export function SiteTalk({ dossier }: { dossier: DossierDetail }) {
  const { site } = useSiteProject(dossier)
  const wasReviewed = site?.stages.some(({ name, at }) => name === 'review' && at)
  if (!site || !(wasReviewed || site.published)) return null
  return (
    <section className={`stack-12 ${styles.section}`} aria-labelledby="echanges">
      <h2 id="echanges">Échanges sur le site</h2>
      {wasReviewed && <ReviewWork id={dossier.id} />}
      {site.published && <QuestionsWork id={dossier.id} />}
    </section>
  )
}
