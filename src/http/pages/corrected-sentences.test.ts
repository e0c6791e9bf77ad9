import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cityFamilies } from '~/domain/city/city'
import { PUBLIC_PATHS } from '~/domain/content/public-pages'
import { TOPICS } from '~/domain/content/topic'
import { EXAMPLE_TRADES } from '~/domain/trade/example-trade'
import { rendered } from '../../../tests/support/files/rendered'
import { startSite } from '../../../tests/support/program/in-process'
import { oncePerFile } from '../../../tests/support/runner/at-end'
import { aidFaults } from '../../../tests/support/texts/aid-faults'
import { CORRECTED, wrongIn } from '../../../tests/support/texts/corrected-sentences'
import { pageFaults } from '../../../tests/support/texts/page-faults'

/** None of the tests that share it counts what is there. */
const sharedSite = oncePerFile(() => startSite({ ROLE: 'web' }))

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

/** Those of the sitemaps are read where each of them is asked for: serve-feeds.test.ts. */
test('no page outside the sitemaps says one, offers an aid that is closed, or shows a sum without its date', async () => {
  const { url, deps } = sharedSite()
  const addresses = async (path: string) =>
    [...(await (await fetch(url + path)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, loc = '']) => new URL(loc).pathname,
    )
  const listed = (await Promise.all((await addresses('/sitemap.xml')).map(addresses))).flat()
  expect(listed.length).toBeGreaterThan(900)
  const unlisted = deps.atlas.cities
    .flatMap(({ slug }) => cityFamilies.map(family => `/${family}-${slug}`))
    .filter(path => !listed.includes(path))
  expect(unlisted.length).toBeGreaterThan(0)
  const pages = [...unlisted, ...RESULTS, '/dossier', '/exemples', '/villes']
  const { aids } = await (await fetch(`${url}/api/aids`)).json()
  expect(aids.filter(({ state }: { state: string }) => state === 'closed').length).toBeGreaterThan(3)
  const wrong: string[] = []
  for (const page of pages) {
    const answer = await rendered(url + page)
    expect.soft(answer.status, page).toBe(200)
    wrong.push(...pageFaults(page, await answer.text(), aids))
  }
  expect(wrong).toEqual([])
})

/** What machines read instead of pages; those that are not there are read as soon as they are. */
const FOR_MACHINES = [
  ...['/blog/atom.xml', ...TOPICS.map(topic => `/blog/sujets/${topic}/atom.xml`)],
  ...['/api/', '/api/site', '/api/openapi.json', '/api/aids', '/api/retention'],
  ...['/api/seo/articles', '/api/seo/cities'],
  ...['/robots.txt', '/.well-known/security.txt', '/manifest.webmanifest'],
  ...['/llms.txt', '/llms-full.txt', '/.well-known/llms.txt', '/ai.txt', '/humans.txt'],
]
/** Pages that no sitemap names, and those that say that there is none. */
const UNLISTED = [
  ...PUBLIC_PATHS,
  ...EXAMPLE_TRADES.map(trade => `/exemples/${trade}`),
  ...['/dossier/reprendre', '/dossier/efface', '/espace-client/connexion', '/mon-site/connexion'],
  ...['/admin-login', '/admin-login/compte', '/test-pdf', '/diagnostic', '/test-simple', '/rien-de-tel'],
]

test('no feed, reply to a machine or page outside the sitemaps says one, or a sum of an aid without its date', async () => {
  const { url } = sharedSite()
  const { aids } = await (await fetch(`${url}/api/aids`)).json()
  const wrong: string[] = []
  for (const path of [...FOR_MACHINES, ...UNLISTED]) {
    const answer = await fetch(url + path)
    const missing = answer.status === 404 && /llms|ai\.txt|humans|rien/.test(path)
    expect.soft(answer.status === 200 || missing, `${path}: ${answer.status}`).toBe(true)
    const html = asBlocks(await answer.text(), answer.headers.get('content-type') ?? '')
    for (const fault of [...wrongIn(html), ...aidFaults(html, aids)]) wrong.push(`${path}: ${fault}`)
  }
  expect(wrong).toEqual([])
})

test('a sum without its date is found in a feed and in a reply', () => {
  const found = (text: string, type: string) => aidFaults(asBlocks(text, type), []).length
  expect(found('<entry><summary>Une aide de 3 200 €.</summary></entry>', 'application/atom+xml')).toBe(1)
  expect(found('{"articles":[{"excerpt":"Une aide de 3 200 €."}]}', 'application/json')).toBe(1)
  expect(found('# Aides\n- une aide de 3 200 €', 'text/plain')).toBe(1)
  expect(found('- une aide de 3 200 € en 2026', 'text/plain')).toBe(0)
})

/** Each text of a feed, of a reply in JSON or of a plain file as a block of a page. */
function asBlocks(text: string, type: string): string {
  if (type.includes('html')) return text
  const block = (words: string) => (/<\w/.test(words) ? words : `<p>${words}</p>`)
  if (type.includes('json')) return stringsIn(JSON.parse(text)).map(block).join('\n')
  if (type.includes('xml'))
    return [...text.matchAll(/>([^<]+)</g)].map(([, words = '']) => block(words)).join('\n')
  return text.split('\n').map(block).join('\n')
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

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

test('what a program composed is found whatever its numbers and names', () => {
  expect(wrongIn('Votre entreprise à Paris (Paris), et en Guyane (Guyane).')).toEqual(['à Paris (Paris)'])
  expect(wrongIn('22 300 habitants, dont 22 259 à 10 km.')).toEqual(['dont 22 259 à 10 km'])
  expect(wrongIn('22 300 habitants, dont 259 à 10 km au plus.')).toEqual([])
  expect(wrongIn('La campagne a 12 cibles.')).toEqual(['a 12 cibles'])
})

test('a sentence is found whatever its spaces and marks', () => {
  expect(wrongIn('<p>L’entreprise commande\u00a0un\n site</p>')).toEqual([CORRECTED[0]])
  expect(wrongIn("Ce que {'\\u00a0'} ce n'est pas")).toEqual(['Ce que ce n’est pas'])
})
