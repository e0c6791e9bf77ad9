import { isOursToSuspend } from '~/domain/site/online/site-closure'
import type { SiteNotice } from '~/domain/site/online/site-notice'
import { type ListedNotice, listNotices, type StoredNotice } from '~/store/sites/site-notices'
import type { Deps } from '../ground/deps'

type NoticeDeps = Pick<Deps, 'db' | 'encryptedFiles'>

/** What was reported to us of the sites that we host: what waits first, by the time by which it is decided. */
export async function readNotices(deps: NoticeDeps, site: string | null = null) {
  const notices = await listNotices(deps.db, site)
  return { notices: await Promise.all(notices.map(notice => shownNotice(deps, notice))) }
}

async function shownNotice(deps: NoticeDeps, notice: ListedNotice) {
  const { id, number, site_id, site_name, reason, suspicion, received_at, due_at } = notice
  return {
    ...{ notice: id, number, site: site_id, site_name, reason, suspicion },
    ...(await openNotice(deps, notice)),
    suspendable: isOursToSuspend(notice),
    received_at,
    due_at,
    decision: notice.decision,
    decision_reason: notice.decision_reason,
    decided_at: notice.decided_at,
  }
}

/** What a notice says, and who wrote it. */
export async function openNotice(
  { encryptedFiles }: Pick<Deps, 'encryptedFiles'>,
  { sealed }: Pick<StoredNotice, 'sealed'>,
): Promise<Pick<SiteNotice, 'page' | 'text' | 'name' | 'email'>> {
  const { page, text, name, email } = JSON.parse(await encryptedFiles.openText(sealed))
  return { page, text, name, email }
}
