import type { Page } from '@playwright/test'
import { axeFindings } from '../support/axe'
import { signIn } from '../support/dashboard'
import { filledDesk } from '../support/desk-data'
import { type DeskIds, type DeskScreen, deskFlaws, deskScreens, settledDesk } from '../support/desk-screens'
import { expect, test } from '../support/journey'
import type { Program } from '../support/program'

/** The widths of a telephone, a tablet upright and two desks. */
const WIDTHS = [390, 768, 1024, 1440]
const PARTS = 4

/** Filled once for all that looks at it. */
const filled = new WeakMap<Program, Promise<DeskIds>>()

function idsOf(site: Program): Promise<DeskIds> {
  const known = filled.get(site) ?? filledDesk(site, 60)
  filled.set(site, known)
  return known
}

for (let part = 0; part < PARTS; part++)
  test(`with sixty dossiers no screen of the desk is too wide, cut or hard to press, part ${part + 1} of ${PARTS}`, async ({
    page,
    site,
  }) => {
    test.slow()
    const screens = deskScreens(await idsOf(site)).filter((_, at) => at % PARTS === part)
    await signIn(page)
    for (const screen of screens) await test.step(screen.name, () => lookAt(page, screen))
  })

async function lookAt(page: Page, { address, open }: DeskScreen) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(address)
  await settledDesk(page)
  await open?.(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect(await deskFlaws(page), `${width} px`).toEqual([])
  }
  // Narrow, where everything is there at once; that wide screens hold too is seen by `npm run sheets:desk`.
  await page.setViewportSize({ width: 390, height: 900 })
  expect(await axeFindings(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await axeFindings(page, 'color-contrast'), 'by night').toEqual([])
}
