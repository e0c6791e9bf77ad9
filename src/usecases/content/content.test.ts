import { expect, test } from 'vitest'
import { readAgency } from '~/config/read-agency'
import type { ContentFile } from '~/gateways/content-folder'
import { readAidFiles } from '~/gateways/read-aid-files'
import { listAids } from '~/store/aids/aids'
import { freshDatabase } from '../../../tests/support/database/database'
import { OWNER } from '../../../tests/support/dossiers/actors'
import { contentAtlas } from '../../../tests/support/texts/content-atlas'
import { loadAids } from '../aids/load-aids'
import { readAid } from '../aids/read-aid'
import { updateAid } from '../aids/write-aid'
import { loadContent } from './load-content'
import { manageContents } from './manage-contents'
import { publishContent } from './publish-content'
import { readArticle } from './read-article'
import { readArticles } from './read-articles'
import { readContent } from './read-content'
import { readPage } from './read-page'
import { removeContent } from './remove-content'
import { sanitise } from './render-content'
import { createContent, updateContent } from './write-content'

const now = new Date('2026-11-21T10:00:00Z')
const atlas = contentAtlas()
const agency = readAgency('agency.json')
const deps = async () => ({ db: (await freshDatabase()).db, clock: () => now, atlas, sanitise, agency })

const file = (slug: string, more: Partial<ContentFile> = {}): ContentFile => ({
  kind: 'article',
  slug,
  title: `Titre ${slug}`,
  h1: '',
  excerpt: 'Résumé',
  meta_description: 'Description',
  keywords: ['site'],
  city: null,
  content: 'Un texte : bref',
  created_at: new Date('2026-01-01'),
  updated_at: new Date('2026-01-01'),
  hash: `hash of ${slug}`,
  ...more,
})
const draft = (slug: string) => ({
  slug,
  title: 'Neuf',
  meta_description: '',
  city: '',
  content: '**gras**',
  published: true,
})

test('files are loaded once, changed ones again, missing ones go', async () => {
  const { db } = await deps()
  expect(await loadContent(db, [file('a'), file('b')])).toEqual({ written: 2, dropped: 0 })
  expect(await loadContent(db, [file('a'), file('b')])).toEqual({ written: 0, dropped: 0 })
  expect(await loadContent(db, [file('a', { hash: 'new', title: 'Changé' })])).toEqual({
    written: 1,
    dropped: 1,
  })
  expect((await readArticles({ db, agency }, {})).articles.map(({ title }) => title)).toEqual(['Changé'])
})

test('copies that start at once load each file once', async () => {
  const { db } = await deps()
  const loads = await Promise.all([1, 2, 3].map(() => loadContent(db, [file('a'), file('b')])))
  expect(loads.reduce((sum, { written }) => sum + written, 0)).toBe(2)
})

test('the administrator’s change and removal win over files', async () => {
  const all = await deps()
  await loadContent(all.db, [file('a'), file('b')])
  const { rows } = await manageContents(all, 'article', { search: 'titre a', limit: 10, cursor: null })
  const a = rows[0]
  if (!a) throw new Error('a is missing')
  await updateContent(all, OWNER, 'article', a.id, { ...draft('a'), version: a.version })
  const b = (await manageContents(all, 'article', { search: 'Titre B', limit: 10, cursor: null })).rows[0]
  await removeContent(all, OWNER, 'article', b?.id ?? '')
  await loadContent(all.db, [file('a', { hash: 'newer' }), file('b', { hash: 'newer' })])
  const { articles } = await readArticles(all, {})
  expect(articles.map(({ title }) => title)).toEqual(['Neuf'])
  const again = await createContent(all, OWNER, 'article', { ...draft('b'), title: 'Revenu' })
  expect((await readArticle(all, 'b')).title).toBe('Revenu')
  expect(again.version).toBeGreaterThan(1)
})

test('an address belongs to one text, and a stale change is told', async () => {
  const all = await deps()
  const one = await createContent(all, OWNER, 'article', draft('un'))
  await createContent(all, OWNER, 'article', draft('deux'))
  const other = { ...draft('un'), title: 'Autre' }
  await expect(createContent(all, OWNER, 'article', other)).rejects.toMatchObject({ code: 'slug-taken' })
  await expect(
    updateContent(all, OWNER, 'article', one.id, { ...draft('deux'), version: 1 }),
  ).rejects.toMatchObject({
    code: 'slug-taken',
  })
  await updateContent(all, OWNER, 'article', one.id, { ...draft('un'), version: 1 })
  await expect(updateContent(all, OWNER, 'article', one.id, { ...other, version: 1 })).rejects.toMatchObject({
    code: 'content-changed',
  })
  await expect(removeContent(all, OWNER, 'article', one.id, 1)).rejects.toMatchObject({
    code: 'content-changed',
  })
  await removeContent(all, OWNER, 'article', one.id, 2)
  await expect(readContent(all, 'page', one.id)).rejects.toMatchObject({ code: 'not-found' })
})

