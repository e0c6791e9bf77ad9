import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureHtml } from '~/domain/content/content-picture'
import { readPreviewedArticle } from '~/usecases/content/preview-content'
import { administratorOf } from '../../../../tests/support/dossiers/admin'
import { telephonePhoto } from '../../../../tests/support/files/telephone-photo'
import { invited } from '../../../../tests/support/leads/invited'
import { startSite } from '../../../../tests/support/program/in-process'

const formOf = (bytes: Uint8Array, alt: string, name = 'four.jpg') => {
  const form = new FormData()
  form.append('alt', alt)
  form.append('file', new File([new Uint8Array(bytes)], name))
  return form
}

const article = (slug: string, content: string, published = false) => ({
  ...{ slug, title: 'Un four neuf', excerpt: 'Court.', meta_description: 'Le four', keywords: [] },
  ...{ city: null, content, published },
})

test('a picture comes with words, loses place and camera, is cut around its focus and shown to all', async () => {
  const site = await startSite({ ROLE: 'web' })
  const owner = await administratorOf(site.url)
  const editor = await invited(site.url, owner, { role: 'editor', email: 'lea@exemple.fr' })
  await expect(editor.addContentPicture({ body: formOf(await telephonePhoto(), ' ') })).rejects.toMatchObject(
    {
      status: 422,
      errors: [{ field: 'alt' }],
    },
  )
  await expect(
    editor.addContentPicture({ body: formOf(Buffer.from('%PDF-1.7'), 'Un papier') }),
  ).rejects.toMatchObject({ status: 422 })
  const alt = 'Le four, porte "ouverte"'
  const bytes = await telephonePhoto(1500, 2400)
  const add = () => editor.addContentPicture({ body: formOf(bytes, alt) })
  const [added] = await Promise.all([add(), add()])
  expect(await add()).toEqual(added)
  expect(added).toMatchObject({ alt, focus: { x: 0.5, y: 0.5 } })
  expect(added.files.map(({ width }) => width)).toEqual([480, 960, 1600])

  const { url } = added.files[1] ?? { url: '' }
  const shown = await fetch(site.url + url)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(shown.headers.get('cache-control')).toBe('public, max-age=3600')
  const etag = String(shown.headers.get('etag'))
  const { exif, format, width } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
  expect([exif, format, width]).toEqual([undefined, 'webp', 960])
  expect((await fetch(site.url + url, { headers: { 'if-none-match': etag } })).status).toBe(304)

  const params = { picture: added.id }
  const cut = await editor.changeContentPicture({ params, body: { alt, focus: { x: 0, y: 0 } } })
  expect(cut.cut.x).toBe(0)
  const again = await fetch(site.url + url)
  expect([again.status, again.headers.get('etag') === etag]).toEqual([200, false])
  await again.arrayBuffer()
  expect((await editor.listContentPictures({})).pictures).toEqual([cut])

  // Of two who had it on screen the second is told what the first wrote; a cut beside it goes over no words.
  const seen = { alt: cut.alt, focus: cut.focus }
  const say = (some: Partial<typeof seen>, instead_of = seen) =>
    editor.changeContentPicture({ params, body: { ...instead_of, ...some, instead_of } })
  const theirs = await say({ alt: 'Leur four' })
  await expect(say({ alt: 'Mon four' })).rejects.toMatchObject({
    ...{ status: 409, code: 'content-changed', message: expect.stringContaining('«\u00a0Leur four\u00a0»') },
  })
  expect(await say({ alt: 'Leur four' })).toEqual(theirs)
  expect(await say({ focus: { x: 0, y: 1 } })).toMatchObject({ alt: 'Leur four', focus: { x: 0, y: 1 } })
  expect(await say({ alt }, { alt: 'Leur four', focus: cut.focus })).toMatchObject({
    alt,
    focus: { x: 0, y: 1 },
  })

  const placed = pictureHtml(cut.alt, cut.files)
  const { id, version } = await editor.createArticle({ body: article('four', `Voici.\n\n${placed}`, true) })
  const read = await editor.article({ params: { slug: 'four' } })
  expect(read.content).toContain(`alt="Le four, porte &quot;ouverte&quot;"`)
  expect(read.content).toContain(`src="${url}"`)
  await expect(editor.removeContentPicture({ params })).rejects.toMatchObject({ status: 422 })
  await editor.deleteArticle({ params: { id }, query: { version } })
  await editor.removeContentPicture({ params })
  expect((await fetch(site.url + url)).status).toBe(404)
  expect(await site.deps.db.selectFrom('site_photo_files').selectAll().execute()).toEqual([])
})

