import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { DocumentFormat } from '~/domain/dossier/pieces/document-format'
import { MOST_OF_LAYOUT } from '~/domain/site/layout/layout-errors'
import { contentName } from '~/sites/content-name'
import { acceptedSite } from '../../../tests/support/dossiers/accepted-site'
import { telephonePhoto } from '../../../tests/support/files/telephone-photo'
import { inOne } from '../../../tests/support/files/upload-parts'
import { adoptFiles } from './adopt-files'
import { sitePhotos } from './site-photos'

const formOf = (bytes: Uint8Array, name = 'photo.jpg', alt = '') => {
  const form = new FormData()
  if (alt) form.append('alt', alt)
  form.append('file', new File([new Uint8Array(bytes)], name))
  return form
}

test('a photo is turned upright, loses place and camera, and is shown once it has words', async () => {
  const { site, admin, params } = await acceptedSite()
  const added = await admin.addSitePhoto({ params, body: formOf(await telephonePhoto()) })
  const [photo] = added.photos
  expect(photo).toMatchObject({ alt: '', focus: { x: 0.5, y: 0.5 } })
  expect(added.problems.map(({ place }) => place)).toContain(`photos.${photo?.id}`)
  expect(added.layout.pages[0]?.sections[0]?.photos).toEqual([photo?.id])

  const answer = await fetch(`${site.url}${photo?.url}`)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  const shown = sharp(Buffer.from(await answer.arrayBuffer()))
  const { width = 0, height = 0, exif, orientation } = await shown.metadata()
  expect([exif, orientation, width < height]).toEqual([undefined, undefined, true])
  // The blue corner, at the top left as it was stored, is at the top right as it is seen.
  const { data, info } = await shown.raw().toBuffer({ resolveWithObject: true })
  const corner = data.subarray((info.width - 5) * info.channels)
  expect((corner[2] ?? 0) > (corner[0] ?? 255)).toBe(true)

  const id = String(photo?.id)
  const words = { alt: 'L’atelier vu de la rue', focus: { x: 0.9, y: 0.1 } }
  const overtaken = { headers: { 'if-match': `"${added.version + 1}"` } }
  await expect(
    admin.changeSitePhoto({ params: { ...params, photo: id }, body: words, ...overtaken }),
  ).rejects.toMatchObject({ status: 412 })
  const said = await admin.changeSitePhoto({ params: { ...params, photo: id }, body: words })
  expect(said.photos).toMatchObject([{ id, ...words }])
  expect(said.photos[0]?.url).not.toBe(photo?.url)
  expect(said.problems.map(({ place }) => place)).not.toContain(`photos.${id}`)
  expect(await filesOfPhotos(site)).toBe(3)

  const drawn = await admin.previewSite({ params, body: { facts: said.facts } })
  expect(await drawn.text()).toMatch(new RegExp(`<img[^>]+src="${said.photos[0]?.url.replace('?', '\\?')}"`))

  const { photos, files } = await sitePhotos(site.deps, String(said.site))
  expect(photos[0]?.sizes.map(size => size.width)).toEqual([480, 800])
  expect(files.map(({ name }) => name)).toEqual(photos[0]?.sizes.map(({ file }) => file))
  for (const { name, read } of files)
    expect(contentName('photo.webp', await read()).slice(6)).toBe(name.slice(-15))

  const removed = await admin.removeSitePhoto({ params: { ...params, photo: id } })
  expect(removed.photos).toEqual([])
  expect(removed.layout.pages[0]?.sections[0]?.photos).toEqual([])
  expect(await filesOfPhotos(site)).toBe(0)
  expect((await fetch(`${site.url}${photo?.url}`)).status).toBe(404)
})

const filesOfPhotos = async ({ deps }: Awaited<ReturnType<typeof acceptedSite>>['site']) =>
  (await deps.db.selectFrom('site_photo_files').selectAll().execute()).length

test('the team adds photos under the dossier and by the site’s own id; another site’s photo is not there', async () => {
  const { site, admin, id } = await acceptedSite()
  const bytes = await telephonePhoto(600, 400)
  const add = () => admin.adminAddSitePhoto({ params: { id }, body: formOf(bytes, 'a.jpg', 'Le comptoir') })
  await Promise.all([add(), add()])
  const one = await add()
  expect([one.photos.length, await filesOfPhotos(site)]).toEqual([1, 2])
  const own = { site: String(one.site) }
  const two = await admin.teamAddSitePhoto({ params: own, body: formOf(bytes, 'b.png', 'La vitrine') })
  expect(two.photos.map(({ alt }) => alt)).toEqual(['Le comptoir', 'La vitrine'])
  const kept = await admin.teamSaveSiteFacts({
    ...{ params: own, headers: { 'if-match': '"0"' } },
    body: { facts: { ...two.facts, about: 'Un atelier.' } },
  })
  expect(kept.layout.pages[0]?.sections[0]?.photos).toEqual([kept.photos[0]?.id])
  const less = await admin.teamRemoveSitePhoto({ params: { ...own, photo: String(kept.photos[0]?.id) } })
  expect([less.version, less.layout.pages[0]?.sections[0]?.photos]).toEqual([2, [kept.photos[1]?.id]])
  await expect(
    admin.teamChangeSitePhoto({
      params: { ...own, photo: 'x'.repeat(32) },
      body: { alt: 'x', focus: { x: 0, y: 0 } },
    }),
  ).rejects.toMatchObject({ status: 404 })
  expect((await fetch(`${site.url}/api/site-photos/${'x'.repeat(32)}`)).status).toBe(404)
})

