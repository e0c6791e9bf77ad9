import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { administratorOf } from '../tests/support/dossiers/admin'
import { company, pieces, visitorOf } from '../tests/support/dossiers/path'
import { bareBrowser } from './support/bare-browser'
import type { Figure, Options } from './support/figure'
import { medianOfRuns } from './support/median-of-runs'
import { startSite } from './support/site'
import { type Noted, type SlowedPage, slowedPage } from './support/slowed-page'
import { trace } from './support/trace'

const SLOWED = 4
/** A longer task of the main thread is felt (W3C, Long Tasks API). */
const LONG_TASK_MS = 50
/** « Good » for the worst interaction of a page (web.dev, Interaction to Next Paint). */
const INP_MS = 200
const DOSSIERS = 60
const RUNS = 3

type Walk = (page: SlowedPage, url: string) => Promise<void>

/** What a person presses and types on each screen, in a real browser on a main thread four times as slow. */
const WALKS: Record<string, Walk> = {
  'the wizard, first step to signed': walkWizard,
  'a request for quotes': walkQuoteRequest,
  'the administration': walkAdministration,
}

export async function run(options: Options): Promise<Figure[]> {
  const site = await startSite(options)
  const browser = await bareBrowser()
  try {
    const visitor = visitorOf(site.url)
    for (let n = 0; n < DOSSIERS; n++) await visitor.submit({ ...company, company_name: `Atelier ${n}` })
    return await medianOfRuns(options.trace ? 1 : RUNS, async () => {
      const figures: Figure[] = []
      for (const [name, walk] of Object.entries(WALKS)) {
        const traced = options.trace && (await trace(browser, site.url, options.functions))
        const page = await slowedPage(browser.send, SLOWED)
        await walk(page, site.url)
        figures.push(...figuresOf(name, await page.noted()))
        if (traced) console.log(await traced.end(page.steps))
        await page.close()
      }
      return figures
    })
  } finally {
    await browser.close()
    await site.remove()
  }
}

function figuresOf(name: string, { longTasks, interactions }: Noted): Figure[] {
  console.log(`${name}: tasks of ${list(longTasks)} ms, ${interactions.length} interactions`)
  return [
    {
      name: `${name}, longest task, × ${SLOWED} slower`,
      value: Math.max(0, ...longTasks),
      unit: 'ms',
      limit: { most: LONG_TASK_MS },
    },
    {
      name: `${name}, worst interaction to its picture`,
      value: Math.max(0, ...interactions),
      unit: 'ms',
      limit: { most: INP_MS },
    },
  ]
}

const list = (values: number[]) =>
  values
    .map(Math.round)
    .sort((a, b) => b - a)
    .join(', ') || 'less than 50'

async function walkWizard(page: SlowedPage, url: string) {
  await page.goTo(`${url}/dossier`)
  await page.until(IS_ALIVE)
  for (const [field, value] of Object.entries(company)) {
    await page.press({ css: `#${field}` })
    await page.type(value)
  }
  const next = { css: 'button', words: 'Continuer' }
  await page.press(next)
  await page.seen({ css: 'main p, main li', words: 'Étape 2 sur 4' })
  await handInPieces(page)
  await page.press(next)
  const box = { css: 'main input[type=checkbox]' }
  await page.seen(box)
  for (let at = 0, boxes = await page.count(box); at < boxes; at++) await page.press({ ...box, at })
  await page.press({ css: 'button', words: 'Signer et finaliser mon dossier' })
  await page.seen({ css: 'main p, main li', words: 'Étape 4 sur 4' })
}

async function handInPieces(page: SlowedPage) {
  const folder = await mkdtemp(join(tmpdir(), 'siteligible-pieces-'))
  try {
    for (const [kind, name, bytes] of pieces) {
      const path = join(folder, name)
      await writeFile(path, bytes)
      await page.seen({ css: `#piece-${kind}` })
      await page.chooseFile(`#piece-${kind} input[type=file]`, path)
      await page.seen({ css: `#piece-${kind}`, words: name })
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function walkQuoteRequest(page: SlowedPage, url: string) {
  await page.goTo(`${url}/demande-de-devis`)
  await page.until(IS_ALIVE)
  const field = { css: 'form input[type=text], form input[type=tel], form textarea' }
  for (let at = 0, fields = await page.count(field); at < fields; at++) {
    await page.press({ ...field, at })
    await page.type('Quincampoix')
  }
  await page.press({ css: 'form button', at: -1 })
  await page.seen({ css: '[role=alert]' })
}

async function walkAdministration(page: SlowedPage, url: string) {
  const { token } = await administratorOf(url)
  await page.before(`localStorage.setItem('admin_token', ${JSON.stringify(token)})`)
  await page.goTo(`${url}/admin-dashboard`)
  const last = { css: 'main table a', words: 'Atelier 59' }
  await page.seen(last)
  await page.type('/atelier 42')
  await page.gone(last)
  const dialog = 'dialog'
  await page.press({ css: 'main table a', words: 'Atelier 42' })
  await page.seen({ css: dialog, words: 'À faire' })
  await page.key('Escape', 27)
  await page.gone({ css: dialog })
  await page.key('k', 75, 2)
  await page.seen({ css: `${dialog} [role=combobox]` })
  await page.type('atelier 17')
  await page.seen({ css: '[role=option]', words: 'Atelier 17' })
}

const IS_ALIVE = `Object.keys(document.querySelector('main form') ?? {}).some(key => key.startsWith('__react'))`