test('a text whose picture says nothing is kept, and not published', async () => {
  const site = await startSite({ ROLE: 'web' })
  const admin = await administratorOf(site.url)
  const mute = '<figure><img src="/images/abc/960.webp" width="960" height="640"></figure>'
  const refused = { status: 422, errors: [{ field: 'content' }] }
  await expect(admin.createArticle({ body: article('muet', mute, true) })).rejects.toMatchObject(refused)
  const { id, version } = await admin.createArticle({ body: article('muet', mute) })
  const publication = { params: { id }, body: { published: true, version } }
  await expect(admin.publishArticle(publication)).rejects.toMatchObject(refused)
  expect((await admin.getArticle({ params: { id } })).version).toBe(version)
})

test('a link shows a text before it is published, until it ends or another is made', async () => {
  const site = await startSite({ ROLE: 'web' })
  const admin = await administratorOf(site.url)
  const { id } = await admin.createArticle({ body: article('demain', 'Paraît demain.') })
  const { url, expires_at } = await admin.previewArticleLink({ params: { id } })
  const page = await fetch(url)
  expect(page.status).toBe(200)
  expect(page.headers.get('x-robots-tag')).toBe('noindex')
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  const html = await page.text()
  expect(html).toContain('Paraît demain.')
  expect(html).toContain('name="robots" content="noindex"')
  expect((await fetch(`${site.url}/blog/demain`)).status).toBe(404)

  const token = String(url.split('/').at(-1))
  const at = (moment: number) => ({ ...site.deps, clock: () => new Date(moment) })
  const end = Date.parse(expires_at)
  expect((end - Date.now()) / 86_400_000).toBeCloseTo(14, 1)
  expect((await readPreviewedArticle(at(end - 1_000), token)).slug).toBe('demain')
  await expect(readPreviewedArticle(at(end), token)).rejects.toMatchObject({ code: 'not-found' })
  expect((await admin.previewArticleLink({ params: { id } })).url).not.toBe(url)
  expect((await fetch(url)).status).toBe(404)
  expect((await fetch(`${site.url}/apercu/pages/${token}`)).status).toBe(404)

  const body = { slug: 'offre-locale', title: 'Offre', h1: 'Notre offre', meta_description: '', city: null }
  const landing = await admin.createPage({ body: { ...body, content: 'Bientôt.', published: false } })
  const link = await admin.previewPageLink({ params: { id: landing.id } })
  expect(await (await fetch(link.url)).text()).toContain('Notre offre')
  const rows = await site.deps.db.selectFrom('content_previews').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('the card of a shared link is drawn from words that are not saved', async () => {
  const site = await startSite({ ROLE: 'web' })
  const admin = await administratorOf(site.url)
  const card = (title: string) =>
    admin.previewShareCard({ body: { kind: 'article', title, slug: 'x', city: 'Lyon' } })
  const one = Buffer.from(await (await card('Un titre')).arrayBuffer())
  const { width, height, format } = await sharp(one).metadata()
  expect([format, width, height]).toEqual(['png', 1200, 630])
  expect(Buffer.from(await (await card('Un autre')).arrayBuffer()).equals(one)).toBe(false)
})
