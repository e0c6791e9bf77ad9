import { found } from '~/domain/found'
import { Refusal } from '~/domain/refusal'
import { endSiteSignIns } from '~/store/access/sign-in-links'
import type { Db } from '~/store/database/database'
import { appendEvent } from '~/store/events/events'
import { ownerAddress } from '~/store/sites/site-owners'
import { lockSite, updateSite } from '~/store/sites/sites'
import { followingAddress, identityCheck, mailAskedCodes } from '../address/mail-asked-codes'
import { checkCode } from '../address/try-code'
import type { Deps } from '../ground/deps'
import { queueEmail } from '../outbox/queue-email'
import { provenSite } from '../site/proven-site'
import type { SiteActor, SiteAt, SiteDeps } from '../site/site-at'

type AddressDeps = SiteDeps & Pick<Deps, 'rateLimits'>

/** What was typed: the address to come, the code that each of the two was mailed, and of the team how it knew who asked. */
interface TypedChange {
  email: string
  code: string
  new_code: string
  reason: string
}

/**
 * Mails a code to the address of a site's owner and to the one that is to follow it, three times a day at most. Where no
 * e-mail leaves nothing is mailed, and nothing is asked.
 * @returns whether codes are asked for
 * @throws Refusal not-found, address-unproven, invalid-fields, too-many-codes, too-many-requests
 */
export async function askOwnerAddress(deps: AddressDeps, by: SiteActor, at: SiteAt, typed: string) {
  if (!deps.mailer.leaves) return { asked: false }
  return deps.db.transaction().execute(async trx => {
    const { site, current, next } = await addressesOf(deps, trx, at, typed)
    const by_team = by.kind === 'account'
    const recipients = current === null || by_team ? [next] : [current, next]
    const data = { site: site.id, changed: false, by_team }
    const mails = recipients.map(recipient => ({ kind: 'owner-address', recipient, data }) as const)
    await mailAskedCodes(trx, deps, by, site.id, mails)
    return { asked: true }
  })
}

/**
 * Gives a site another address of its owner, by the code to each of the two; the team, whom an owner calls who has lost his
 * mailbox, needs the new one's alone. The former is told. Sessions and links of the former open the site no more, those of
 * the site alone either, which stay where no e-mail leaves.
 * @throws Refusal not-found, address-unproven, invalid-fields, wrong-address-code, address-code-over
 */
export async function changeOwnerAddress(deps: AddressDeps, by: SiteActor, at: SiteAt, typed: TypedChange) {
  const now = deps.clock()
  const checked_by = by.kind === 'account' ? { reason: identityCheck(typed.reason) } : {}
  const refused = await deps.db.transaction().execute(async trx => {
    const { site, current, next } = await addressesOf(deps, trx, at, typed.email)
    const asked = [
      { email: next, code: typed.new_code },
      ...(current === null || by.kind === 'account' ? [] : [{ email: current, code: typed.code }]),
    ]
    const checked = []
    for (const { email, code } of deps.mailer.leaves ? asked : [])
      checked.push(await checkCode(trx, { site_id: site.id }, { email, code }, now))
    const wrong = checked.find(one => one.wrong !== null)?.wrong
    if (wrong) return wrong
    for (const one of checked) await one.use?.()
    await updateSite(trx, site, { owner_email: next })
    // Where no e-mail leaves they are the only way in, and no code told the former holder from the one to come.
    if (deps.mailer.leaves) await endSiteSignIns(trx, site.id)
    const { id, dossier_id } = site
    const data = { site: id, ...checked_by }
    await appendEvent(trx, { dossier_id, type: 'owner-address-changed', at: now, by, data })
    if (current !== null)
      await queueEmail(trx, deps, {
        kind: 'owner-address',
        recipient: current,
        data: { site: id, changed: true },
      })
    return null
  })
  // Thrown outside, so that the tries stay counted.
  if (refused) throw new Refusal(refused)
  return { owner_email: typed.email.trim() }
}

/** The site, locked, the address that it has and the one that is to follow. */
async function addressesOf(deps: AddressDeps, trx: Db, at: SiteAt, typed: string) {
  const { id } = found(await provenSite({ ...deps, db: trx }, at))
  const site = found(await lockSite(trx, id))
  const current = await ownerAddress(trx, site, deps.mailer.leaves)
  const next = followingAddress(typed, current)
  return { site, current, next }
}
