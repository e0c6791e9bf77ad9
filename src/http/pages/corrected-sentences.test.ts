import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '~/config'
import { keysOf } from '~/domain/closed-list'
import { renderEmail } from '~/emails/render-email'
import { sampleMessages } from '~/emails/samples'
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

test('no page of the sitemap says one, nor a sum of an aid that is not open', async () => {
  const { url } = await startSite({ ROLE: 'web' })
  const addresses = async (path: string) =>
    [...(await (await fetch(url + path)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, loc = '']) => new URL(loc).pathname,
    )
  const pages = (await Promise.all((await addresses('/sitemap.xml')).map(addresses))).flat()
  expect(pages.length).toBeGreaterThan(500)
  const { aids } = await (await fetch(`${url}/api/aids`)).json()
  const closed = new Set(
    aids.flatMap(({ slug, state }: { slug: string; state: string }) => (state === 'open' ? [] : [slug])),
  )
  expect(closed.size).toBeGreaterThan(5)
  const wrong: string[] = []
  for (const page of pages) {
    const text = plainOf(await (await fetch(url + page)).text())
    wrong.push(...wrongIn(text).map(words => `${page}: ${words}`))
    const [, slug] = /^\/aides\/(.+)$/.exec(page) ?? []
    if (slug && closed.has(slug) && /jusqu’à [\d ]+(,\d+)? (€|euros|F CFP)/.test(text))
      wrong.push(`${page}: a sum of what is not open`)
  }
  expect(wrong).toEqual([])
})

test('no message says one', () => {
  const { agency, publicUrl } = readConfig({})
  const samples = sampleMessages(agency, publicUrl)
  for (const kind of keysOf(samples))
    expect([kind, wrongIn(renderEmail(samples[kind], '').text)]).toEqual([kind, []])
})

test('a sentence is found whatever its spaces and marks', () => {
  expect(wrongIn('<p>L’entreprise commande\u00a0un\n site</p>')).toEqual([CORRECTED[0]])
  expect(wrongIn("Ce que {'\\u00a0'} ce n'est pas")).toEqual(['Ce que ce n’est pas'])
})
