import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReplyOf } from '~/contract/call'
import { answeredWith } from '~/contract/failure'
import type { SiteApi } from '~/contract/sites/site-api'
import type { sitePublishingCalls } from '~/contract/sites/site-publishing'
import { onVersion, type Site } from '../site-facts/site-calls'

export type Revisions = ReplyOf<(typeof sitePublishingCalls)['siteRevisions']>

const NOTHING: Revisions = { revisions: [], unpublished: null }

/**
 * What everybody sees of a site and what waits beside it, read again with each version; and the ways to put it online, and
 * back. @param api kept the same by who renders it
 */
export function useOnline(api: SiteApi, site: Site, onSite: (site: Site) => void) {
  const [read, setRead] = useState({ version: -1, ...NOTHING })
  const wanted = useRef(site.version)
  wanted.current = site.version
  const isOnline = site.published !== null
  const again = useCallback(
    async (version: number) => {
      const answer = await api.siteRevisions({})
      // A later version asked for itself.
      if (wanted.current <= version) setRead({ version, ...answer })
    },
    [api],
  )
  useEffect(() => {
    if (isOnline) again(site.version).catch(() => {})
  }, [isOnline, again, site.version])

  /** After an answer that changed what is online, or that told of a newer version. */
  async function readAll() {
    const next = await api.siteProject({})
    wanted.current = next.version
    onSite(next)
    await again(next.version)
  }
  return {
    revisions: read.revisions,
    /** Null until what waits of this very version is known. */
    unpublished: read.version === site.version ? read.unpublished : null,
    /** @throws ApiProblem 412 where somebody made a newer version, which is shown then */
    async publish() {
      try {
        const put = await api.publishSite(onVersion(site.version))
        await readAll().catch(() => {})
        return put
      } catch (error) {
        if (answeredWith(error, 412)) await readAll().catch(() => {})
        throw error
      }
    },
    async restore(revision: number) {
      const put = await api.restoreSite({ params: { n: String(revision) } })
      await readAll().catch(() => {})
      return put
    },
  }
}
