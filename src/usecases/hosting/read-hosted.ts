import { domainToUnicode } from 'node:url'
import { found } from '~/domain/found'
import { chosenHost, domainState } from '~/domain/site/domains/client-domain'
import { type HostedState, hostedState } from '~/domain/site/online/site-watch'
import { siteProblems } from '~/domain/site/site-problems'
import { countHosted, findHosted, type HostedRow, listHosted } from '~/store/sites/hosted-sites'
import { ownerAddress } from '~/store/sites/site-owners'
import { pageOf, readCursor, writeCursor } from '../ground/cursor'
import type { Deps } from '../ground/deps'
import { addressAsWritten } from '../site/address-as-written'

interface Page {
  search: string
  status: HostedState | null
  limit: number
  cursor: string | null
}

/** One page of the sites that we make and host, the newest first. @throws Refusal invalid-request when the cursor is not ours */
export async function listSites({ db }: Pick<Deps, 'db'>, page: Page) {
  const [rows, total] = await Promise.all([
    listHosted(db, { ...page, limit: page.limit + 1, after: readCursor(page.cursor) }),
    countHosted(db, page),
  ])
  const { shown, next_cursor } = pageOf(rows, page.limit, last => writeCursor(last.begun_at, last.id))
  return {
    sites: shown.map(shownHosted),
    total,
    next_cursor,
  }
}

/** What the team must know of one of them, also once its dossier is gone. @throws Refusal not-found */
export async function readHosted({ db, mailer }: Pick<Deps, 'db' | 'mailer'>, site: string) {
  const row = found(await findHosted(db, site))
  return { ...shownHosted(row), owner_email: await ownerAddress(db, row, mailer.leaves) }
}

function shownHosted(row: HostedRow) {
  const { id, dossier_id, name, site_url, version, facts, layout, photos, asked, domain } = row
  const { begun_at, changed_at, certificate_until, open_requests, open_notices } = row
  const problems = facts ? siteProblems(facts, layout, photos, asked).filter(({ needed }) => needed) : []
  return {
    ...{ site: id, dossier: dossier_id, name: name ?? '', state: hostedState(row), version },
    url: site_url && addressAsWritten(site_url),
    ...{ begun_at, changed_at, certificate_until, open_requests, open_notices },
    domain: domain && { name: domainToUnicode(chosenHost(domain)), state: domainState(domain) },
    silent: row.silent_since && { since: row.silent_since, because: row.silent_because },
    problems: problems.map(({ sentence }) => sentence),
  }
}
