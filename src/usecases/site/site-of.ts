import { Refusal } from '~/domain/refusal'
import { deliveryBefore, KICK_OFF_NAMES, missingAnswers, SITE_STAGES } from '~/domain/site/site-project'
import type { Db } from '~/store/database'
import { type Dossier, type DossierRef, findDossier, type LockedDossier, lockDossier } from '~/store/dossiers'
import { findSiteProject, siteFilesOf } from '~/store/site-projects'
import { readCompany } from '../company/read-company'
import type { Deps } from '../deps'

/** What it needs of the outside. */
export type SiteOfDeps = Pick<Deps, 'db' | 'encryptedFiles' | 'mailer' | 'pieceReader' | 'clock' | 'agency'>

/** A dossier whose client was told that it is accepted. @throws Refusal not-found otherwise */
export async function acceptedDossier(deps: SiteOfDeps, ref: DossierRef): Promise<Dossier> {
  const dossier = await findDossier(deps.db, ref)
  const { status } = await readCompany(deps, ref)
  if (!dossier || (status !== 'Accepté' && status !== 'Payé')) throw new Refusal('not-found')
  return dossier
}

/** One change of a site under its dossier's lock, and the site after it. @throws Refusal not-found */
export async function changeSite(
  deps: SiteOfDeps,
  ref: DossierRef,
  change: (trx: Db, dossier: LockedDossier) => Promise<void>,
) {
  await acceptedDossier(deps, ref)
  await deps.db.transaction().execute(async trx => {
    const dossier = await lockDossier(trx, ref)
    if (!dossier) throw new Refusal('not-found')
    await change(trx, dossier)
  })
  return readSite(deps, ref)
}

/** The questionnaire and the stages of a site, before anything was written too. @throws Refusal not-found */
export async function readSite(deps: SiteOfDeps, ref: DossierRef) {
  const { id } = await acceptedDossier(deps, ref)
  const [project, files] = await Promise.all([findSiteProject(deps.db, id), siteFilesOf(deps.db, id)])
  const stored = project?.answers ?? {}
  const answers = Object.fromEntries(
    KICK_OFF_NAMES.flatMap(name => (stored[name] === undefined ? [] : [[name, stored[name]]])),
  )
  return {
    answers,
    missing: missingAnswers(stored),
    files: files.map(file => ({ id: file.id, filename: file.filename, size: file.size })),
    sent_at: project?.sent_at?.toISOString() ?? null,
    stages: SITE_STAGES.map(name => ({ name, at: project?.[`${name}_at`]?.toISOString() ?? null })),
    delivery_before: project ? (deliveryBefore(project)?.toISOString() ?? null) : null,
    site_url: project?.site_url ?? null,
    reviewed_at: project?.reviewed_at?.toISOString() ?? null,
    approved: project?.approved ?? null,
    accepted_at: project?.accepted_at?.toISOString() ?? null,
  }
}
