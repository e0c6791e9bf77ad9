import { chmod, mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { diskSites } from './disk-sites'

async function folder() {
  const root = await mkdtemp(join(tmpdir(), 'siteligible-sites-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  return { root, sites: diskSites(root) }
}

const style = { path: '_f/style.1a2b3c4d5e.css', body: 'body{color:red}' }
const page = (text: string) => [
  { path: 'index.html', body: `<p>${text}</p>` },
  { path: 'services/index.html', body: text },
  style,
]

test('a revision is laid down whole, and one link shows it under every host', async () => {
  const { root, sites } = await folder()
  const one = await sites.lay('abc', 1, page('un'))
  expect(await sites.shown('abc')).toBeNull()
  expect(await sites.show('abc', one)).toBeNull()
  await sites.lead('leveque.localhost', 'abc')
  await sites.lead('leveque.fr', 'abc')
  const read = (host: string) => readFile(join(root, 'hosts', host, 'index.html'), 'utf8')
  expect(await read('leveque.localhost')).toBe('<p>un</p>')
  const two = await sites.lay('abc', 2, page('deux'))
  expect(await read('leveque.fr')).toBe('<p>un</p>')
  expect(await sites.show('abc', two)).toBe(one)
  expect([await read('leveque.localhost'), await read('leveque.fr')]).toEqual(['<p>deux</p>', '<p>deux</p>'])
  expect(await readlink(join(root, 'hosts/leveque.fr'))).toBe('../sites/abc/current')
  expect(await sites.hosts()).toHaveLength(2)
  const packed = await readFile(join(root, 'sites/abc', two, 'services/index.html.br'))
  expect(brotliDecompressSync(packed).toString()).toBe('deux')
  expect((await stat(join(root, 'sites/abc', two))).mode & 0o777).toBe(0o750)
  expect((await stat(join(root, 'sites/abc', two, 'index.html'))).mode & 0o777).toBe(0o640)
  await sites.alias('www.leveque.fr', 'leveque.fr')
  expect(await read('www.leveque.fr')).toBe('<p>deux</p>')
  expect(await sites.hosts()).toContainEqual({ host: 'www.leveque.fr', site: 'abc', chosen: 'leveque.fr' })
  expect([await sites.isLed('www.leveque.fr'), await sites.isLed('leveque.net')]).toEqual([true, false])
  await sites.drop('www.leveque.fr')
  await sites.drop('leveque.fr')
  expect(await sites.hosts()).toEqual([{ host: 'leveque.localhost', site: 'abc' }])
})

test('the same photo added twice is one file: its second writing ended the publication', async () => {
  const { root, sites } = await folder()
  const revision = await sites.lay('abc', 1, [...page('un'), style, style])
  expect(await readFile(join(root, 'sites/abc', revision, style.path), 'utf8')).toBe(style.body)
})

test('files named by content are linked from the revision before, and asked of nobody', async () => {
  const { root, sites } = await folder()
  const photo = { path: '_f/photo.0011223344.webp', body: async () => new Uint8Array([1, 2, 3]) }
  await sites.show('abc', await sites.lay('abc', 1, [...page('un'), photo]))
  const asked = { ...photo, body: () => Promise.reject(new Error('asked again')) }
  const two = await sites.lay('abc', 2, [...page('deux'), asked])
  const { ino } = await stat(join(root, 'sites/abc', two, photo.path))
  expect(ino).toBe((await stat(join(root, 'sites/abc/current', photo.path))).ino)
  expect(await sites.isWhole('abc', two)).toBe(true)
})

test('the group of the folder is that of all that comes in it', async () => {
  const { root, sites } = await folder()
  await chmod(root, 0o2750)
  const one = await sites.lay('abc', 1, page('un'))
  for (const place of ['sites', 'sites/abc', `sites/abc/${one}`, `sites/abc/${one}/_f`])
    expect.soft((await stat(join(root, place))).mode & 0o7777, place).toBe(0o2750)
})

test('what was changed on the disk is told', async () => {
  const { root, sites } = await folder()
  const one = await sites.lay('abc', 1, page('un'))
  expect(await sites.isWhole('abc', one)).toBe(true)
  await writeFile(join(root, 'sites/abc', one, 'index.html'), '<p>autre</p>')
  expect(await sites.isWhole('abc', one)).toBe(false)
  expect(await sites.isWhole('abc', '2-0000000000000000')).toBe(false)
})

test('a revision that could not be written leaves nothing', async () => {
  const { root, sites } = await folder()
  let written = false
  async function slow() {
    await new Promise(resolve => setTimeout(resolve, 20))
    written = true
    return Buffer.from('lent')
  }
  const late = { path: '_f/photo.2233445566.webp', body: slow }
  const broken = { path: '_f/photo.0011223344.webp', body: () => Promise.reject(new Error('gone')) }
  await expect(sites.lay('abc', 1, [...page('un'), late, broken])).rejects.toThrow('gone')
  // What was being written is not written into what is taken away.
  expect(written).toBe(true)
  expect(await readdir(join(root, 'sites/abc'))).toEqual([])
})

test('no name leads out of the folder', async () => {
  const { sites } = await folder()
  await expect(sites.lead('../evil', 'abc')).rejects.toThrow('not the name')
  await expect(sites.lay('../../abc', 1, page('un'))).rejects.toThrow('not the name')
})

test('the folder says whose it is', async () => {
  const { sites } = await folder()
  expect(await sites.mark()).toBeNull()
  await sites.setMark('abc')
  expect(await sites.mark()).toBe('abc')
})
