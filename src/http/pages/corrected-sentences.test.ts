import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cityFamilies } from '~/domain/city/city'
import { aidFaults } from '../../../tests/support/aid-faults'
import { CORRECTED, plainOf, wrongIn } from '../../../tests/support/corrected-sentences'
import { startSite } from '../../../tests/support/in-process'

test('no source of a page, message or paper holds a sentence that was corrected', () => {
  const files = execFileSync('git', ['ls-files', 'src', 'content', 'public'], { encoding: 'utf8' })
    .split('\n')
    .filter(file => /\.(tsx?|md|json|html|yaml)$/.test(file) && !/\.test\.tsx?$|places\.json$/.test(file))
  expect(files.length).toBeGreaterThan(1_000)
  const wrong = files.flatMap(file => wrongIn(readFileSync(file, 'utf8')).map(words => `${file}: ${words}`))
  expect(wrong).toEqual([])
})

/** As somebody of each town sees his result: aids by name, when he may sign, and no sum that nobody read again. */
const RESULTS = [
  '63000',
  '69002',
  '59140',
  '97400',
  '75011',
  '23000',
  '70000',
  '35000',
  '80700',
  '19100',
].map(code => `/simulateur?etape=9&france=oui&code-postal=${code}&effectif=4&ca=200000&situation=oui`)

test('no page says one, offers an aid that is closed, or shows a sum without its date', async () => {
  const { url, deps } = await startSite({ ROLE: 'web' })
  const addresses = async (path: string) =>
    [...(await (await fetch(url + path)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, loc = '']) => new URL(loc).pathname,
    )
  const listed = (await Promise.all((await addresses('/sitemap.xml')).map(addresses))).flat()
  expect(listed.length).toBeGreaterThan(900)
  const unlisted = deps.atlas.cities
    .flatMap(({ slug }) => cityFamilies.map(family => `/${family}-${slug}`))
    .filter(path => !listed.includes(path))
  const pages = [...listed, ...unlisted, ...RESULTS, '/dossier', '/exemples', '/villes']
  const { aids } = await (await fetch(`${url}/api/aids`)).json()
  expect(aids.filter(({ state }: { state: string }) => state === 'closed').length).toBeGreaterThan(3)
  const wrong: string[] = []
  for (const page of pages) {
    const answer = await fetch(url + page)
    expect.soft(answer.status, page).toBe(200)
    const html = await answer.text()
    for (const fault of [...wrongIn(html), ...aidFaults(html, aids)]) wrong.push(`${page}: ${fault}`)
    const [, slug] = /^\/aides\/(.+)$/.exec(page) ?? []
    const own = aids.find((aid: { slug: string; state: string }) => aid.slug === slug && aid.state !== 'open')
    if (own && /jusqu’à [\d ]+(,\d+)? (€|euros|F CFP)/.test(plainOf(html)))
      wrong.push(`${page}: a sum of what is not open`)
  }
  expect(wrong).toEqual([])
})

test('each fault is found', () => {
  const aids = [
    { slug: 'fermee', name: 'Chèque de jadis', state: 'closed' as const },
    { slug: 'ancienne', name: 'Aide ancienne', state: 'to-check' as const },
    { slug: 'ouverte', name: 'Aide ouverte', state: 'open' as const },
  ]
  const faults = (html: string) => aidFaults(html, aids).map(words => words.replace(/:.*/, ''))
  expect(
    faults('<p>Le Chèque de jadis finance le site des artisans et des commerçants de la région.</p>'),
  ).toEqual(['fermee is closed'])
  expect(faults('<p>Le Chèque de jadis est fermé depuis 2021.</p>')).toEqual([])
  expect(
    faults('<li><a href="/aides/ancienne">Elle</a> paie la moitié, jusqu’à 3\u202f200\u00a0€ en 2026.</li>'),
  ).toEqual(['a sum of ancienne (to-check)'])
  expect(faults('<p>L’Aide ouverte, lue en 2026, verse jusqu’à 40\u00a0%.</p>')).toEqual([])
  expect(faults('<p>Une aide de 3 200 € vous attend.</p>')).toEqual(['a sum without a date'])
})

test('a sentence is found whatever its spaces and marks', () => {
  expect(wrongIn('<p>L’entreprise commande\u00a0un\n site</p>')).toEqual([CORRECTED[0]])
  expect(wrongIn("Ce que {'\\u00a0'} ce n'est pas")).toEqual(['Ce que ce n’est pas'])
})
