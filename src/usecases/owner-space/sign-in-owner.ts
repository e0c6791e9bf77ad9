import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { sitesOfAddress } from '~/store/sites/site-owners'
import { findSite } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'
import { redeemSignInLink, signedInTo } from '../ground/mailed-sign-in'
import { noteWhereHolderIs } from '../outbox/may-get-link'
import { addressAsWritten } from '../site/address-as-written'
import { type SiteContentDeps, siteContent } from '../site/site-content'
import { OWNER_SPACE, type SignedInOwner } from './owner-space'

type OwnerDeps = Pick<Deps, 'db' | 'clock' | 'mailer'>

/** Uses a link up. @throws Refusal link-expired when it was used, has run out, opens nothing any more, or never was */
export const signInOwner = async (deps: OwnerDeps, by: ClientActor, linkToken: string) =>
  redeemSignInLink(deps, OWNER_SPACE, linkToken, async (trx, who) => {
    const sites = await sitesOf({ ...deps, db: trx }, who)
    if (sites.length === 0) throw new Refusal('link-expired')
    if ('email' in who) await noteWhereHolderIs(trx, deps, by, who.email)
  })

/** In another tab, as the mailed link opens: what is typed here stays. */
const SESSION_OVER =
  'Votre session est terminée\u00a0: ouvrez «\u00a0Mon site\u00a0» dans un autre onglet pour entrer de nouveau, puis revenez ici.'

/** Whom the cookie lets in. @param site which must be his, where one is named @throws Refusal unauthorised, not-found */
export async function checkOwnerSession(
  deps: OwnerDeps,
  token: string | null,
  site: string | undefined,
): Promise<SignedInOwner> {
  const who = await signedInTo(deps, OWNER_SPACE, token)
  if (!who) throw new Refusal('unauthorised', { detail: SESSION_OVER })
  // Somebody else's site is told apart from none by nobody.
  if (site !== undefined && !(await sitesOf(deps, who)).includes(site)) throw new Refusal('not-found')
  return who
}

/** The sites of whoever is signed in. */
export async function readOwnSites(deps: OwnerDeps & SiteContentDeps, who: SignedInOwner) {
  const sites = await sitesOf(deps, who)
  return {
    sites: await Promise.all(
      sites.map(async id => {
        const site = await findSite(deps.db, { site: id })
        const { facts } = await siteContent(deps, { site: id }, site)
        return { site: id, name: facts.name, url: site?.site_url ? addressAsWritten(site.site_url) : null }
      }),
    ),
  }
}

async function sitesOf({ db, mailer }: Pick<Deps, 'db' | 'mailer'>, who: SignedInOwner): Promise<string[]> {
  if ('email' in who) return sitesOfAddress(db, who.email, mailer.leaves)
  const site = await findSite(db, who)
  return site?.online_at ? [site.id] : []
}
