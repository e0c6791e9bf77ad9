import { signIn } from '../support/browser/dashboard'
import { administratorOf } from '../support/dossiers/admin'
import { visitorOf } from '../support/dossiers/path'
import { deceivingFiles, foreignFiles } from '../support/files/hostile-files'
import { pdfBombs } from '../support/files/pdf-bombs'
import { expect, test } from '../support/journey'

test('a browser opens every hostile piece that is served: nothing runs, nothing leaves', async ({
  page,
  site,
  quiet,
}) => {
  quiet.allowed.push(/./)
  const visitor = visitorOf(site.url)
  const id = await visitor.complete({ company_name: 'Pièces hostiles' })
  const administrator = await administratorOf(site.url)
  const address = `${site.url}/api/admin/dossier/${id}/document/rib`
  const ran: string[] = []
  let opening = ''
  page.on('dialog', async dialog => {
    ran.push(`${opening}: ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('request', request => {
    const asked = request.url()
    // What the payloads ask for, and anything elsewhere.
    if (asked.includes('/api/admin/stats') || (/^https?:/.test(asked) && !asked.startsWith(site.url)))
      ran.push(`${opening}: ${asked}`)
  })

  // The proof that the corpus bites: the same page, served as one.
  const foreign = foreignFiles()
  await page.route('**/bait', route =>
    route.fulfill({
      contentType: 'text/html',
      body: String(foreign.find(file => file.name === 'piece.html')?.bytes),
    }),
  )
  await page.goto('/bait')
  await expect.poll(() => ran.length).toBe(1)
  ran.length = 0

  // Refused at the door, so that there is nothing to open.
  for (const { what, name, bytes } of foreign)
    expect((await visitor.upload(id, 'rib', name, bytes)).status, what).toBeGreaterThanOrEqual(400)

  await page.goto('/admin-login')
  const deceiving = deceivingFiles()
  expect(foreign.length + deceiving.length).toBeGreaterThanOrEqual(60)
  for (const { what, name, bytes } of deceiving) {
    opening = what
    await visitor.handIn(id, 'rib', name, bytes)
    await page.evaluate(open, { address, token: administrator.token })
  }
  await page.waitForTimeout(1_000)
  expect(ran).toEqual([])

  // Straight from its address it is saved, never shown.
  await page.route(address, route =>
    route.continue({
      headers: { ...route.request().headers(), authorization: `Bearer ${administrator.token}` },
    }),
  )
  const download = page.waitForEvent('download')
  await page.goto(address).catch(() => {})
  expect((await download).suggestedFilename()).toMatch(/\.jpg$/)
  expect(ran).toEqual([])
})

/** In the page, as our own screens do and worse: the bytes with the type that was served, in every frame. */
async function open({ address, token }: { address: string; token: string }) {
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  const bytes = await answer.blob()
  const local = URL.createObjectURL(new Blob([bytes], { type: String(answer.headers.get('content-type')) }))
  const frames = (['iframe', 'img', 'object', 'embed'] as const).map(kind => {
    const element = document.createElement(kind)
    element.setAttribute(kind === 'object' ? 'data' : 'src', local)
    document.body.append(element)
    return element
  })
  await new Promise(resolve => setTimeout(resolve, 150))
  for (const element of frames) element.remove()
}

test('of 20,000 blank pages of two metres the administrator’s browser holds those in sight', async ({
  page,
  site,
}) => {
  const visitor = visitorOf(site.url)
  const id = await visitor.complete({ company_name: 'Vingt mille pages' })
  const bomb = pdfBombs['twenty thousand blank pages']?.() ?? Buffer.alloc(0)
  await visitor.handIn(id, 'rib', 'rib.pdf', bomb)
  await signIn(page)
  // As it is opened before anybody has looked into it: no flag keeps it from being drawn.
  await page.route(`**/api/admin/dossier/${id}`, async route => {
    const answer = await route.fetch()
    const dossier = await answer.json()
    for (const piece of dossier.documents) piece.flags = []
    await route.fulfill({ json: dossier })
  })
  await page.goto(`/admin-dashboard/dossiers/${id}`)
  await page.getByRole('button', { name: 'Voir : RIB professionnel' }).click()
  const viewer = page.getByRole('dialog', { name: 'RIB professionnel' })
  await expect(viewer.getByRole('img', { name: 'Page 1', exact: true })).toBeVisible({ timeout: 120_000 })
  const pages = viewer.getByRole('region', { name: 'RIB professionnel, rib.pdf' })
  for (let turn = 0; turn < 20; turn++) await pages.evaluate(box => box.scrollBy(0, box.clientHeight))
  // Pages that are drawn on the way have another height, and move the end.
  await expect(async () => {
    await pages.evaluate(box => box.scrollTo(0, box.scrollHeight))
    await expect(viewer.getByRole('img', { name: 'Page 200', exact: true })).toBeVisible({ timeout: 15_000 })
  }).toPass({ timeout: 240_000 })
  await expect(viewer.getByText('Ce document a 20000 pages')).toBeVisible()
  const bytes = () =>
    viewer
      .locator('canvas')
      .evaluateAll(all =>
        (all as HTMLCanvasElement[]).reduce((sum, { width, height }) => sum + 4 * width * height, 0),
      )
  // The pages of the way there have gone.
  await expect.poll(bytes).toBeLessThanOrEqual(6 * 16_000_000)
})
