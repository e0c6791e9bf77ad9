import { expect, type Page } from '@playwright/test'
import { alive } from '../browser/alive'
import type { Program } from '../program/program'
import { siteInReview } from './online-site'

/** A dossier whose site is online and whose delivery was accepted. @returns its key, and where the site answers */
export async function delivered(site: Program) {
  const { id, admin, params } = await siteInReview(site)
  await admin.reviewSite({ params, body: { approved: true, text: '' } })
  const { url } = await admin.publishSite({ params })
  await admin.acceptSite({ params })
  return { id, url, admin }
}

/** From the page of the dossier into the space of its site, as its holder goes where no e-mail leaves. */
export async function openSpace(page: Page, id: string) {
  await page.goto(`/dossier/${id}`)
  await (await alive(page.getByRole('button', { name: 'Ouvrir mon espace' }))).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Maison Perrier' })).toBeVisible()
}