test('a text sent again because its answer was lost is written once', async () => {
  const all = await deps()
  const made = await createContent(all, OWNER, 'article', draft('un'))
  expect(await createContent(all, OWNER, 'article', draft('un'))).toEqual(made)
  const change = { ...draft('un'), title: 'Changé', keywords: ['site', 'aide'], version: 1 }
  const changed = await updateContent(all, OWNER, 'article', made.id, change)
  expect(await updateContent(all, OWNER, 'article', made.id, change)).toEqual(changed)
  expect(changed.version).toBe(2)
  const hide = () => publishContent(all, OWNER, 'article', made.id, { published: false, version: 2 })
  const [hidden] = await Promise.all([hide(), hide()])
  expect([await hide(), hidden?.version]).toEqual([hidden, 3])
})

test('an address that a text had leads to it, and its file does not come back there', async () => {
  const all = await deps()
  await loadContent(all.db, [file('a')])
  const move = async (from: string, to: string) => {
    const [row] = (await manageContents(all, 'article', { search: `/blog/${from}`, limit: 1, cursor: null }))
      .rows
    await updateContent(all, OWNER, 'article', row?.id ?? '', { ...draft(to), version: row?.version ?? 0 })
  }
  await move('a', 'b')
  await move('b', 'c')
  expect(await loadContent(all.db, [file('a', { hash: 'newer' })])).toEqual({ written: 0, dropped: 0 })
  expect((await readArticles(all, {})).articles.map(({ slug }) => slug)).toEqual(['c'])
  expect((await readArticle(all, 'a')).slug).toBe('c')
  expect((await readArticle(all, 'b')).slug).toBe('c')
  // Given to another text, it leads to that one.
  const other = await createContent(all, OWNER, 'article', { ...draft('a'), title: 'Autre' })
  expect((await readArticle(all, 'a')).title).toBe('Autre')
  await removeContent(all, OWNER, 'article', other.id)
  await move('c', 'a')
  expect((await readArticle(all, 'c')).slug).toBe('a')
  await publishContent(all, OWNER, 'article', (await readArticle(all, 'a')).id, {
    published: false,
    version: 4,
  })
  await expect(readArticle(all, 'b')).rejects.toMatchObject({ code: 'not-found' })
})

test('a written page that left a town’s address gives it back to the composed one', async () => {
  const all = await deps()
  const page = { ...draft('site-internet-gratuit-lyon'), h1: 'À la main' }
  const { id } = await createContent(all, OWNER, 'page', page)
  await updateContent(all, OWNER, 'page', id, { ...page, slug: 'notre-offre', version: 1 })
  expect((await readPage(all, 'site-internet-gratuit-lyon')).h1).not.toBe('À la main')
  await updateContent(all, OWNER, 'page', id, { ...page, slug: 'offre', version: 2 })
  expect((await readPage(all, 'notre-offre')).slug).toBe('offre')
})

test('a text is of the day on which it was first shown, whatever is taken off and put back later', async () => {
  let day = 1
  const all = { ...(await deps()), clock: () => new Date(Date.UTC(2026, 10, day, 10)) }
  const { id } = await createContent(all, OWNER, 'article', { ...draft('un'), published: false })
  const publish = (published: boolean, version: number) =>
    publishContent(all, OWNER, 'article', id, { published, version })
  day = 5
  await updateContent(all, OWNER, 'article', id, {
    ...draft('un'),
    published: false,
    title: 'Mûri',
    version: 1,
  })
  day = 9
  const shown = await publish(true, 2)
  expect([shown.created_at.getUTCDate(), shown.updated_at.getUTCDate()]).toEqual([9, 9])
  day = 12
  await publish(false, 3)
  const again = await publish(true, 4)
  expect([again.created_at.getUTCDate(), again.updated_at.getUTCDate()]).toEqual([9, 9])
  const changed = await updateContent(all, OWNER, 'article', id, { ...draft('un'), version: 5 })
  expect([changed.created_at.getUTCDate(), changed.updated_at.getUTCDate()]).toEqual([9, 12])
})

test('a text leads to an aid until the last day of that, and names it still afterwards', async () => {
  const all = await deps()
  const [first] = readAidFiles('content/aids')
  const aid = {
    ...(first?.aid ?? expect.fail()),
    slug: 'aide-de-l-an',
    status: 'open' as const,
    ends_on: '2026-12-31',
  }
  await loadAids(all.db, [{ aid, hash: 'x' }], now)
  await createContent(all, OWNER, 'article', {
    ...draft('region'),
    content: 'Voyez [l’*aide*](/aides/aide-de-l-an), [une autre](/aides/nulle-part) et [toutes](/aides).',
  })
  const read = async (at: string) => (await readArticle({ ...all, clock: () => new Date(at) }, 'region')).html
  expect(await read('2026-12-31T22:59:00Z')).toContain(
    '<a href="/aides/aide-de-l-an">l’<em>aide</em></a>, une autre',
  )
  expect(await read('2026-12-31T23:01:00Z')).toContain(
    'Voyez l’<em>aide</em>, une autre et <a href="/aides">',
  )
})

