import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '~/web/routes'
import { administratorOf } from '../../../../tests/support/dossiers/admin'
import { startSite } from '../../../../tests/support/program/in-process'
import { oncePerFile } from '../../../../tests/support/runner/at-end'

const sharedSite = oncePerFile(() => startSite({ ROLE: 'web' }))

const article = (slug: string) => ({
  ...{ slug, title: 'Un four neuf', excerpt: 'Court.', meta_description: '', keywords: [] },
  ...{ city: null, content: 'Voici.', published: true },
})
const page = (slug: string) => ({
  ...{ slug, title: 'Offre', h1: 'Notre offre', meta_description: '', city: null },
  ...{ content: 'Voici.', published: true },
})

test('who follows an address of before is led to the text, with what stands behind the question mark', async () => {
  const { url } = sharedSite()
  const admin = await administratorOf(url)
  const { id } = await admin.createArticle({ body: article('four') })
  await admin.updateArticle({ params: { id }, body: { ...article('four-neuf'), version: 1 } })
  const landing = await admin.createPage({ body: page('offre-locale') })
  await admin.updatePage({ params: { id: landing.id }, body: { ...page('offre'), version: 1 } })
  for (const [from, to] of [
    ['/blog/four', '/blog/four-neuf'],
    ['/blog/four?utm_source=lettre', '/blog/four-neuf?utm_source=lettre'],
    ['/offre-locale', '/offre'],
  ]) {
    const moved = await fetch(url + from, { redirect: 'manual' })
    expect([moved.status, moved.headers.get('location')], from).toEqual([308, to])
    expect(moved.headers.get('cache-control'), from).toBe('no-cache')
    expect((await fetch(url + from)).status, from).toBe(200)
  }
})

test('a text without a description has the one of its excerpt, or none', async () => {
  const { url } = sharedSite()
  const admin = await administratorOf(url)
  await admin.createArticle({ body: article('sans-description') })
  await admin.createPage({ body: page('page-sans-description') })
  const head = async (path: string) => (await (await fetch(url + path)).text()).split('</head>')[0]
  expect(await head('/blog/sans-description')).toContain('<meta name="description" content="Court."')
  expect(await head('/page-sans-description')).not.toMatch(/content=""/)
})

test('no page is written where the program answers itself', async () => {
  const admin = await administratorOf(sharedSite().url)
  const own = [...new Set(routes.flatMap(firstNames))]
  expect(own).toEqual(expect.arrayContaining(['simulateur', 'blog', 'admin-login', 'mon-site', 'test-pdf']))
  for (const slug of [...own, 'api', '404', 'og', 'healthz', 'sitemaps', 'images', 'assets'])
    await expect
      .soft(admin.createPage({ body: page(slug) }), slug)
      .rejects.toMatchObject({ status: 422, errors: [{ field: 'slug' }] })
})

/** What the paths of a route begin with, where it is always the same. */
function firstNames({ path, children = [] }: RouteConfigEntry): string[] {
  const [first = ''] = (path ?? '').replace(/^\//, '').split('/')
  return /^[a-z]/.test(first) ? [first] : children.flatMap(firstNames)
}

test('what a word processor leaves in a pasted title breaks no feed', async () => {
  const { url } = sharedSite()
  const admin = await administratorOf(url)
  const body = {
    ...article('colle'),
    title: 'Un titre\u000bcollé\u0000',
    keywords: ['a\u0001b'],
    content: 'A\u0000\n\nB',
  }
  const { id } = await admin.createArticle({ body })
  const stored = await admin.getArticle({ params: { id } })
  expect(stored).toMatchObject({ title: 'Un titre collé', keywords: ['a b'], content: 'A\n\nB' })
  const feed = await (await fetch(`${url}/blog/atom.xml`)).text()
  expect(feed).toContain('<title>Un titre collé</title>')
  // XML 1.0 knows no other.
  expect(feed).not.toMatch(/(?![\n\r\t])\p{Cc}/u)
})
