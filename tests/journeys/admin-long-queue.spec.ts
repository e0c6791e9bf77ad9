import { keepSession } from '../support/browser/dashboard'
import { filledDesk } from '../support/browser/desk-data'
import { deskFlaws, deskScreens, settledDesk } from '../support/browser/desk-screens'
import { administratorOf } from '../support/dossiers/admin'
import { expect, test } from '../support/journey'

test('a queue of more than a hundred is gone through without working any of it off', async ({
  page,
  site,
  quiet,
}) => {
  quiet.allowed.push(/404/)
  await filledDesk(site, 1_700)
  await keepSession(page)
  await page.goto('/admin-dashboard/file/to-check')
  const queue = page.getByRole('navigation', { name: 'À vérifier' })
  const links = queue.getByRole('link')
  await expect(links).toHaveCount(100)
  expect(await deskFlaws(page)).toEqual([])
  await links.nth(99).click()
  await expect(links.nth(99)).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('j')
  await expect(links.nth(100)).toHaveAttribute('aria-current', 'page')
  await page.reload()
  await expect(links.nth(100)).toHaveAttribute('aria-current', 'page')
  await expect(links.nth(100)).toBeInViewport()
  await page.keyboard.press('k')
  await expect(links.nth(99)).toHaveAttribute('aria-current', 'page')
  await queue.getByRole('button', { name: 'Afficher les suivants' }).click()
  await expect(queue.getByRole('button', { name: 'Afficher les suivants' })).toHaveCount(0)
  await expect(links.nth(210)).toBeAttached()

  // Faster than the dossiers are read, and over one that a colleague erases.
  const admin = await administratorOf(site.url)
  await page.goto('/admin-dashboard/file/answer')
  const answers = page.getByRole('navigation', { name: 'À répondre sous 24 h' }).getByRole('link')
  await expect(answers.first()).toHaveAttribute('aria-current', 'page')
  for (let presses = 0; presses < 30; presses++) await page.keyboard.press('j')
  await expect(answers.nth(30)).toHaveAttribute('aria-current', 'page')
  await expect(answers.nth(30)).toBeInViewport()
  const [, erased = ''] = (await answers.nth(31).getAttribute('href'))?.match(/dossiers\/([^?]+)/) ?? []
  const { company_name, version } = await admin.readDossier({ params: { id: erased } })
  await admin.eraseDossier({ params: { id: erased }, body: { confirmation: company_name, version } })
  await page.keyboard.press('j')
  await expect(page.getByRole('alert')).toHaveText('Ce dossier n’existe pas, ou il a été effacé.')
  const next = page.getByRole('button', { name: 'Dossier suivant' })
  expect((await next.boundingBox())?.height).toBeLessThan(60)
  await next.click()
  await expect(answers.nth(32)).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(await answers.nth(32).innerText())
  await page.setViewportSize({ width: 360, height: 780 })
  await page.getByRole('button', { name: /^À répondre sous 24 h/ }).click()
  await expect(answers.nth(32)).toBeInViewport()

  const remind = deskScreens(null).find(({ name }) => name === 'actions-rappeler')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(String(remind?.address))
  await settledDesk(page)
  await remind?.open?.(page)
  await expect(
    page.getByRole('dialog').getByRole('button', { name: /^Rappeler .* dossiers\)$/ }),
  ).toBeVisible()
  expect(await deskFlaws(page)).toEqual([])
})
