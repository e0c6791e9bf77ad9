import type { Locator, Page } from '@playwright/test'
import { fillCompany } from '../support/browser/fill-company'
import { tickAgreements } from '../support/browser/tick-agreements'
import { drawnInvoice, visitorOf } from '../support/dossiers/path'
import { expect, test } from '../support/journey'
import { plainOf } from '../support/texts/corrected-sentences'

interface Visitor {
  town: string
  code: string
  /** Its page; null where the town is too small to have one. */
  page: string | null
  projet: 'vitrine' | 'vente'
  /** The grants that every screen on the way names. */
  grants: string[]
  rule: 'wait' | 'unknown' | null
  total: string
}

const visitors: Visitor[] = [
  {
    town: 'Clermont-Ferrand',
    code: '63000',
    page: 'clermont-ferrand',
    projet: 'vitrine',
    grants: [],
    rule: null,
    total: '6 000,00 €',
  },
  {
    town: 'Lyon',
    code: '69002',
    page: 'lyon',
    projet: 'vitrine',
    grants: [],
    rule: null,
    total: '6 000,00 €',
  },
  {
    town: 'Dunkerque',
    code: '59140',
    page: 'dunkerque',
    projet: 'vente',
    grants: ['aden-hauts-de-france'],
    rule: 'unknown',
    total: '6 000,00 €',
  },
  {
    town: 'Saint-Denis',
    code: '97400',
    page: 'saint-denis',
    projet: 'vitrine',
    grants: ['kap-numerik'],
    rule: 'wait',
    total: '5 425,00 €',
  },
  {
    town: 'Paris',
    code: '75011',
    page: 'paris',
    projet: 'vitrine',
    grants: ['tp-up-ile-de-france'],
    rule: 'unknown',
    total: '6 000,00 €',
  },
  {
    town: 'Guéret',
    code: '23000',
    page: null,
    projet: 'vitrine',
    grants: [],
    rule: null,
    total: '6 000,00 €',
  },
]

const WAIT = 'Attendez avant de signer'
const UNKNOWN = /règle inconnue/i

for (const { town, code, page: slug, projet, grants, rule, total } of visitors)
  test(`from the landing page to the signature, ${town} is told the same of aids, sums and waiting`, async ({
    page,
    site,
  }) => {
    // One lands on the page of his town, or on the first page where it has none.
    if (slug) {
      await page.goto(`/site-internet-gratuit-${slug}`)
      await same(page, page.getByRole('main'), { grants, rule })
    } else {
      await page.goto('/')
      await page.getByRole('link', { name: 'Tester mon éligibilité' }).first().click()
      await expect(page).toHaveURL(/\/simulateur/)
    }

    const answers = {
      france: 'oui',
      ...{ 'code-postal': code, effectif: '4', 'chiffre-affaires': '199999', bilan: '99999' },
      ...{ situation: 'oui', metier: 'artisanat', projet },
    }
    await page.goto(`/simulateur?${new URLSearchParams({ ...answers, etape: '9' })}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      'aucune aide ouverte connue chez vous',
    )
    const named = page.getByRole('region', { name: 'Les aides, par leur nom' })
    await same(page, named, { grants, rule })
    await page.getByRole('link', { name: 'Préparer mon dossier' }).click()
    // The page is a document of its own: it listens once it is whole.
    await page.waitForURL(/\/dossier\?/)

    await expect(page.getByText('Étape 1 sur 4')).toBeVisible()
    const company = {
      company_name: `Menuiserie de ${town}`,
      siret: '732 829 320 00074',
      address: `12 rue de la Gare, ${code} ${town}`,
      phone: '05 55 00 00 00',
      email: `gerante@${code}.example`,
    }
    await fillCompany(page, company)
    await page.getByRole('checkbox', { name: 'Je joins mes 8 réponses' }).check()
    await page.getByRole('button', { name: 'Continuer' }).click()
    await expect(page.getByText('Étape 2 sur 4')).toBeVisible()
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await visitorOf(site.url).handInPieces(id)

    const waiting = page.waitForResponse(answer => new URL(answer.url()).pathname.endsWith('/waiting'))
    await page.reload()
    await expect(page.getByText('Étape 3 sur 4')).toBeVisible()
    await waiting
    await expect(drawnInvoice(page)).toBeVisible()
    if (rule === 'wait') await expect(page.getByRole('region', { name: WAIT })).toBeVisible()
    if (rule === 'unknown') await expect(page.getByText(UNKNOWN).first()).toBeVisible()
    await same(page, page.getByRole('main'), { grants, rule })
    await expect.poll(() => saidBy(page.getByRole('main'))).toContain(total)

    await tickAgreements(page)
    await page.getByRole('button', { name: 'Signer et finaliser mon dossier' }).click()
    await expect(page.getByText('Étape 4 sur 4')).toBeVisible()
    await expect.poll(() => saidBy(page.getByRole('main'))).toContain(total)
  })

const saidBy = async (where: Locator) => plainOf(await where.innerText())

/** The grants that a screen names, when one may sign, and that no aid has a sum which nobody has read again. */
async function same(page: Page, where: Locator, { grants, rule }: Pick<Visitor, 'grants' | 'rule'>) {
  await expect(where).toBeVisible()
  const { aids } = (await (await page.request.get('/api/aids')).json()) as {
    aids: { slug: string; kind: string; departments: string[] }[]
  }
  const local = new Map(aids.filter(({ kind }) => kind === 'subvention').map(aid => [aid.slug, aid]))
  const shown = async () => {
    const links = await where
      .locator('a[href*="/aides/"]')
      .evaluateAll(all => all.map(one => one.getAttribute('href')))
    const slugs = links.map(href => String(href).replace(/^.*\/aides\//, '')).filter(slug => local.has(slug))
    return [...new Set(slugs)].sort()
  }
  await expect.poll(shown).toEqual([...grants].sort())
  const words = await saidBy(where)
  expect([words.includes(WAIT), grants.length > 0 && UNKNOWN.test(words)]).toEqual([
    rule === 'wait',
    rule === 'unknown',
  ])
  expect(words.match(/jusqu’à [\d ]+(?:,\d+)? ?(?:€|euros)/g)).toBeNull()
}
