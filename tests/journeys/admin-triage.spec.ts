import type { Locator, Page } from '@playwright/test'
import { checkAccess, keepSession, signIn } from '../support/browser/dashboard'
import { countedKeys, tickGood } from '../support/browser/triage-keys'
import { administratorOf } from '../support/dossiers/admin'
import { visitorOf } from '../support/dossiers/path'
import {
  readablePieces,
  soleTrader,
  stoppingLines,
  type WrongPiece,
  wrongPieces,
} from '../support/files/readable-pieces'
import { expect, test } from '../support/journey'
import { startCopy } from '../support/program/template-site'

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()

/** Eight in the check, two of them asked again; fifty, as the promise has it, with TRIAGE_DOSSIERS=50. */
const COUNT = Number(process.env.TRIAGE_DOSSIERS || 8)

test('a queue is worked through by keyboard alone, six presses a dossier in the median', async ({
  page,
  site,
}) => {
  test.setTimeout(COUNT * 60_000)
  const { finish } = visitorOf(site.url)
  const names = Array.from({ length: COUNT }, (_, n) => `Atelier au Clavier ${n + 1}`)
  for (const company_name of names) await finish({ company_name })
  await signIn(page)
  await page.getByRole('link', { name: /À vérifier/ }).click()
  await heading(page, String(names[0]))
  await checkAccess(page)
  const { press, since } = countedKeys(page)
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

/** Two in the check, a wrong piece in one of them; fifty and ten, as the promise has it, with TRIAGE_READ=50. */
const READ = Number(process.env.TRIAGE_READ || 2)

/** What confirms a good dossier, as fast as they are pressed. */
const GOOD_KEYS = [' ', 'Enter', ' ', ' ', ' ', 'v']

test('pieces that are read take six presses; no wrong one is confirmed by the keys that confirm a good one', async ({
  browser,
}) => {
  test.setTimeout(400_000 + READ * 120_000)
  const site = await startCopy({ READ_PIECES: 'on' })
  try {
    const visitor = visitorOf(site.url)
    const [pieces, faults] = [await readablePieces(), await wrongPieces()]
    const finish = async (planted: WrongPiece | null) => {
      const id = await visitor.begin(soleTrader)
      for (const [kind, bytes] of pieces)
        await visitor.handIn(id, kind, `${kind}.pdf`, planted?.slot === kind ? planted.bytes : bytes)
      await visitor.signAndFinalize(id)
      return id
    }
    const dossiers: { id: string; planted: WrongPiece | null }[] = []
    for (let n = 0; n < READ; n++) {
      const planted = n % 5 === 1 ? (faults[Math.floor(n / 5) % faults.length] ?? null) : null
      dossiers.push({ id: await finish(planted), planted })
    }
    const admin = await administratorOf(site.url)
    const read = (id: string) => admin.readDossier({ params: { id } })
    for (const { id } of dossiers)
      await expect
        .poll(async () => (await read(id)).documents.map(({ reading }) => reading.state), {
          // The first of them may be read last: all are in the queue.
          timeout: READ * 120_000,
        })
        .toEqual(['done', 'done', 'done', 'done', 'done'])

    const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await signIn(page)
    const needed: number[] = []
    const caught: string[] = []
    for (const { id, planted } of dossiers) {
      await page.goto(`/admin-dashboard/dossiers/${id}?file=to-check`)
      await expect(page.getByRole('region', { name: 'À vérifier' })).toBeVisible()
      const drawn = page.getByRole('region', { name: 'Pièce', exact: true }).locator('canvas').first()
      await expect(drawn).toBeVisible()
      // As wide as its pane: it stood there as small as a stamp.
      expect((await drawn.boundingBox())?.width).toBeGreaterThan(300)
      if (planted) {
        // However often: it stands at the wrong line, which says why.
        for (const key of [...GOOD_KEYS, ...GOOD_KEYS]) await page.keyboard.press(key, { delay: 30 })
        await expect(
          page.getByRole('alert').filter({ hasText: /la lecture (dit le contraire|ne tranche pas)/ }),
          planted.fault,
        ).toBeVisible()
        const { documents, pieces_checked_at } = await read(id)
        const piece = documents.find(({ document_type }) => document_type === planted.slot)
        const wrong = piece ? stoppingLines(planted.slot, piece.reading) : []
        expect(wrong.length, planted.fault).toBeGreaterThan(0)
        for (const line of wrong) expect(piece?.checked, planted.fault).not.toContain(line)
        expect(pieces_checked_at, planted.fault).toBeNull()
        caught.push(`${planted.slot}, ${planted.fault}`)
      } else {
        const { press, since } = countedKeys(page)
        await tickGood(page, press)
        await press('v')
        needed.push(since())
        await expect.poll(async () => (await read(id)).pieces_checked_at).not.toBeNull()
      }
    }
    needed.sort((a, b) => a - b)
    const planted = dossiers.filter(dossier => dossier.planted).length
    console.log(
      `${READ} dossiers with pieces that are read: ${needed[needed.length >> 1]} presses for a good one in the median, ` +
        `${needed.at(-1)} at most; ${caught.length} of ${planted} wrong pieces caught (${caught.join('; ')})`,
    )
    expect(needed[needed.length >> 1]).toBeLessThanOrEqual(6)
    expect(caught).toHaveLength(planted)
    await context.close()
  } finally {
    await site.remove()
  }
})

test('on a telephone the thumb verifies, asks again and goes on, and sees the queue', async ({
  page,
  site,
}) => {
  const { finish } = visitorOf(site.url)
  const names = ['Atelier au Pouce 1', 'Atelier au Pouce 2']
  const ids: string[] = []
  for (const company_name of names) ids.push(await finish({ company_name }))
  await page.setViewportSize({ width: 390, height: 844 })
  await keepSession(page)
  await page.goto(`/admin-dashboard/dossiers/${ids[0]}?file=to-check`)
  await heading(page, String(names[0]))
  const thumb = page.getByRole('group', { name: 'À portée de pouce' })
  const holds = thumb.getByRole('button', { name: 'Conforme' })
  await holds.click()
  await expect(thumb.getByText('Code de sécurité')).toBeVisible()
  const code = page.getByRole('checkbox', { name: /Code de sécurité/ })
  await code.click()
  await expect(code).toBeChecked()
  const all = thumb.getByRole('button', { name: 'Tout vérifié' })
  const current = page
    .getByRole('region', { name: 'Pièce', exact: true })
    .getByRole('button', { pressed: true })
  // On from the certificate, and through the three others.
  for (let step = 1; step <= 4; step++) {
    const before = await current.textContent()
    await holds.click()
    if (step < 4) await expect(current).not.toHaveText(String(before))
  }
  await expect(all).toBeVisible()
  await checkAccess(page)
  await all.click()
  await heading(page, String(names[1]))

  await thumb.getByRole('button', { name: 'Redemander' }).click()
  const dialog = page.getByRole('dialog', { name: 'Demander des pièces' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')

  const queue = page.getByRole('navigation', { name: 'À vérifier' })
  await expect(queue.getByRole('link', { name: names[0] })).toBeHidden()
  await queue.getByRole('button', { name: /À vérifier/ }).click()
  await queue.getByRole('link', { name: names[0] }).click()
  await heading(page, String(names[0]))
})
