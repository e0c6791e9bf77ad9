import { brotliCompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { loadContent } from '~/usecases/content/load-content'
import { startSite } from '../../../../tests/support/program/in-process'
import { PASSWORD } from '../../../../tests/support/program/program'

const lyon = 'lyon-arrondissements-presquile-villeurbanne'

test('a failed read shows the empty screens with 503, is told, and is not kept', async () => {
  const { url, deps, errors } = await startSite({ ROLE: 'web' })
  await sql`alter table contents rename to contents_away`.execute(deps.db)
  const expected = {
    '/blog': 'Aucun article disponible pour le moment.',
    '/blog?q=lyon': 'Aucun article disponible pour le moment.',
    [`/blog/${lyon}`]: 'Article non trouvé',
    '/site-internet-gratuit': 'Page non trouvée',
  }
  for (const [path, words] of Object.entries(expected)) {
    const answer = await fetch(url + path)
    expect.soft(answer.status, path).toBe(503)
    expect.soft(answer.headers.get('cache-control'), path).toContain('no-store')
    const text = await answer.text()
    expect.soft(text, path).toContain(words)
    // What could not be read can be asked for again, and says that it loads.
    const loading =
      path.startsWith('/blog?') || path === '/blog'
        ? 'Chargement des articles...'
        : 'Chargement de l&#x27;article...'
    if (path.startsWith('/blog')) {
      expect
        .soft(text, path)
        .toMatch(new RegExp(`<a [^>]*data-slow="${loading}"[^>]*>(<!-- -->)?Réessayer</a>`))
      expect.soft(text, path).toMatch(/<script type="module" src="[^"]*filter/)
    }
  }
  expect(errors.length).toBeGreaterThanOrEqual(4)
  await sql`alter table contents_away rename to contents`.execute(deps.db)
  for (const path of Object.keys(expected)) expect.soft((await fetch(url + path)).status, path).toBe(200)
})

test('the calls answer with the fields of the specification', async () => {
  const { url } = await startSite({ ROLE: 'web' })
  const read = async (path: string) => (await fetch(`${url}/api/seo/${path}`)).json() as Promise<never>
  const { articles } = (await read('articles')) as { articles: Record<string, unknown>[] }
  expect(articles.length).toBeGreaterThanOrEqual(15)
  expect(articles[0]).toMatchObject({
    id: expect.any(String),
    slug: expect.any(String),
    title: expect.any(String),
    excerpt: expect.any(String),
    keywords: expect.any(Array),
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
  expect(await read(`blog/${lyon}`)).toMatchObject({
    city: 'Lyon',
    content: expect.stringContaining('<h2 id="'),
    meta_description: expect.any(String),
  })
  expect(await read('page/acquisition-client-lyon')).toMatchObject({
    title: 'Trouver des clients à Lyon (69)',
    h1: 'Trouver des clients à Lyon',
    city: 'Lyon',
    meta_description: expect.any(String),
    content: expect.stringContaining('519\u202f127'),
  })
  for (const path of ['blog/rien', 'page/rien']) {
    expect((await fetch(`${url}/api/seo/${path}`)).status).toBe(404)
  }
})

test('what the administrator writes shows at once, and what is removed goes at once', async () => {
  const { url } = await startSite({ ROLE: 'web' })
  const send = (method: string, path: string, body: unknown, token = '') =>
    fetch(`${url}/api/admin/${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
  const { token } = (await (await send('POST', 'login', { password: PASSWORD })).json()) as { token: string }
  expect((await send('POST', 'articles', {})).status).toBe(401)
  expect((await send('POST', 'articles', {}, token)).status).toBe(422)
  const seen = async () => (await fetch(`${url}/blog/neuf`)).status
  expect(await seen()).toBe(404)
  const draft = {
    title: 'Un article neuf',
    slug: 'neuf',
    excerpt: '',
    meta_description: '',
    keywords: [],
    city: null,
    content: 'Ligne\nligne <script>alert(1)</script>',
    published: true,
  }
  const created = await send('POST', 'articles', draft, token)
  expect(created.status).toBe(201)
  const { id, version } = (await created.json()) as { id: string; version: number }
  expect(await (await fetch(`${url}/blog/neuf`)).text()).toContain('Ligne<br>ligne')
  const changed = await send('PUT', `articles/${id}`, { ...draft, content: 'Changé', version }, token)
  expect(await (await fetch(`${url}/blog/neuf`)).text()).toContain('Changé')
  expect((await send('PUT', `articles/${id}`, { ...draft, version }, token)).status).toBe(409)
  const next = (await changed.json()) as { version: number }
  await send('POST', `articles/${id}/publication`, { published: false, version: next.version }, token)
  expect(await seen()).toBe(404)
  await send('POST', `articles/${id}/publication`, { published: true, version: next.version + 1 }, token)
  expect(await seen()).toBe(200)
  expect((await send('DELETE', `articles/${id}`, undefined, token)).status).toBe(204)
  expect(await seen()).toBe(404)
  const preview = await send('POST', 'content-preview', { content: '# Titre' }, token)
  expect(await preview.json()).toEqual({ content: '<h2>Titre</h2>\n' })
})

test('the list stays light with 2,000 articles', async () => {
  const { url, deps } = await startSite({ ROLE: 'web' })
  await loadContent(
    deps.db,
    Array.from({ length: 2_000 }, (_, n) => ({
      kind: 'article' as const,
      slug: `article-${n}`,
      title: `Article ${n} sur les entreprises`,
      h1: '',
      excerpt: 'Un résumé de deux lignes, comme en ont les articles du blog.',
      meta_description: 'Description',
      keywords: ['un', 'deux'],
      city: n === 1_234 ? 'Pau' : null,
      content: 'Texte',
      created_at: new Date(Date.UTC(2026, 0, 1) + n * 60_000),
      updated_at: new Date(Date.UTC(2026, 0, 1)),
      hash: String(n),
    })),
  )
  const html = await (await fetch(`${url}/blog`)).text()
  expect(brotliCompressSync(html).length).toBeLessThan(60_000)
  expect(html.includes('Page 1 sur 10')).toBe(true)
  expect((await (await fetch(`${url}/blog?q=pau`)).text()).includes('Article 1234')).toBe(true)
  expect((await (await fetch(`${url}/blog?page=10`)).text()).includes('Page 10 sur 10')).toBe(true)
  expect((await fetch(`${url}/blog?page=99`)).url).toBe(`${url}/blog`)
  // A topic's further pages, its search and the way back from too far stay with it.
  const topic = '/blog/sujets/aides'
  const listed = await (await fetch(url + topic)).text()
  for (const to of [`href="${topic}?page=2"`, `action="${topic}"`]) expect(listed.includes(to), to).toBe(true)
  expect((await fetch(`${url}${topic}?page=99`)).url).toBe(url + topic)
})
