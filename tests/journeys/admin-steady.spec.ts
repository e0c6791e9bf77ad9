import type { Browser, Page } from '@playwright/test'
import { keepSession } from '../support/browser/dashboard'
import { deskFlaws, settledDesk } from '../support/browser/desk-screens'
import { shiftsOf, watchShifts } from '../support/browser/layout-shifts'
import { expect, test } from '../support/journey'
import type { Program } from '../support/program/program'
import { onlineSite } from '../support/sites/online-site'

const ADMIN = '/admin-dashboard'
const MOST = 0.05

/** A screen, the answer that it is given last, and what shows that this one came. */
interface Late {
  address: string
  held: string
  /** What is there before. */
  first: (page: Page) => Promise<unknown>
  last: (page: Page) => Promise<unknown>
}

const shown = (page: Page, role: 'heading' | 'link' | 'row', name: string | RegExp) =>
  expect(page.getByRole(role, { name }).first()).toBeVisible()

const FIGURES: Late = {
  address: `${ADMIN}/chiffres`,
  held: '**/api/admin/queues',
  first: page => shown(page, 'heading', 'Où les visiteurs s’arrêtent'),
  last: page => shown(page, 'heading', /^Combien d’aide/),
}

const AIDS: Late = {
  address: `${ADMIN}/contenus?onglet=aides`,
  held: '**/api/admin/aids/findings',
  first: page => shown(page, 'heading', 'Contenus'),
  last: page => shown(page, 'row', /Territoire/),
}

const EMPTY: Late = {
  address: ADMIN,
  held: '**/api/admin/first-day',
  first: page => expect(page.getByText('Aucun dossier pour le moment.')).toBeVisible(),
  last: page => shown(page, 'heading', /^Avant d’ouvrir/),
}

const acceptedOf = (id: string): Late => ({
  address: `${ADMIN}/dossiers/${id}`,
  held: '**/api/admin/dossier/*/site',
  first: page => expect(page.getByText('Chargement du dossier…')).toBeVisible(),
  last: page => shown(page, 'heading', 'Questions sans réponse'),
})

const FILLED: Late = {
  ...EMPTY,
  held: '**/api/admin/views',
  first: page => expect(page.locator('[data-row-link]')).toHaveCount(1),
  last: page => expect(page.getByText(/^Filtrez la liste/)).toBeVisible(),
}

test('what comes last to a screen of the administration moves nothing that stands there, at 390 and 1024 px', async ({
  browser,
  site,
}) => {
  test.setTimeout(1_200_000)
  for (const screen of [EMPTY, FIGURES, AIDS]) await lateAt(browser, site, screen)
  const { id } = await onlineSite(site)
  for (const screen of [FILLED, acceptedOf(id), FIGURES]) await lateAt(browser, site, screen)
})

async function lateAt(browser: Browser, { url }: Program, { address, held, first, last }: Late) {
  for (const width of [390, 1024]) {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await keepSession(page)
    await watchShifts(page)
    let release = () => {}
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route(held, async route => {
      await released
      await route.continue()
    })
    await page.goto(address)
    await first(page)
    release()
    await last(page)
    await settledDesk(page)
    // What moved is told a frame after it was painted.
    await page.evaluate(
      () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    )
    const { sum, from } = await shiftsOf(page)
    console.log(`${address} at ${width} px: ${sum.toFixed(4)}`)
    expect.soft(sum, `${address} at ${width} px\n${from.join('\n')}`).toBeLessThanOrEqual(MOST)
    expect.soft(await deskFlaws(page), `${address} at ${width} px`).toEqual([])
    // What is read again at this moment may be on its way through the handler above.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
}
