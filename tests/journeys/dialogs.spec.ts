import type { Page } from '@playwright/test'
import { keepSession } from '../support/browser/dashboard'
import { holdToasts } from '../support/browser/held-toasts'
import { company, visitorOf } from '../support/dossiers/path'
import { expect, test } from '../support/journey'

test('a drawer holds the page: focus, scrolling and presses stay with it and with messages', async ({
  page,
  site,
  quiet,
}) => {
  // Asked for here: the dossier's answer never comes, and a message says so above the drawer.
  quiet.allowed.push(/ERR_FAILED|Failed to load resource/)
  const { submit } = visitorOf(site.url)
  for (const n of [1, 2, 3]) await submit({ ...company, company_name: `Atelier Tenu ${n}` })
  await holdToasts(page)
  await keepSession(page)
  await page.route(/\/api\/admin\/dossier\/[^/?]+$/, route => route.abort('failed'))
  await page.setViewportSize({ width: 1100, height: 420 })
  await page.goto('/admin-dashboard')
  const link = page.getByRole('link', { name: 'Atelier Tenu 1' }).last()
  await link.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(0)
  await link.click()

  const drawer = page.getByRole('dialog', { name: 'Dossier' })
  await expect(drawer.getByRole('button', { name: 'Fermer' })).toBeFocused()
  await expect.poll(() => isHeld(page, '#contenu')).toBe(true)
  const message = page.getByRole('region', { name: 'Messages' }).getByRole('listitem').first()
  await expect(message).toContainText('Erreur lors du chargement des données')
  expect([await isHeld(page, '#toasts'), await isHeld(page, 'dialog')]).toEqual([false, false])

  // Round and round by Tab: the drawer, the message, the browser's own bar.
  const reached = new Set<string>()
  for (let n = 0; n < 12; n++) {
    await page.keyboard.press('Tab')
    reached.add(await focusedIn(page))
  }
  expect([...reached].filter(where => where !== 'body').sort()).toEqual(['dialog', 'toasts'])

  await message.getByRole('button', { name: 'Fermer le message' }).focus()
  await page.keyboard.press('Escape')
  await expect(message).toHaveCount(0)
  await expect(drawer).toBeVisible()

  // A press that begins in the drawer closes nothing where it ends, nor the other way round.
  for (const [from, to] of [
    [1000, 100],
    [100, 1000],
  ] as const) {
    await page.mouse.move(from, 200)
    await page.mouse.down()
    await page.mouse.move(to, 200, { steps: 4 })
    await page.mouse.up()
    await expect(drawer).toBeVisible()
  }
  await page.mouse.move(100, 200)
  await page.mouse.wheel(0, -400)
  await page.keyboard.press('Home')
  await page.mouse.click(100, 200)
  await expect(drawer).toHaveCount(0)
  await expect(link).toBeFocused()
  expect(await isHeld(page, '#contenu')).toBe(false)
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
})

const isHeld = (page: Page, css: string) =>
  page.evaluate(one => document.querySelector(one)?.closest('[inert]') !== null, css)

const focusedIn = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (focused?.closest('dialog')) return 'dialog'
    if (focused?.closest('#toasts')) return 'toasts'
    return focused === document.body ? 'body' : String(focused?.outerHTML)
  })
