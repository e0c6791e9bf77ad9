import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import pg from 'pg'
import sharp from 'sharp'
import { administratorOf } from '../tests/support/admin'
import { findChromium } from '../tests/support/chromium'
import { rowsOf } from '../tests/support/dossier-rows'
import { visitorOf } from '../tests/support/path'
import { type Program, startProgram } from '../tests/support/program'

/**
 * `npx tsx scripts/admin-pictures.ts FOLDER [SIZES]`, after `npm run build`: the administration with 0, 60 and 10,000
 * dossiers at four widths, by day and by night, for eyes to look at; and what eyes miss: layout shift, pages that
 * scroll sideways, a list below the first view.
 */
const HEIGHTS = { 360: 780, 1024: 768, 1366: 768, 1440: 900 } as const
const WIDTHS = [1366, 360, 1024, 1440] as const

interface Place {
  name: string
  address: string
  /** What is opened there before the picture. */
  open?: (page: Page) => Promise<unknown>
  /** Taken with sixty dossiers alone. */
  once?: true
  list?: true
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click({ timeout: 8_000 })

const placesOf = (dossier: string | null): Place[] => [
  { name: 'dossiers', address: '/admin-dashboard', list: true },
  { name: 'factures', address: '/admin-dashboard', open: tab },
  { name: 'actions', address: '/admin-dashboard', open: press(/^Agir sur/) },
  {
    name: 'palette',
    address: '/admin-dashboard',
    open: page => page.keyboard.press('Control+k'),
    once: true,
  },
  { name: 'queue', address: '/admin-dashboard/file/to-check' },
  { name: 'queue-answer', address: '/admin-dashboard/file/answer', once: true },
  ...(dossier
    ? [
        { name: 'tiroir', address: `/admin-dashboard?dossier=${dossier}`, once: true } as const,
        { name: 'entier', address: `/admin-dashboard/dossiers/${dossier}`, once: true } as const,
        {
          name: 'triage',
          address: `/admin-dashboard/dossiers/${dossier}?file=to-check`,
          once: true,
        } as const,
      ]
    : []),
  { name: 'chiffres', address: '/admin-dashboard/chiffres' },
  { name: 'journal', address: '/admin-dashboard/journal' },
  { name: 'journal-emails', address: '/admin-dashboard/journal?onglet=e-mails', once: true },
  { name: 'e-mails', address: '/admin-dashboard/e-mails', once: true },
  { name: 'comptes', address: '/admin-dashboard/comptes', once: true },
  { name: 'compte', address: '/admin-dashboard/compte', once: true },
  { name: 'contenus', address: '/admin-dashboard/contenus', once: true },
  { name: 'international', address: '/admin-dashboard/international', once: true },
  { name: 'contacts', address: '/admin-dashboard/contacts' },
]

const tab = (page: Page) => page.getByRole('tab', { name: /Factures/ }).click({ timeout: 8_000 })

async function main() {
  const folder = process.argv[2] ?? 'test-results/admin-pictures'
  const sizes = (process.argv[3] ?? '0,60,10000').split(',').map(Number)
  await mkdir(folder, { recursive: true })
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
  })
  try {
    for (const size of sizes) await picturesWith(browser, size, folder)
  } finally {
    await browser.close()
  }
}