test('an aid that was moved does not come back from its file, and its former address leads to it', async () => {
  const all = await deps()
  const [file] = readAidFiles('content/aids')
  const { aid, hash } = file ?? expect.fail()
  await loadAids(all.db, [{ aid, hash }], now)
  const [row] = await listAids(all.db, true)
  const moved = { aid: { ...aid, slug: 'autre-adresse' }, published: true, version: row?.version ?? 0 }
  await updateAid(all, OWNER, row?.id ?? '', moved)
  expect(await loadAids(all.db, [{ aid, hash: 'newer' }], now)).toEqual({ written: 0, dropped: 0 })
  expect((await listAids(all.db, true)).map(({ slug }) => slug)).toEqual(['autre-adresse'])
  expect((await readAid(all, aid.slug)).aid.slug).toBe('autre-adresse')
  // A text that names the former one leads there no longer than to the aid.
  const content = `[L’aide](/aides/${aid.slug})`
  const { slug } = await createContent(all, OWNER, 'article', { ...draft('region'), content })
  expect((await readArticle(all, slug)).html).toContain(`<a href="/aides/${aid.slug}">`)
  await updateAid(all, OWNER, row?.id ?? '', { ...moved, published: false, version: moved.version + 1 })
  expect((await readArticle(all, slug)).html).not.toContain('<a ')
})

test('an unpublished article is on the site for nobody', async () => {
  const all = await deps()
  const { id } = await createContent(all, OWNER, 'article', draft('un'))
  await publishContent(all, OWNER, 'article', id, { published: false, version: 1 })
  await expect(readArticle(all, 'un')).rejects.toMatchObject({ code: 'not-found' })
  expect((await readArticles(all, {})).total).toBe(0)
})

test('search looks in title and city whatever the case and accents, page by page', async () => {
  const { db } = await deps()
  const many = Array.from({ length: 30 }, (_, n) => file(`article-${n}`))
  await loadContent(db, [...many, file('lyon', { city: 'Lyon' }), file('ete', { title: 'Été à 100% près' })])
  const slugs = async (search: string) =>
    (await readArticles({ db, agency }, { search })).articles.map(({ slug }) => slug)
  expect(await slugs('LYON')).toEqual(['lyon'])
  expect(await slugs('ete a 100%')).toEqual(['ete'])
  expect(await slugs('1_0')).toEqual([])
  const managed = async (search: string) =>
    (await manageContents({ db }, 'article', { search, limit: 10, cursor: null })).rows.map(
      ({ slug }) => slug,
    )
  expect(await managed('/blog/article-7')).toEqual(['article-7'])
  expect(await managed('Ete a')).toEqual(['ete'])
  const second = await readArticles({ db, agency }, { page: 2 })
  expect([second.articles.length, second.total]).toEqual([0, 32])
  const local = await readArticles({ db, agency }, { topic: 'local' })
  expect(local.articles.map(({ slug }) => slug)).toEqual(['lyon'])
})

test('a written page takes the place of the composed one', async () => {
  const all = await deps()
  const composed = await readPage(all, 'site-internet-gratuit-lyon')
  expect([composed.city, composed.indexable]).toEqual(['Lyon', true])
  expect(composed.related[0]?.path).toBe('/site-internet-gratuit-villeurbanne')
  await createContent(all, OWNER, 'page', { ...draft('site-internet-gratuit-lyon'), h1: 'À la main' })
  expect((await readPage(all, 'site-internet-gratuit-lyon')).h1).toBe('À la main')
  await expect(readPage(all, 'site-internet-gratuit-nulle-part')).rejects.toMatchObject({ code: 'not-found' })
})

test('a text that names the price says today’s, and an unknown name stays as it was typed', async () => {
  const all = await deps()
  const text = 'Notre site coûte {{price_net}} HT, soit {{price_gross}} TTC. {{price_of_bread}} {{other}}'
  await createContent(all, OWNER, 'article', {
    ...draft('prix'),
    excerpt: 'Dès {{price_net}}',
    content: text,
  })
  const read = async (net_cents: number) => {
    const price = { label: 'Site', detail: 'Complet', net_cents }
    return readArticle({ ...all, agency: { ...agency, price } }, 'prix')
  }
  expect(await readArticle(all, 'prix')).toMatchObject({ excerpt: 'Dès 5\u202f000,00\u00a0€' })
  const { html, excerpt } = await read(640_050)
  expect(html).toContain(
    '6\u202f400,50\u00a0€ HT, soit 7\u202f680,60\u00a0€ TTC. {{price_of_bread}} {{other}}',
  )
  expect(excerpt).toBe('Dès 6\u202f400,50\u00a0€')
})
