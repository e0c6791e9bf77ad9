import { expect } from 'vitest'
import { settleDecision } from '../../src/usecases/admin/settle-decision'
import { administratorOf } from './admin'
import { visitorOf } from './path'
import { provenAddresses } from './proven'
import { siteInTime } from './site-in-time'

/** A dossier whose client was told that it is accepted: its site can be made. */
export async function acceptedSite() {
  const site = await siteInTime()
  await provenAddresses(site.deps.db)
  const admin = await administratorOf(site.url)
  const id = await visitorOf(site.url).finish()
  const params = { id }
  await expect(admin.siteProject({ params })).rejects.toMatchObject({ status: 404 })
  const { version } = await admin.readDossier({ params })
  const grant = { amount: 6000, body: 'Région', decided_on: '2026-01-15' }
  await admin.changeStatus({ params, body: { status: 'Accepté', version, grant } })
  await expect(admin.siteProject({ params })).rejects.toMatchObject({ status: 404 })
  const { decision_id } = await site.deps.db
    .selectFrom('dossiers')
    .select('decision_id')
    .executeTakeFirstOrThrow()
  const later = new Date(Date.now() + 16 * 60_000)
  await settleDecision(site.at(later), { dossier_id: id, decision_id: String(decision_id) })
  await site.deliver(later)
  return { site, admin, id, params }
}
