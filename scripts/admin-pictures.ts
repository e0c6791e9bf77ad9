import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { administratorOf } from '../tests/support/admin'
import { findChromium } from '../tests/support/chromium'
import { startProgram } from '../tests/support/program'
import { fill, finishedDossier } from './admin-picture-data'

/**
 * `npx tsx scripts/admin-pictures.ts FOLDER [SIZES [NAMES [WIDTHS [SCHEMES]]]]`, after `npm run build`: the administration
 * with 0, 60 and 10,000 dossiers at four widths, by day and by night, for eyes to look at; and what eyes miss: layout
 * shift, pages that scroll sideways, words that are cut, a list below the first view.
 */
const HEIGHTS = { 360: 780, 1024: 768, 1366: 768, 1440: 900 } as const
const WIDTHS = [1366, 360, 1024, 1440] as const
/** The places below, on a telephone. */
const BAR = 60
const SCHEMES = ['light', 'dark'] as const

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

const ADMIN = '/admin-dashboard'

interface Made {
  dossier: string
  leadAccount: string
}

const placesOf = (made: Made | null): Place[] => [
  { name: 'dossiers', address: ADMIN, list: true },
  { name: 'factures', address: ADMIN, open: tab, list: true },
  { name: 'actions', address: ADMIN, open: press(/^Agir sur/) },
  { name: 'pied', address: ADMIN, open: page => page.locator('#systeme').scrollIntoViewIfNeeded() },
  once('double-accord', ADMIN, press('Modifier le double accord')),
  once('palette', ADMIN, page => page.keyboard.press('Control+k')),
  once('vue', `${ADMIN}?recherche=atelier`, press('Garder cette vue')),
  { name: 'vues', address: `${ADMIN}?statut=Soumis`, list: true },
  { name: 'queue', address: `${ADMIN}/file/to-check` },
  once('queue-answer', `${ADMIN}/file/answer`),
  ...(made
    ? [
        once('tiroir', `${ADMIN}?dossier=${made.dossier}`),
        once('entier', `${ADMIN}/dossiers/${made.dossier}`),
        once('triage', `${ADMIN}/dossiers/${made.dossier}?file=to-check`),
        once('touches', `${ADMIN}/dossiers/${made.dossier}?file=to-check`, press('Touches')),
        once('client', `${ADMIN}/contacts/${made.leadAccount}`),
      ]
    : []),
  { name: 'chiffres', address: `${ADMIN}/chiffres` },
  once('chiffres-tableau', `${ADMIN}/chiffres`, page => page.getByText('Les mêmes chiffres').click()),
  { name: 'journal', address: `${ADMIN}/journal` },
  { name: 'journal-emails', address: `${ADMIN}/journal?onglet=e-mails` },
  { name: 'journal-transmissions', address: `${ADMIN}/journal?onglet=transmissions` },
  once('e-mails', `${ADMIN}/e-mails`),
  once('comptes', `${ADMIN}/comptes`),
  once('inviter', `${ADMIN}/comptes`, press(/Inviter/)),
  once('compte', `${ADMIN}/compte`),
  once('contenus', `${ADMIN}/contenus`),
  once('pages', `${ADMIN}/contenus?onglet=pages`),
  once('aides', `${ADMIN}/contenus?onglet=aides`),
  once('article', `${ADMIN}/contenus/articles/nouveau`),
  { name: 'international', address: `${ADMIN}/international` },
  { name: 'contacts', address: `${ADMIN}/contacts` },
]

const once = (name: string, address: string, open?: Place['open']): Place => ({
  name,
  address,
  once: true,
  ...(open ? { open } : {}),
})

const tab = (page: Page) => page.getByRole('tab', { name: /Factures/ }).click({ timeout: 8_000 })

async function main() {
  const folder = process.argv[2] ?? 'test-results/admin-pictures'
  const [sizes = '0,60,10000', names = '', widths = WIDTHS.join(), schemes = 'light,dark'] =
    process.argv.slice(3)
  const asked: Asked = {
    names: names.split(',').filter(Boolean),
    widths: WIDTHS.filter(width => widths.split(',').includes(String(width))),
    schemes: SCHEMES.filter(scheme => schemes.split(',').includes(scheme)),
  }
  await mkdir(folder, { recursive: true })
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
  })
  try {
    for (const size of sizes.split(',')) await picturesWith(browser, Number(size), folder, asked)
  } finally {
    await browser.close()
  }
}

interface Asked {
  /** Empty: all of them. */
  names: string[]
  widths: (typeof WIDTHS)[number][]
  schemes: (typeof SCHEMES)[number][]
}

async function picturesWith(
  browser: Browser,
  size: number,
  folder: string,
  { names, widths, schemes }: Asked,
) {
  const site = await startProgram()
  try {
    const dossier = size > 0 ? await finishedDossier(site.url) : null
    const made = dossier === null ? null : { dossier, ...(await fill(site, size)) }
    const { token } = await administratorOf(site.url)
    const places = placesOf(made)
      .filter(({ once }) => !once || size === 60)
      .filter(({ name }) => names.length === 0 || names.includes(name))
    for (const scheme of schemes) {
      for (const width of widths) {
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
  const shifts = await page.evaluate(() => (window as unknown as Watched).shifts)
  const shift = shifts.reduce((sum, { value }) => sum + value, 0)
  await open?.(page)
  if (open) await settled(page)
  await page.screenshot({ path: file })
  if (!open && !list)
    await page.screenshot({ path: file.replace(/(-\d+)\.png$/, '-entier$1.png'), fullPage: true })
  const { wide, boxes, cut, first } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - window.innerWidth,
    boxes: [...document.querySelectorAll<HTMLElement>('main *')]
      .filter(
        one => /auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1,
      )
      .map(one => `${one.tagName} ${one.className}`.slice(0, 60)),
    // What stands behind « … » without a way to read it whole.
    cut: [...document.querySelectorAll<HTMLElement>('main *, [role=dialog] *')]
      .filter(
        one =>
          one.clientWidth > 1 &&
          /hidden|clip/.test(getComputedStyle(one).overflowX) &&
          one.scrollWidth > one.clientWidth + 1 &&
          !one.closest('[title], .visually-hidden'),
      )
      .map(one => `${one.tagName} ${one.className} ${one.textContent}`.slice(0, 80)),
    first: document.querySelector('main tbody tr')?.getBoundingClientRect().bottom ?? 0,
  }))
  const { width = 0, height: tall = 0 } = page.viewportSize() ?? {}
  return [
    ...(shift >= 0.05 ? [`layout shift ${shift.toFixed(3)}, most by ${worst(shifts)}`] : []),
    ...(wide > 0 ? [`scrolls sideways by ${wide}`] : []),
    ...boxes.map(box => `scrolls within: ${box}`),
    ...cut.slice(0, 3).map(words => `cut: ${words}`),
    ...(list && first > tall - (width < 641 ? BAR : 0) ? [`list at ${Math.round(first)}`] : []),
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

interface Watched {
  shifts: { value: number; moved: string }[]
}

const worst = (shifts: Watched['shifts']) =>
  shifts.reduce((most, one) => (one.value > most.value ? one : most)).moved

function watchShifts() {
  type Entry = { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
  const seen = window as unknown as Watched
  seen.shifts = []
  new PerformanceObserver(list => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as Entry[])
      if (!hadRecentInput) {
        const moved = sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName} ${node.className}` : '',
        )
        seen.shifts.push({ value, moved: moved.join(' + ').slice(0, 160) })
      }
  }).observe({ type: 'layout-shift', buffered: true })
}

main().catch(error => {
  console.error(error)
  process.exit(1)
})
