import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { indexNowKey, type SiteAddress, sitemapNames } from '~/domain/content/addresses'
import { isTopic } from '~/domain/content/topic'
import { found } from '~/domain/found'
import { DAY_MS } from '~/domain/milliseconds'
import { Refusal } from '~/domain/refusal'
import { drawArticlePicture, drawPagePicture } from '~/usecases/content/draw-share-picture'
import { listAddresses } from '~/usecases/content/list-addresses'
import { readArticles } from '~/usecases/content/read-articles'
import type { Deps } from '~/usecases/ground/deps'
import { atomFeed } from './atom-feed'
import { sitemap, sitemapIndex } from './sitemaps'

/** As many entries as readers of feeds keep. */
const FEED_LENGTH = 24

/** What machines read to find the pages: sitemaps, Atom, IndexNow's key, and the pictures of shared links. */
export function serveFeeds(app: Hono, deps: Deps) {
  const { publicUrl, agency } = deps
  app.get('/sitemap.xml', async context => {
    const lists = await listAddresses(deps)
    const entries = sitemapNames
      .filter(name => lists[name].length > 0)
      .map(name => ({ path: `/sitemaps/${name}.xml`, changed: newest(lists[name]) }))
    return answer(context, 'application/xml', sitemapIndex(publicUrl, entries))
  })
  app.get('/sitemaps/:file', async context => {
    const name = found(sitemapNames.find(known => context.req.param('file') === `${known}.xml`))
    return answer(context, 'application/xml', sitemap(publicUrl, (await listAddresses(deps))[name]))
  })
  app.get('/blog/atom.xml', async context => {
    const { articles } = await readArticles(deps, { page: 1 })
    const newest = articles.slice(0, FEED_LENGTH)
    return answer(context, 'application/atom+xml', atomFeed(publicUrl, agency.brand, newest))
  })
  app.get('/blog/sujets/:topic/atom.xml', async context => {
    const topic = context.req.param('topic')
    if (!isTopic(topic)) throw new Refusal('not-found')
    const { articles } = await readArticles(deps, { page: 1, topic })
    const newest = articles.slice(0, FEED_LENGTH)
    return answer(context, 'application/atom+xml', atomFeed(publicUrl, agency.brand, newest, topic))
  })
  app.get('/.well-known/security.txt', context =>
    answer(context, 'text/plain', securityContact(agency.email, publicUrl, deps.clock())),
  )
  app.get('/robots.txt', context => answer(context, 'text/plain', robots(publicUrl)))
  app.get(`/${indexNowKey(publicUrl)}.txt`, context => context.text(indexNowKey(publicUrl)))
  app.get('/og/:kind{blog|page}/:slug{[a-z0-9-]+\\.png}', async context => {
    const { kind, slug } = context.req.param()
    const draw = kind === 'blog' ? drawArticlePicture : drawPagePicture
    return answer(context, 'image/png', await draw(deps, slug.replace(/\.png$/, '')))
  })
}

/** What crawlers leave alone: calls, dossiers, the dashboard, answers and tests. */
const robots = (publicUrl: string) =>
  `User-agent: *
Disallow: /api/
Disallow: /admin-
Disallow: /dossier/
Disallow: /apercu/
Disallow: /demande-de-devis/
Disallow: /simulateur?
Disallow: /diagnostic
Disallow: /test-

Sitemap: ${publicUrl}/sitemap.xml
`

/** RFC 9116: where to write about a weakness; it must name a day at which it is to be read again. */
const securityContact = (email: string, publicUrl: string, now: Date) =>
  `Contact: mailto:${email}
Expires: ${new Date(now.getTime() + 180 * DAY_MS).toISOString().slice(0, 10)}T00:00:00Z
Preferred-Languages: fr, en
Canonical: ${publicUrl}/.well-known/security.txt
`

function newest(list: SiteAddress[]): Date | null {
  return list.reduce<Date | null>(
    (latest, { changed }) => (changed && (!latest || changed > latest) ? changed : latest),
    null,
  )
}

/** With a strong ETag: crawlers ask again every day and mostly get 304. */
function answer(context: Context, type: string, body: string | Buffer): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const headers = { ETag: etag, 'Cache-Control': 'public, max-age=3600' }
  // Compression on the way out makes the tag a weak one; either form is ours.
  const held = context.req
    .header('if-none-match')
    ?.split(',')
    .map(tag => tag.trim().replace(/^W\//, ''))
  if (held?.includes(etag)) return new Response(null, { status: 304, headers })
  const media = type.startsWith('image/') ? type : `${type}; charset=utf-8`
  const bytes = typeof body === 'string' ? body : new Uint8Array(body)
  return new Response(bytes, { headers: { ...headers, 'Content-Type': media } })
}