test('a broken photo, an enormous one, a bomb, a drawing and an iPhone’s own format are refused by a sentence, and leave nothing', async () => {
  const { site, admin, params } = await acceptedSite()
  const whole = await telephonePhoto()
  const enormous = Buffer.from(
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  )
  enormous.writeUInt32BE(60_000, 16)
  enormous.writeUInt32BE(60_000, 20)
  const refused: [string, Uint8Array, RegExp][] = [
    ['coupee.jpg', whole.subarray(0, whole.length / 2), /ne s’ouvre pas/],
    [
      'abimee.png',
      Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(400)]),
      /ne s’ouvre pas/,
    ],
    ['geante.png', enormous, /trop de points/],
    ['dessin.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /JPEG ou PNG/],
    ['IMG_0001.HEIC', whole, /Le plus compatible/],
  ]
  for (const [name, bytes, sentence] of refused) {
    const failed = await admin.addSitePhoto({ params, body: formOf(bytes, name) }).catch(error => error)
    expect([name, failed.status, failed.errors[0].field]).toEqual([name, 422, 'file'])
    expect(failed.errors[0].message).toMatch(sentence)
  }
  await expect(
    admin.addSitePhoto({ params, body: formOf(whole, 'a.jpg', 'é'.repeat(201)) }),
  ).rejects.toMatchObject({
    status: 422,
  })
  expect((await admin.siteProject({ params })).photos).toEqual([])
  expect(await filesOfPhotos(site)).toBe(0)
})

test('fifty million points become a photo', async () => {
  const { admin, params } = await acceptedSite()
  const large = await sharp({ create: { width: 8_660, height: 5_774, channels: 3, background: '#aabbcc' } })
    .jpeg()
    .toBuffer()
  const { photos } = await admin.addSitePhoto({ params, body: formOf(large, 'x.jpg', 'Le toit') })
  expect(photos).toHaveLength(1)
})

test('pictures that the questionnaire of before took in become photos once; a paper and a broken one stay as they were sent', async () => {
  const { site, admin, id, params } = await acceptedSite()
  const { db, encryptedFiles } = site.deps
  const { facts } = await admin.siteProject({ params })
  await admin.saveSiteFacts({ params, headers: { 'if-match': '"0"' }, body: { facts } })
  const { file_recipient } = await db
    .selectFrom('dossiers')
    .select('file_recipient')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const keep = async (bytes: Uint8Array, filename: string, media_type: DocumentFormat) => {
    const file_key = randomUUID()
    const row = { id: filename, dossier_id: id, filename, media_type, size: bytes.length, file_key }
    const sha256 = await encryptedFiles.write(file_recipient, file_key, inOne(bytes))
    await db
      .insertInto('site_files')
      .values({ ...row, sha256, uploaded_at: new Date() })
      .execute()
  }
  await keep(await telephonePhoto(500, 400), 'vitrine.jpg', 'image/jpeg')
  await keep((await telephonePhoto()).subarray(0, 2_000), 'coupee.jpg', 'image/jpeg')
  await keep(Buffer.from('%PDF-1.4'), 'carte.pdf', 'application/pdf')
  for (let round = 0; round < 2; round += 1) await adoptFiles(site.deps)
  const { photos, layout } = await admin.siteProject({ params })
  expect(photos).toHaveLength(1)
  expect(layout.pages[0]?.sections[0]?.photos).toEqual([photos[0]?.id])
  const left = await db
    .selectFrom('site_files')
    .select(['filename', 'set_aside'])
    .orderBy('filename')
    .execute()
  expect(left).toEqual([
    { filename: 'carte.pdf', set_aside: false },
    { filename: 'coupee.jpg', set_aside: true },
  ])
})

test('the last photo that there is room for is there when it is sent again, and one more is refused in words', async () => {
  const { site, admin, params } = await acceptedSite()
  const bytes = await telephonePhoto(600, 400)
  const { site: id } = await admin.addSitePhoto({ params, body: formOf(bytes) })
  const rows = await site.deps.db.selectFrom('site_photos').selectAll().execute()
  const copies = rows.flatMap(row =>
    Array.from({ length: MOST_OF_LAYOUT.photos - 1 }, (_, at) => ({
      ...row,
      id: `${at}-${id}`,
      alt: `${at}`,
    })),
  )
  await site.deps.db.insertInto('site_photos').values(copies).execute()
  const again = await admin.addSitePhoto({ params, body: formOf(bytes) })
  expect(again.photos).toHaveLength(MOST_OF_LAYOUT.photos)
  const other = formOf(await telephonePhoto(400, 600))
  await expect(admin.addSitePhoto({ params, body: other })).rejects.toMatchObject({
    code: 'too-many-uploads',
    message: '30\u00a0photos au plus\u00a0: retirez-en une d’abord.',
  })
})
