import { Link } from 'react-router'
import { toast } from 'sonner'
import { counted } from '~/domain/text/french'
import { followUpApi } from '~/web/follow-up-api'
import { Button } from '~/web/ui/actions/button'
import { useAttempt } from '~/web/ui/forms/use-form'
import { useArrival } from '~/web/ui/frame/use-arrival'
import { ChangesList } from '~/web/ui/site-review/changes-list'
import styles from './mon-site.module.css'
import { type Revision, useMinutes, useOwnSite, useReadAgain, useRevisions } from './owner-queries'
import type { PartProps } from './part-props'

/** What was published before, each of which can be shown again; left out while there is only one, or nothing is shown. */
export function Versions({ site }: PartProps) {
  const { data } = useRevisions(site)
  const closure = useOwnSite(site).data?.closure
  const section = useArrival('#versions')
  const revisions = data?.revisions ?? []
  const waiting = data?.unpublished?.length ?? 0
  if (revisions.length < 2 || closure) return null
  return (
    <section ref={section} aria-labelledby="versions" className={`stack-16 ${styles.part}`}>
      <h2 id="versions">Revenir à une version d’avant</h2>
      <details className={styles.folded}>
        <summary>Les {revisions.length} dernières publications</summary>
        {waiting > 0 && (
          <p>
            Vous avez {counted(waiting, 'changement')} à mettre en ligne, qu’une version d’avant efface.{' '}
            <Link to={`/mon-site/modifier?site=${site}`}>Voir ce qui attend</Link>
          </p>
        )}
        <ol className={`stack-16 bare-list ${styles.lines}`}>
          {revisions.map(revision => (
            <RevisionLine key={revision.revision} site={site} revision={revision} />
          ))}
        </ol>
      </details>
    </section>
  )
}

function RevisionLine({ site, revision }: PartProps & { revision: Revision }) {
  const { revision: number, at, restored, shown, changes } = revision
  const minutes = useMinutes(site)
  const readAgain = useReadAgain()
  const { busy, problem, attempt } = useAttempt()
  const restore = () =>
    attempt(async () => {
      await followUpApi.ownerRestoreSite({ params: { site, n: String(number) } })
      toast.success('Cette version est de nouveau en ligne.')
      await readAgain()
    })
  return (
    <li className={styles.line}>
      <div>
        <strong>
          Le <time dateTime={at}>{minutes(at)}</time>
        </strong>
        {(shown || restored !== null) && (
          <p className="second-text small-text">
            {[
              shown && 'en ligne maintenant',
              restored !== null && `reprise de la publication n°\u00a0${restored}`,
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
        )}
        {changes && changes.length > 0 && <ChangesList changes={changes} />}
      </div>
      {!shown && (
        <Button look="second" size="small" busy={busy} onClick={() => void restore()}>
          Remettre en ligne<span className="visually-hidden"> la publication n° {number}</span>
        </Button>
      )}
      {problem && <p role="alert">{problem}</p>}
    </li>
  )
}
