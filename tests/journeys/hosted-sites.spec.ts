import type { Page } from '@playwright/test'
import pg from 'pg'
import { alive } from '../support/browser/alive'
import { keepSession } from '../support/browser/dashboard'
import { checkMoment as checkAt } from '../support/browser/moments'
import { expect, test } from '../support/journey'
import type { Program } from '../support/program/program'
import { delivered } from '../support/sites/owner-space'

const checkMoment = (page: Page, name: string) => checkAt(page, name, [360, 768, 1440])

/** As `look-up-domains` and `ask-sites` leave a site whose own name is in service. */
async function ownDomain(site: Program) {
  const client = new pg.Client(await site.connection())
  await client.connect()
  try {
    await client.query(`insert into site_domains (site_id, name, www, token, asked_at, proven_at, online_at, looked_at)
      select id, 'maison-perrier.test', true, 'preuve', now(), now(), now(), now() from sites`)
    await client.query(`update sites set asked_at = now(), certificate_until = '2030-02-14T10:00:00Z'`)
  } finally {
    await client.end()
  }
}

test('a visitor reports a page; the team reads it beside all sites, decides, suspends, ends, and brings the site back', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(1_200_000)
  const { url } = await delivered(site)
  await ownDomain(site)
  const context = await browser.newContext({ locale: 'fr-FR' })
  const visitor = await context.newPage()
  await visitor.goto(url)
  await visitor.getByRole('link', { name: /Signaler/ }).click()
  await expect(visitor).toHaveURL(`${url}/_signaler`)
  await checkMoment(visitor, 'report-form')
  await visitor.getByLabel('Tromperie ou escroquerie').check()
  await visitor.getByLabel('Ce qui est contraire à la loi, et pourquoi').fill('Ce prix n’est pas le vrai.')
  await visitor.getByLabel('Votre nom').fill('Zoé Martin')
  await visitor.getByLabel('Votre e-mail').fill('zoe@exemple.fr')
  await visitor.locator('[name=good_faith]').check()
  await visitor.locator('form[action$="_signaler"] button').click()
  await expect(visitor).toHaveURL(`${url}/_signaler/recu`)
  await checkMoment(visitor, 'report-received')

  await keepSession(page)
  await page.goto('/admin-dashboard/sites')
  const open = page.getByRole('region', { name: 'Signalements à décider' })
  await expect(open.getByText('Ce prix n’est pas le vrai.')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'Maison Perrier' })
  for (const words of ['En ligne', 'En service', '14/02/2030', '1 signalement'])
    await expect(row).toContainText(words)
  await checkMoment(page, 'hosted-list')
  await (await alive(page.getByLabel('État'))).selectOption('Retiré')
  await expect(page.getByText('Aucun site ne correspond.')).toBeVisible()
  await page.getByLabel('État').selectOption('Tous')

  await row.getByRole('link', { name: 'Maison Perrier' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Maison Perrier' })).toBeVisible()
  await expect(page.getByText('www.maison-perrier.test, en service')).toBeVisible()
  await expect(page.getByText('www.maison-perrier.test mène à votre site.')).toBeVisible()
  await checkMoment(page, 'hosted-site')
  await page.getByRole('button', { name: 'Décider du signalement 1' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Décision').selectOption('Retenir')
  await dialog.getByLabel('Suspendre le site, pour le même motif').check()
  await checkMoment(page, 'hosted-decision')
  await dialog.getByRole('textbox').fill('Le prix affiché trompe.')
  await dialog.getByRole('button', { name: 'Envoyer la décision' }).click()
  await expect(page.getByText(/^Suspendu le .*Le prix affiché trompe\.$/)).toBeVisible()
  await expect(page.getByText('Retenu')).toBeVisible()
  await expect(dialog).toBeHidden()
  await checkMoment(page, 'hosted-suspended')
  expect((await visitor.goto(url))?.status()).toBe(451)
  await checkMoment(visitor, 'suspended-page')
  await page.getByRole('button', { name: 'Lever la suspension' }).click()
  await expect(page.getByText(/^Suspendu le/)).toHaveCount(0)

  await page.getByRole('button', { name: 'Mettre fin au site…' }).click()
  await dialog.getByLabel(/Pour confirmer/).fill('Maison Perrier')
  await checkMoment(page, 'hosted-ending')
  await dialog.getByRole('button', { name: 'Mettre fin au site' }).click()
  await expect(page.getByText(/^Retiré le/)).toBeVisible()
  await expect(dialog).toBeHidden()
  await checkMoment(page, 'hosted-ended')
  expect((await visitor.goto(url))?.status()).toBe(410)
  await checkMoment(visitor, 'ended-page')
  await page.getByRole('button', { name: 'Remettre en ligne', exact: true }).click()
  await expect(page.getByText(/^Retiré le/)).toHaveCount(0)
  expect((await visitor.goto(url))?.status()).toBe(200)
  await context.close()
})
