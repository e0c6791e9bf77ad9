import type { Page } from '@playwright/test'
import { SITUATIONS, type Situation } from '../../src/domain/situation/situation'
import {
  ACTION_LABELS,
  type NextAction,
  nextAction,
  SITUATION_WORDS,
} from '../../src/domain/situation/situation-words'
import { alive } from '../support/browser/alive'
import { holdToasts } from '../support/browser/held-toasts'
import { checkSteady, watchShifts } from '../support/browser/layout-shifts'
import { checkNarrow } from '../support/browser/narrow'
import { unfold } from '../support/browser/unfold'
import { ELIGIBLE } from '../support/dossiers/eligibility-answers'
import { type LifeMoment, lifeMoments } from '../support/dossiers/life-moments'
import { drawnInvoice } from '../support/dossiers/path'
import { expect, test } from '../support/journey'

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
const TO_SIGN: LifeMoment[] = ['to-sign', 'to-hand-in']

/** Where a file that is refused says something, and signing does; elsewhere an invoice that does not come. */
const SEND_WRONG: LifeMoment[] = ['opened', 'asked-unsigned', 'asked']
/** No invoice stands there: nothing to fetch. */
const WITHOUT_PAPER: LifeMoment[] = ['held', 'closed-unsigned']

/** What never comes: a message says so. */
const UNANSWERED = /\/api\/(invoice\/[^/]+\/download|company\/[^/]+\/(sign-invoice|finalize-dossier))$/

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

/** What the page of a site says of which no e-mail leaves. */
const sentencesOf = (situation: Situation) => {
  const { stands, here, ahead } = SITUATION_WORDS[situation]
  return { stands, ahead: here ?? ahead }
}

const plain = (words: string) => words.replaceAll(/\s+/g, ' ')
const said = async (page: Page) => plain(await page.locator('main').innerText())

test('each moment comes without moving, says its own sentences and no other’s, its one button leads to what it names, a message at 360 px lies clear, and all of it fits', async ({
  page,
  site,
  quiet,
}) => {
  test.setTimeout(1_800_000)
  // Asked for here: answers that never come, and a script of the trial's own, which sandboxed frames refuse.
  quiet.allowed.push(/ERR_FAILED \(.*\/(download|sign-invoice|finalize-dossier)\)$/, /in 'about:srcdoc'/)
  await watchShifts(page)
  await holdToasts(page)
  const { each } = await lifeMoments(site)
  for await (const [name, id] of each())
    await test.step(name, async () => {
      const [situation, due] = MOMENTS[name]
      const path = `/dossier/${id}`
      for (const width of [1440, 360]) await comesSteady(page, path, width, TO_SIGN.includes(name))
      if (situation) {
        const { stands, ahead } = sentencesOf(situation)
        await expect(page.getByText(stands.replaceAll(/\s/g, ' '), { exact: true })).toBeVisible()
        await expect.poll(() => said(page), { message: name }).toContain(plain(ahead))
      }
      await expect(page.getByRole('alert'), name).toHaveCount(0)
      const others = SITUATIONS.filter(other => other !== situation).flatMap(other =>
        Object.values(sentencesOf(other)),
      )
      const shown = await said(page)
      expect(
        others.filter(words => shown.includes(plain(words))),
        name,
      ).toEqual([])
      await leads(page, situation && nextAction(situation, due ?? false))
      await page.evaluate(() => window.scrollTo(0, 0))
      if (!WITHOUT_PAPER.includes(name)) await messageLiesClear(page, name)
      await unfold(page)
      await checkNarrow(page, name)
      // The next moment comes to somebody who opens it, not to a page that is read again where it was left.
      await page.goto('/robots.txt')
    })
})

const RESULT = `/simulateur?${ELIGIBLE}`

test('a stamp falls once; for who asks for less motion stamp, seal and sum are there at once', async ({
  browser,
  site,
}) => {
  const { make } = await lifeMoments(site)
  const pages = [RESULT, `/dossier/${await make('to-transmit')}`, `/dossier/${await make('choosing')}`]
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
  const named = (...some: NextAction[]) =>
    page.getByRole('button', { name: new RegExp(`^(${some.map(one => ACTION_LABELS[one]).join('|')})`) })
  const others = (Object.keys(ACTION_LABELS) as NextAction[]).filter(other => other !== action)
  await expect(named(...others)).toHaveCount(0)
  if (!action) return
  await expect(named(action)).toHaveCount(1)
  // « Je continue » asks in a dialog.
  if (action === 'continue') return
  await named(action).click()
  await expect(page.locator(`#${PLACES[action]}`)).toBeFocused()
  await expect(page.locator(`#${PLACES[action]}`)).toBeInViewport()
}

/** A message of the page lies on no button, no sum, no title and not on its own words. */
async function messageLiesClear(page: Page, name: LifeMoment) {
  // From here on only: a page whose calls are looked at keeps no script of the one before.
  await page.route(UNANSWERED, route => route.abort('failed'))
  if (SEND_WRONG.includes(name)) await sendWrong(page)
  else if (TO_SIGN.includes(name)) await sign(page)
  else await fetchInvoice(page)
  await expect(firstMessage(page)).toBeVisible()
  await expect.poll(() => under(page), { message: name }).toEqual([])
  await page.unroute(UNANSWERED)
}

async function sendWrong(page: Page) {
  const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }
  await (await alive(page.locator('[id^=piece-] input[type=file]').first())).setInputFiles(file)
}

async function sign(page: Page) {
  await expect(drawnInvoice(page)).toBeVisible()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: /^(Signer|Finaliser)/ }).click()
}

async function fetchInvoice(page: Page) {
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  const fetchIt = page.getByRole('button', { name: 'Télécharger la facture (PDF)' })
  // Its sheet is the first one; while nothing is decided it stands below.
  if ((await fetchIt.count()) === 0) await page.locator('summary', { hasText: 'Reçu' }).click()
  await alive(fetchIt.first())
  // The paper above it is drawn page by page: what moves while a finger comes down is pressed again.
  await expect(async () => {
    await fetchIt.first().click()
    await expect(firstMessage(page)).toBeVisible({ timeout: 15_000 })
  }).toPass()
}

const firstMessage = (page: Page) =>
  page.getByRole('region', { name: 'Messages' }).getByRole('listitem').first()

/** What lies under a message, as a person would name it. */
const under = (page: Page) =>
  page.evaluate(() => {
    const region = document.querySelector('#toasts section')
    if (!(region instanceof HTMLElement) || region.dataset.placed === undefined) return ['not placed yet']
    const sheets = [...region.querySelectorAll('li')].filter(sheet => sheet.style.visibility !== 'hidden')
    const words = sheets.map(sheet => sheet.querySelector('p')?.textContent ?? '')
    const texts = [...document.querySelectorAll('main *')].filter(
      one =>
        one.children.length === 0 &&
        (/€/.test(one.textContent ?? '') ||
          words.some(said => said !== '' && one.textContent?.includes(said))),
    )
    const pressed = document.querySelectorAll(
      'a[href], button, summary, [type=file] + label, h1, [role=alert]',
    )
    return [...pressed, ...texts]
      .filter(one => !region.contains(one) && one.checkVisibility())
      .filter(one =>
        sheets.some(sheet => {
          const [a, b] = [sheet.getBoundingClientRect(), one.getBoundingClientRect()]
          if (b.width <= 1 || b.height <= 1) return false
          return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
        }),
      )
      .map(one => `${one.tagName}: ${one.textContent?.slice(0, 60)}`)
  })
