import { useMemo } from 'react'
import { siteApiOf } from '~/contract/sites/site-api'
import { followUpApi } from '~/web/follow-up-api'
import { NewTabLink } from '~/web/ui/actions/new-tab-link'
import type { Site } from '~/web/ui/site-facts/site-calls'
import { type CommentCalls, type Comments, commentCallsOf } from '~/web/ui/site-review/comment-calls'
import SiteReview from '~/web/ui/site-review/site-review'
import styles from './site-project.module.css'

/** The site is shown: all is well, or something is to be changed at a place of it. */
export function Review({ id, site, act, busy }: SitePart) {
  const { site_url, waiting } = site
  const approved = waiting === 'publication'
  const calls = useMemo(() => callsOf(id, act), [id, act])
  return (
    <section aria-labelledby="relecture" className={`stack-16 ${styles.part}`}>
      <h4 id="relecture" tabIndex={-1}>
        {approved ? 'Votre site' : 'Relisez votre site'}
      </h4>
      {site_url && (
        // Made elsewhere: the address that the team typed.
        <p className={styles.address}>
          <NewTabLink href={site_url}>{site_url}</NewTabLink>
        </p>
      )}
      {approved && <p role="status">Vous l’avez approuvé&nbsp;: nous le mettons en ligne.</p>}
      <SiteReview
        id={id}
        site={site_url ? { ...site, preview_url: null } : site}
        calls={calls}
        busy={busy}
        onApprove={
          approved
            ? null
            : () => act(() => followUpApi.reviewSite({ params: { id }, body: { approved: true, text: '' } }))
        }
      />
    </section>
  )
}

function callsOf(id: string, act: SitePart['act']): CommentCalls {
  const params = { id }
  // Whose turn it is has changed with what was said: the head of the page tells it.
  const after = async (saying: Promise<Comments>) => {
    const said = await saying
    void act(() => followUpApi.siteProject({ params }))
    return said
  }
  const calls = commentCallsOf(siteApiOf(followUpApi, 'holder', params))
  return {
    read: calls.read,
    add: (...said) => after(calls.add(...said)),
    move: (...moved) => after(calls.move(...moved)),
  }
}

/** What it is given: the site, and how to act on it. */
interface SitePart {
  id: string
  site: Site
  act: (work: () => Promise<Site>) => Promise<void>
  busy: boolean
}
