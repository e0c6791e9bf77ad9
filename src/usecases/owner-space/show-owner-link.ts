import type { AccountActor, ClientActor } from '~/domain/journal/actor'
import { DAY_MS } from '~/domain/milliseconds'
import { Refusal } from '~/domain/refusal'
import { appendEvent } from '~/store/events/events'
import { ownerAddress } from '~/store/sites/site-owners'
import { findSite, type Site } from '~/store/sites/sites'
import { askForLink } from '../address/ask-for-link'
import { makeSignInLink } from '../ground/mailed-sign-in'
import { provenOwner } from '../site/proven-owner'
import { type SiteAt, type SiteDeps, siteRef } from '../site/site-at'

/** Long enough to be said on the telephone, or found in the evening. */
const SHOWN_LINK_MS = DAY_MS

/**
 * The way of a dossier's holder into the space of his site. Where e-mails leave, the link goes to the owner's mailbox: the
 * key of a dossier does not open what a mailbox does.
 * @returns the address of a single-use link, where no e-mail leaves
 * @throws Refusal not-found, address-unproven
 */
export async function openOwnSpace(
  deps: SiteDeps,
  by: ClientActor,
  key: string,
): Promise<{ url: string | null }> {
  const dossier = await provenOwner(deps, { key })
  const site = await onlineSite(deps, { dossier: dossier.id })
  if (!deps.mailer.leaves) return { url: await linkTo(deps, site.id) }
  const address = await ownerAddress(deps.db, site, true)
  if (address) await askForLink(deps, by, { to: 'owner-space', email: address })
  return { url: null }
}

/** The team shows a single-use link, also once the dossier is gone; the journal keeps that it did. @throws Refusal not-found */
export async function showOwnerLink(deps: SiteDeps, by: AccountActor, at: SiteAt): Promise<{ url: string }> {
  const site = await onlineSite(deps, at)
  return deps.db.transaction().execute(async trx => {
    const { dossier_id } = site
    await appendEvent(trx, {
      ...{ dossier_id, type: 'owner-link-shown', at: deps.clock(), by },
      data: { site: site.id },
    })
    return { url: await linkTo({ ...deps, db: trx }, site.id) }
  })
}

async function onlineSite(deps: SiteDeps, at: SiteAt): Promise<Site> {
  const site = await findSite(deps.db, await siteRef(deps, at))
  if (!site?.online_at) throw new Refusal('not-found')
  return site
}

const linkTo = async (deps: SiteDeps, site: string) =>
  `${deps.publicUrl}/mon-site/connexion#${await makeSignInLink(deps, { site }, SHOWN_LINK_MS)}`
