import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { administratorOf } from '../dossiers/admin'
import { decide } from '../dossiers/decide'
import { granted } from '../dossiers/decisions'
import { visitorOf } from '../dossiers/path'
import type { Program } from '../program/program'
import { sayFacts } from './site-facts'

/** A site in review on a running program, as its owner is shown it. */
export async function siteInReview(site: Program) {
  const id = await visitorOf(site.url).finish()
  await decide(site, id, granted(6_000))
  const admin = await administratorOf(site.url)
  const params = { id }
  await sayFacts(admin, id)
  for (const stage of ['making', 'review'] as const) await admin.moveSite({ params, body: { stage } })
  return { id, admin, params }
}

/** A site that is online on a running program, and the link into its owner's space. */
export async function onlineSite(site: Program) {
  const { id, admin, params } = await siteInReview(site)
  await admin.reviewSite({ params, body: { approved: true, text: '' } })
  const { url } = await admin.adminPublishSite({ params })
  const own = { site: String((await admin.siteProject({ params })).site) }
  return { id, admin, own, url, link: (await admin.teamOwnerLink({ params: own })).url }
}

/** A page of a published site as everybody gets it: its host is a name that no resolver need know. */
export const onlinePage = (url: string, path = '/'): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    get({ host: '127.0.0.1', port, path, headers: { host: `${hostname}:${port}` } }, answer =>
      text(answer).then(resolve, reject),
    ).on('error', reject)
  })
