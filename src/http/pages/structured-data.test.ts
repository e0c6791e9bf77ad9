import { expect, test } from 'vitest'
import { startSite } from '../../../tests/support/program/in-process'
import { contentPages } from '../../../tests/support/texts/public-pages'

type Item = Record<string, unknown> & { '@type': string }

/** What schema.org and search engines ask of each type that a page may hold; a type that is not here is refused. */
const rules: Record<string, (item: Item, page: { url: string; path: string; text: string }) => void> = {
  BreadcrumbList(item, { url }) {
    const trail = item.itemListElement as { '@type': string; position: number; name: string; item: string }[]
    expect(trail.length).toBeGreaterThan(1)
    for (const [at, step] of trail.entries()) {
      expect(step).toMatchObject({ '@type': 'ListItem', position: at + 1, name: expect.stringMatching(/\S/) })
      expect(step.item.startsWith(`${url}/`), step.item).toBe(true)
    }
  },
  FAQPage(item, { text }) {
    const questions = item.mainEntity as { '@type': string; name: string; acceptedAnswer: Item }[]
    expect(questions.length).toBeGreaterThan(1)
    for (const { '@type': type, name, acceptedAnswer } of questions) {
      expect([type, acceptedAnswer['@type']]).toEqual(['Question', 'Answer'])
      // Only what a visitor reads on the page itself.
      expect(text).toContain(words(name))
      expect(text).toContain(words(String(acceptedAnswer.text)))
    }
  },
  BlogPosting(item, { url, path }) {
    expect(String(item.headline).length).toBeLessThanOrEqual(160)
    expect(item).toMatchObject({ mainEntityOfPage: `${url}${path}`, author: { '@type': 'Organization' } })
    expect(Date.parse(String(item.dateModified))).toBeGreaterThanOrEqual(
      Date.parse(String(item.datePublished)),
    )
    expect(String(item.image)).toMatch(/^https?:\/\/.+\.png$/)
  },
  Organization: item => expect(item).toMatchObject({ name: expect.any(String), url: expect.any(String) }),
  WebSite: item => expect(item).toMatchObject({ name: expect.any(String), url: expect.any(String) }),
  Service(item) {
    expect(item).toMatchObject({ name: expect.any(String), provider: { '@id': expect.any(String) } })
    expect((item.offers as Item)['@type']).toMatch(/Offer$/)
  },
}

test('what pages tell machines is what they show, by the rules of each type, and no shop that is none', async () => {
  const { url } = await startSite({ ROLE: 'web' })
  const seen = new Set<string>()
  for (const path of [...contentPages, '/site-internet-gratuit-aurillac', '/acquisition-client-paris']) {
    const html = await (await fetch(url + path)).text()
    const text = words(html.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]+>/g, ''))
    for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
      const item = JSON.parse(json) as Item
      const rule = rules[item['@type']]
      expect(rule, `${item['@type']} on ${path}`).toBeDefined()
      rule?.(item, { url, path, text })
      seen.add(item['@type'])
    }
  }
  // Nobody can walk into a town's page: a LocalBusiness would be a lie.
  expect([...seen].sort()).toEqual([
    'BlogPosting',
    'BreadcrumbList',
    'FAQPage',
    'Organization',
    'Service',
    'WebSite',
  ])
})

const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** Text as it is read: entities and spaces made plain. */
function words(text: string): string {
  return text
    .replace(/<!-- -->/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, sign => signs[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .trim()
}
