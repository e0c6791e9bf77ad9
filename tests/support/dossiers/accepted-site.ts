import { expect } from 'vitest'
import { preparedSite } from '../database/prepared-site'
import { administratorOf } from './admin'
import { decisionLeft } from './decision-left'
import { visitorOf } from './path'
import { provenAddresses } from './proven'

/** A dossier whose client was told that it is accepted: its site can be made. */
export async function acceptedSite() {
  const { site, found: id } = await acceptedDossier()
  return { site, admin: await administratorOf(site.url), id, params: { id } }
}

const acceptedDossier = preparedSite(async site => {
  await provenAddresses(site.deps.db)
  const admin = await administratorOf(site.url)
  const id = await visitorOf(site.url).finish()
  const params = { id }
  await expect(admin.siteProject({ params })).rejects.toMatchObject({ status: 404 })
  const { version } = await admin.readDossier({ params })
  const grant = { amount: 6000, body: 'Région', decided_on: '2026-01-15' }
  await admin.changeStatus({ params, body: { status: 'Accepté', version, grant } })
  await expect(admin.siteProject({ params })).rejects.toMatchObject({ status: 404 })
  const later = new Date(Date.now() + 16 * 60_000)
  await decisionLeft(site.deps, id, later)
  await site.deliver(later)
  return id
})
