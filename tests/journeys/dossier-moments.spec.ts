import type { Page } from '@playwright/test'
import { SITUATIONS, type Situation } from '../../src/domain/situation/situation'
import {
  ACTION_LABELS,
  type NextAction,
  nextAction,
  SITUATION_WORDS,
} from '../../src/domain/situation/situation-words'
import { alive } from '../support/alive'
import { expect, test } from '../support/journey'
import { checkSteady, watchShifts } from '../support/layout-shifts'
import { type LifeMoment, lifeMoments } from '../support/life-moments'
import { checkNarrow } from '../support/narrow'
import { drawnInvoice } from '../support/path'
import { unfold } from '../support/unfold'

/** What the page says in each moment, and whether a sum is due; before the last step the wizard speaks. */
const MOMENTS: Record<LifeMoment, [situation: Situation | null, due?: true]> = {
  opened: [null],
  'to-sign': [null],
  'to-hand-in': [null],
  'asked-unsigned': [null],
  asked: [null],
  held: ['with-team'],
  'to-transmit': ['to-transmit'],
  examined: ['examined'],
  choosing: ['choosing'],
  'choice-over': ['choice-over'],
  'to-answer': ['to-answer', true],
  'to-answer-paid': ['to-answer'],
  contents: ['answered', true],
  making: ['making', true],
  review: ['to-review', true],
  corrections: ['corrections', true],
  question: ['asked-on-site', true],
  'second-round': ['to-review', true],
  approved: ['approved', true],
  online: ['to-accept', true],
  delivered: ['delivered', true],
  'delivered-paid': ['delivered'],
  refused: ['refused'],
  'not-eligible': ['refused'],
  closed: ['closed'],
  'closed-unsigned': ['closed'],
  lapsed: ['lapsed'],
  renounced: ['renounced'],
}

/** Where the invoice is shown, to be signed or handed in. */
const TO_READ: LifeMoment[] = ['to-sign', 'to-hand-in']

/** Where the button of the head leads. */
const PLACES: Record<Exclude<NextAction, 'continue'>, string> = {
  answer: 'lancement',
  review: 'relecture',
  'answer-question': 'relecture',
  'accept-delivery': 'livraison',
  'open-space': 'espace',
  pay: 'reglement',
  'apply-again': 'possible',
}

const plain = (words: string) => words.replaceAll(/\s+/g, ' ')
const said = async (page: Page) => plain(await page.locator('main').innerText())

test('each moment comes without moving, says its own sentences and no other’s, its one button leads to what it names, and all of it fits', async ({
  page,
  site,
}) => {
  test.setTimeout(1_800_000)
  await watchShifts(page)
  const moments = await lifeMoments(site)
  for (const [name, [situation, due]] of Object.entries(MOMENTS) as [LifeMoment, [Situation | null, true?]][])
    await test.step(name, async () => {
      const path = `/dossier/${await moments[name]()}`
      for (const width of [1440, 360]) await comesSteady(page, path, width, TO_READ.includes(name))
      if (situation) {
        const { stands, ahead } = SITUATION_WORDS[situation]
        await expect(page.getByText(stands.replaceAll(/\s/g, ' '), { exact: true })).toBeVisible()
        await expect.poll(() => said(page), { message: name }).toContain(plain(ahead))
      }
      await expect(page.getByRole('alert'), name).toHaveCount(0)
      const others = SITUATIONS.filter(other => other !== situation).flatMap(other => [
        SITUATION_WORDS[other].stands,
        SITUATION_WORDS[other].ahead,
      ])
      const shown = await said(page)
      expect(
        others.filter(words => shown.includes(plain(words))),
        name,
      ).toEqual([])
      await leads(page, situation && nextAction(situation, due ?? false))
      await unfold(page)
      await checkNarrow(page, name)
    })
})

const RESULT =
  '/simulateur?france=oui&code-postal=69002&effectif=9&chiffre-affaires=1999999&bilan=1999999&situation=oui&metier=artisanat&projet=vitrine'

test('a stamp falls once; for who asks for less motion stamp, seal and sum are there at once', async ({
  browser,
  site,
}) => {
  const moments = await lifeMoments(site)
  const pages = [RESULT, `/dossier/${await moments['to-transmit']()}`, `/dossier/${await moments.choosing()}`]
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const context = await browser.newContext({ baseURL: site.url, reducedMotion })
    const page = await context.newPage()
    await page.addInitScript(() => {
      const moved: string[] = []
      Object.assign(window, { moved })
      document.addEventListener('animationstart', ({ animationName }) => moved.push(animationName))
    })
    const moved = () => page.evaluate(() => (window as unknown as { moved: string[] }).moved.join())
    for (const path of pages) {
      await page.goto(path)
      const stamp = page.locator('[data-lands]')
      await expect(stamp).toBeVisible()
      if (reducedMotion === 'no-preference') await expect.poll(moved).toMatch(/land/)
      await expect(stamp).toHaveCSS('opacity', '1')
      await expect.poll(() => stamp.evaluate(one => one.getAnimations().length)).toBe(0)
      if (reducedMotion === 'reduce') expect(await moved(), path).toBe('')
    }
    await expect(page.getByText(/^3\s000,00\s€ accordés par/)).toBeVisible()
    // Whoever comes back finds it where it lies.
    await page.reload()
    await expect(page.locator('main [data-says]')).toBeVisible()
    await expect(page.locator('[data-lands]')).toHaveCount(0)
    await context.close()
  }
})

/** All of it comes, the paper to be signed too, and nothing that is there already moves. */
async function comesSteady(page: Page, path: string, width: number, paper: boolean) {
  await page.setViewportSize({ width, height: 780 })
  await page.goto(path)
  await alive(page.locator('main button').first())
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  if (paper) await expect(drawnInvoice(page)).toBeVisible()
  await checkSteady(page, `${path} at ${width}`)
}

/** The one button of the head is there, and takes the reader to its place; no other action's is. */
async function leads(page: Page, action: NextAction | null) {
  const named = (one: NextAction) => page.getByRole('button', { name: new RegExp(`^${ACTION_LABELS[one]}`) })
  for (const other of Object.keys(ACTION_LABELS) as NextAction[])
    if (other !== action) await expect(named(other)).toHaveCount(0)
  if (!action) return
  await expect(named(action)).toHaveCount(1)
  // « Je continue » asks in a dialog.
  if (action === 'continue') return
  await named(action).click()
  await expect(page.locator(`#${PLACES[action]}`)).toBeFocused()
  await expect(page.locator(`#${PLACES[action]}`)).toBeInViewport()
}
