import type { Page } from '@playwright/test'
import { alive } from '../support/alive'
import { holdToasts } from '../support/held-toasts'
import { expect, test } from '../support/journey'
import { type LifeMoment, lifeMoments } from '../support/life-moments'
import { drawnInvoice } from '../support/path'

const SEND_WRONG = ['opened', 'asked-unsigned', 'asked'] satisfies LifeMoment[]
const SIGN = ['to-sign', 'to-hand-in'] satisfies LifeMoment[]
/** No invoice stands there: nothing to fetch. */
const WITHOUT_PAPER = ['held', 'closed-unsigned'] satisfies LifeMoment[]
const isIn = (list: readonly LifeMoment[], name: LifeMoment) => list.includes(name)

test('in each moment a message at 360 px lies on no button, no sum, no title and not on its own words', async ({
  page,
  site,
  quiet,
}) => {
  test.setTimeout(1_800_000)
  // Asked for here: answers that never come, and a script of the trial's own, which sandboxed frames refuse.
  quiet.allowed.push(/ERR_FAILED|Failed to load resource|Blocked script execution in 'about:srcdoc'/)
  await page.setViewportSize({ width: 360, height: 780 })
  await holdToasts(page)
  await page.route(
    /\/api\/(invoice\/[^/]+\/download|company\/[^/]+\/(sign-invoice|finalize-dossier))$/,
    route => route.abort('failed'),
  )
  const moments = await lifeMoments(site)
  for (const [name, make] of Object.entries(moments) as [LifeMoment, () => Promise<string>][]) {
    if (isIn(WITHOUT_PAPER, name)) continue
    await test.step(name, async () => {
      await page.goto(`/dossier/${await make()}`)
      await alive(page.locator('main button').first())
      if (isIn(SEND_WRONG, name)) await sendWrong(page)
      else if (isIn(SIGN, name)) await sign(page)
      else await fetchInvoice(page)
      await expect(firstMessage(page)).toBeVisible()
      await expect.poll(() => under(page), { message: name }).toEqual([])
    })
  }
})

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