async function picturesWith(browser: Browser, size: number, folder: string) {
  const site = await startProgram()
  try {
    const dossier = size > 0 ? await visitorOf(site.url).finish() : null
    if (size > 0) await fill(site, size)
    const { token } = await administratorOf(site.url)
    const places = placesOf(dossier).filter(({ once }) => !once || size === 60)
    for (const scheme of ['light', 'dark'] as const) {
      for (const width of WIDTHS) {
        const context = await browser.newContext({
          baseURL: site.url,
          viewport: { width, height: HEIGHTS[width] },
          colorScheme: scheme,
          locale: 'fr-FR',
          timezoneId: 'Europe/Paris',
          reducedMotion: 'reduce',
        })
        await context.addInitScript(value => localStorage.setItem('admin_token', value), token)
        await context.addInitScript(watchShifts)
        for (const place of places) {
          const page = await context.newPage()
          const file = join(folder, `${size}-${scheme}-${place.name}-${width}.png`)
          const flaws = await picture(page, place, file).catch(error => [String(error).split('\n')[0]])
          if (flaws.length > 0) console.log(`${size} ${scheme} ${place.name} ${width}: ${flaws.join('; ')}`)
          await page.close()
        }
        await context.close()
      }
    }
    for (const { name } of places) await sheet(folder, size, name)
    // What the program could not answer meanwhile.
    if (site.output()) console.log(site.output().slice(-4_000))
  } finally {
    await site.remove()
  }
}

/** @returns what is wrong with it */
async function picture(page: Page, { address, open, list }: Place, file: string): Promise<string[]> {
  await page.goto(address)
  await settled(page)
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
  await open?.(page)
  if (open) await settled(page)
  await page.screenshot({ path: file })
  if (!open && !list)
    await page.screenshot({ path: file.replace(/(-\d+)\.png$/, '-entier$1.png'), fullPage: true })
  const { wide, boxes, first } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - window.innerWidth,
    boxes: [...document.querySelectorAll<HTMLElement>('main *')]
      .filter(
        one => /auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1,
      )
      .map(one => `${one.tagName} ${one.className}`.slice(0, 60)),
    first: document.querySelector('main tbody tr')?.getBoundingClientRect().bottom ?? 0,
  }))
  const tall = page.viewportSize()?.height ?? 0
  return [
    ...(shift >= 0.05 ? [`layout shift ${shift.toFixed(3)}`] : []),
    ...(wide > 0 ? [`scrolls sideways by ${wide}`] : []),
    ...boxes.map(box => `scrolls within: ${box}`),
    ...(list && first > tall ? [`list at ${Math.round(first)}`] : []),
  ]
}

/** Until nothing loads any more; a stream stays open for ever. */
async function settled(page: Page) {
  // A dialogue takes the page behind it out of the tree that roles are looked for in.
  await page.locator('main').first().waitFor()
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'), null, {
    timeout: 15_000,
  })
  await page.waitForTimeout(700)
}

function watchShifts() {
  const seen = window as unknown as { shift: number }
  seen.shift = 0
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** One picture of the four widths side by side, for each scheme that was taken. */
async function sheet(folder: string, size: number, name: string) {
  for (const scheme of ['light', 'dark']) {
    const parts = await Promise.all(
      WIDTHS.map(width =>
        sharp(join(folder, `${size}-${scheme}-${name}-${width}.png`))
          .resize({ height: 640 })
          .toBuffer({ resolveWithObject: true })
          .catch(() => null),
      ),
    )
    const there = parts.filter(part => part !== null)
    if (there.length === 0) continue
    let left = 0
    const composed = there.map(({ data, info }) => {
      const at = { input: data, left, top: 0 }
      left += info.width + 12
      return at
    })
    await sharp({ create: { width: left, height: 640, channels: 3, background: '#c5311d' } })
      .composite(composed)
      .png()
      .toFile(join(folder, `sheet-${size}-${scheme}-${name}.png`))
  }
}

async function fill(site: Program, size: number) {
  const client = new pg.Client(await site.connection())
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query(
      `delete from counters where name = 'invoices' or name like any (array['dossiers:%', 'week:%', 'stay:%'])`,
    )
    for (const statement of rowsOf(size, `now() - interval '30 days'`)) await client.query(statement)
    // A kind without details: the bench's own say less than the journal's contract asks for.
    await client.query(`update events set type = 'answer-asked' where dossier_id like 'bench-%'`)
    await client.query(
      `update dossiers set company_name = company_name || ' et associés, entreprise générale du bâtiment et des travaux publics'
       where id like 'bench-%7'`,
    )
  } finally {
    await client.end()
  }
}

main().catch(error => {
  console.error(error)
  process.exit(1)
})
