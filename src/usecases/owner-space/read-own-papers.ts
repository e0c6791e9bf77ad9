import { found } from '~/domain/found'
import { nextBirthday } from '~/domain/site/next-birthday'
import { findDeliveryPaper } from '~/store/papers/delivery-papers'
import { type PaperOfDossier, papersOfDossier } from '~/store/papers/papers-of-dossier'
import { ownerAddress } from '~/store/sites/site-owners'
import type { Site } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'
import { readStoredPaper } from '../invoice/read-stored-paper'
import { provenSite } from '../site/proven-site'
import type { SiteAt, SiteDeps } from '../site/site-at'

/** The papers of a site's owner, what its hosting costs, and when. @throws Refusal not-found, address-unproven */
export async function readOwnPapers(deps: SiteDeps, at: SiteAt) {
  const site = await siteAt(deps, at)
  const papers = await papersOf(deps, site)
  const { agency, mailer } = deps
  return {
    papers: papers.map(({ number, cancels, issue_date, amount_ttc_cents }) => ({
      ...{ number, cancels, issue_date, gross_cents: amount_ttc_cents },
    })),
    handover:
      (site.online_at !== null && site.dossier_id !== null) ||
      (await findDeliveryPaper(deps.db, site.id)) !== undefined,
    owner_email: await ownerAddress(deps.db, site, mailer.leaves),
    yearly_cost: agency.offer.yearly_cost ?? null,
    renews_on: site.online_at ? nextBirthday(site.online_at, deps.clock()) : null,
  }
}

/** One of them as it was sealed. @throws Refusal not-found, address-unproven, paper-altered */
export async function readOwnPaper(deps: SiteDeps, at: SiteAt, number: string) {
  const site = await siteAt(deps, at)
  const paper = found((await papersOf(deps, site)).find(one => one.number === number))
  const { company_name, pdf_sha256: sha256 } = paper
  return { pdf: await readStoredPaper(deps, paper), sha256, company_name }
}

const papersOf = async ({ db }: Pick<Deps, 'db'>, { papers_of }: Site): Promise<PaperOfDossier[]> =>
  papers_of ? papersOfDossier(db, papers_of) : []

async function siteAt(deps: SiteDeps, at: SiteAt): Promise<Site> {
  return found(await provenSite(deps, at))
}
