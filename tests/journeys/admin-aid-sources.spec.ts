import pg from 'pg'
import { parisDay } from '../../src/domain/text/french'
import { axeFindings } from '../support/browser/axe'
import { keepSession } from '../support/browser/dashboard'
import { holdToasts } from '../support/browser/held-toasts'
import { expect, test } from '../support/journey'
import type { Program } from '../support/program/program'
import { startCopy } from '../support/program/template-site'

const READ = `Kap Numérik
La Région paie 80 % d’un site, dans la limite de 3 200 €.
Le devis est signé par le prestataire.
La commande vient après la notification.`
const SEEN = READ.replace('80 %', '50 %').replace('3 200 €', '2 000 €')
const NOW = new Date()
const FOUND = { asked_at: NOW, whole_at: NOW, found_at: NOW, status: 200, failures: 0 }

/** What five nights of the watch would have left: watch-aid-pages.test.ts runs it against a server that does these things. */
const findings = [
  { slug: 'kap-numerik', origin: 'page', finding: 'changed', read_text: READ, seen_text: SEEN },
  {
    slug: 'kap-numerik',
    origin: 'register',
    finding: 'changed',
    read_text: READ,
    seen_text: `${READ}\nFermée.`,
  },
  {
    ...{ slug: 'aden-hauts-de-france', origin: 'page', finding: 'moved', read_text: READ, seen_text: READ },
    moved_to:
      'https://entreprises.hautsdefrance.fr/une-adresse-bien-plus-longue-que-celle-que-nous-connaissions-avant',
  },
  {
    slug: 'vesoul-creation-site-internet',
    origin: 'page',
    finding: 'vanished',
    read_text: READ,
    status: 404,
  },
  {
    slug: 'grand-dax-transition-numerique',
    origin: 'page',
    finding: 'silent',
    reason: 'too-slow',
    status: null,
    failures: 3,
  },
]

async function leave(site: Program) {
  const client = new pg.Client(await site.connection())
  await client.connect()
  for (const { slug, ...row } of findings) {
    const known: Record<string, unknown> = {
      ...FOUND,
      address: 'https://www.regionreunion.com/aides-services',
      ...row,
    }
    const { rows } = await client.query('select id from aids where slug = $1', [slug])
    const columns = { aid_id: rows[0].id, ...known }
    const names = Object.keys(columns)
    await client.query(
      `insert into aid_sources (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(columns),
    )
  }
  await client.end()
}

/** No clock runs beside it: the watch of the night, should it come, would find other things. */
const own = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures used
  site: async ({}, use) => {
    const program = await startCopy({ ROLE: 'web' })
    await use(program)
    await program.remove()
  },
})

own(
  'the team reads what the watch found: both texts beside each other, and two clicks say that the page was read',
  async ({ page, site }) => {
    await leave(site)
    // What was read is said by a message alone.
    await holdToasts(page)
    await keepSession(page)
    await page.goto('/admin-dashboard/contenus?onglet=aides')
    const list = page.getByRole('region', { name: '5 sources à relire' })
    await expect(list.getByText('La page a disparu')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])

    await list.getByRole('link', { name: 'Kap Numérik' }).first().click()
    const changed = page.getByRole('region', { name: 'Le texte a changé page de l’organisme' })
    await expect(changed.getByRole('region', { name: /^Texte lu/ })).toContainText('3 200 €')
    await expect(changed.getByRole('region', { name: /^Texte d’aujourd’hui/ }).locator('ins')).toContainText(
      '2 000 €',
    )
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(await axeFindings(page)).toEqual([])
    }
    const before = parisDay(new Date())
    await changed.getByRole('button', { name: 'J’ai lu les deux textes' }).click()
    await expect(page.getByText(/^Lue le /)).toBeVisible()
    await expect(changed).toBeHidden()
    await expect(page.getByLabel('État connu au')).toHaveValue(
      new RegExp(`${before}|${parisDay(new Date())}`),
    )

    await page.goto('/admin-dashboard/contenus?onglet=aides')
    await page
      .getByRole('region', { name: '4 sources à relire' })
      .getByRole('link', { name: /site internet/ })
      .click()
    await page.getByRole('button', { name: 'C’est vu' }).click()
    await expect(page.getByText('C’est noté')).toBeVisible()
  },
)
