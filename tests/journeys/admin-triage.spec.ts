import type { Locator, Page } from '@playwright/test'
import { administratorOf } from '../support/admin'
import { checkAccess, signIn } from '../support/dashboard'
import { expect, test } from '../support/journey'
import { visitorOf } from '../support/path'
import { readablePieces, soleTrader, strangersAccount } from '../support/readable-pieces'
import { startCopy } from '../support/template-site'

/** Presses a key and counts it: the promise is in presses. */
function counted(page: Page) {
  let presses = 0
  return {
    press: async (key: string) => {
      presses += 1
      await page.keyboard.press(key)
    },
    since: () => {
      const made = presses
      presses = 0
      return made
    },
  }
}

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()

/** Ticks all of a dossier that nothing speaks against; `v` then says that its pieces are checked. */
async function tickGood(page: Page, press: (key: string) => Promise<void>) {
  const pieces = page.getByRole('region', { name: 'Pièce', exact: true })
  const shown = pieces.locator('img, canvas').first()
  const current = pieces.getByRole('button', { pressed: true })
  // It opens at what only its issuer can say, the code of URSSAF's: Space stops there, however often.
  await expect(shown).toBeVisible()
  await press(' ')
  const stop = page.getByRole('alert').filter({ hasText: 'Code de sécurité' })
  await expect(stop).toBeVisible()
  await press('Enter')
  await expect(stop).toHaveCount(0)
  // Both sides of the card are one of the three others.
  for (let step = 1; step <= 3; step++) {
    const before = await current.textContent()
    await expect(shown).toBeVisible()
    await press(' ')
    if (step < 3) await expect(current).not.toHaveText(String(before))
  }
  await expect(page.getByText('Tout est coché.', { exact: true })).toBeVisible()
}

/** Twelve in the check; fifty, as the promise has it, with TRIAGE_DOSSIERS=50. */
const COUNT = Number(process.env.TRIAGE_DOSSIERS || 12)

test('a queue is worked through by keyboard alone, six presses a dossier in the median', async ({
  page,
  site,
}) => {
  test.setTimeout(COUNT * 30_000)
  const { finish } = visitorOf(site.url)
  const names = Array.from({ length: COUNT }, (_, n) => `Atelier au Clavier ${n + 1}`)
  for (const company_name of names) await finish({ company_name })
  await signIn(page)
  await page.getByRole('link', { name: /À vérifier/ }).click()
  await heading(page, String(names[0]))
  await checkAccess(page)
  const { press, since } = counted(page)
  /** Asks for the bank details again, with a word why; the keyboard goes from field to field. */
  async function askAgain() {
    const dialog = page.getByRole('dialog')
    const tabTo = async (target: Locator) => {
      while (!(await target.evaluate(element => element === document.activeElement))) await press('Tab')
    }
    await press('i')
    await tabTo(dialog.getByLabel('RIB professionnel'))
    await press(' ')
    await tabTo(dialog.getByLabel(/^Motif/))
    for (const letter of 'Flou') await press(letter)
    await tabTo(dialog.locator('[type=submit]'))
    await press('Enter')
    await expect(dialog).toHaveCount(0)
    await press('j')
  }
  const needed: number[] = []
  for (const [n, name] of names.entries()) {
    await heading(page, name)
    await tickGood(page, press)
    if (n % 4 === 1) await askAgain()
    else await press('v')
    if (n < names.length - 1) await heading(page, String(names[n + 1]))
    needed.push(since())
  }
  await expect(page.getByText('C’était le dernier dossier de la file.')).toBeVisible()
  needed.sort((a, b) => a - b)
  console.log(
    `${COUNT} dossiers by keyboard: ${needed[COUNT >> 1]} presses in the median, ${needed.at(-1)} at most`,
  )
  expect(needed[COUNT >> 1]).toBeLessThanOrEqual(6)

  await press('?')
  const keys = page.getByRole('dialog', { name: 'Touches du tri' })
  await checkAccess(page)
  await keys.getByLabel('Utiliser ces touches').uncheck()
  await page.keyboard.press('Escape')
  await press('i')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/admin-dashboard')
  await expect(
    page.getByRole('link', { name: new RegExp(`${COUNT - Math.ceil((COUNT - 1) / 4)} Décision attendue`) }),
  ).toBeVisible()
})

/** Three in the check; fifty and ten, as the promise has it, with TRIAGE_READ=50. */
const READ = Number(process.env.TRIAGE_READ || 3)

/** What confirms a good dossier, as fast as they are pressed. */
const GOOD_KEYS = [' ', 'Enter', ' ', ' ', ' ', 'v']

test('pieces that are read take six presses; no wrong one is confirmed by the keys that confirm a good one', async ({
  browser,
}) => {
  test.setTimeout(120_000 + READ * 60_000)
  const site = await startCopy({ READ_PIECES: 'on' })
  try {
    const visitor = visitorOf(site.url)
    const pieces = await readablePieces()
    const finish = async (rib: Buffer | undefined) => {
      const { id } = (await (await visitor.submit(soleTrader)).json()) as { id: string }
      for (const [kind, bytes] of pieces)
        await visitor.upload(id, kind, `${kind}.pdf`, kind === 'rib' && rib ? rib : bytes)
      await visitor.sign(id)
      await visitor.finalize(id)
      return id
    }
    const wrong = await strangersAccount()
    const dossiers: { id: string; planted: boolean }[] = []
    for (let n = 0; n < READ; n++) {
      const planted = n % 5 === 1
      dossiers.push({ id: await finish(planted ? wrong : undefined), planted })
    }
    const admin = await administratorOf(site.url)
    const read = (id: string) => admin.readDossier({ params: { id } })
    for (const { id } of dossiers)
      await expect
        .poll(async () => (await read(id)).documents.map(({ reading }) => reading.state), {
          timeout: 120_000,
        })
        .toEqual(['done', 'done', 'done', 'done', 'done'])

    const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await signIn(page)
    for (const { id, planted } of dossiers) {
      await page.goto(`/admin-dashboard/dossiers/${id}?file=to-check`)
      await expect(page.getByRole('region', { name: 'À vérifier' })).toBeVisible()
      await expect(
        page.getByRole('region', { name: 'Pièce', exact: true }).locator('canvas').first(),
      ).toBeVisible()
      if (planted) {
        // However often: it stands at the wrong line, which says why.
        for (const key of [...GOOD_KEYS, ...GOOD_KEYS]) await page.keyboard.press(key, { delay: 30 })
        await expect(page.getByRole('alert').filter({ hasText: 'la lecture dit le contraire' })).toBeVisible()
        const { documents, pieces_checked_at } = await read(id)
        const rib = documents.find(({ document_type }) => document_type === 'rib')
        expect([rib?.checked, pieces_checked_at]).toEqual([['iban'], null])
      } else {
        const { press, since } = counted(page)
        await tickGood(page, press)
        await press('v')
        expect(since()).toBe(6)
        await expect.poll(async () => (await read(id)).pieces_checked_at).not.toBeNull()
      }
    }
    await context.close()
  } finally {
    await site.remove()
  }
})
