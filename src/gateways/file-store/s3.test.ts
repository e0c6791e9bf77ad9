import { createHash } from 'node:crypto'
import { mkdtemp, readdir } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { listening } from '../../../tests/support/servers/listening'
import { s3Store } from './s3'

/** A store on this machine that answers as the test says. */
async function storeThat(
  answer: (incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer) => void,
  silentMs?: number,
) {
  const server = createServer((incoming, outgoing) =>
    buffer(incoming).then(
      body => answer(incoming, outgoing, body),
      () => {},
    ),
  )
  const folder = await mkdtemp(join(tmpdir(), 'siteligible-outgoing-'))
  const settings = {
    endpoint: await listening(server),
    region: 'fr-par',
    bucket: 'essais',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  }
  return { folder, store: await s3Store(settings, folder, undefined, silentMs) }
}

test('who runs the site is not told which Node.js the library will want one day', async () => {
  const warned: string[] = []
  const hear = (warning: Error) => warned.push(warning.message)
  process.on('warning', hear)
  onTestFinished(() => void process.off('warning', hear))
  const { store } = await storeThat((_incoming, outgoing) => void outgoing.writeHead(204).end())
  await store.remove('essai')
  await new Promise(setImmediate)
  expect(warned.filter(message => message.includes('AWS SDK'))).toEqual([])
})

test('parts that somebody abandoned in the bucket are aborted once they are old', async () => {
  const aborted: string[] = []
  const { store } = await storeThat(({ method, url = '' }, outgoing) => {
    if (method === 'DELETE') {
      aborted.push(url)
      return outgoing.writeHead(204).end()
    }
    const upload = (id: string, at: string) =>
      `<Upload><Key>files/${id}</Key><UploadId>${id}</UploadId><Initiated>${at}</Initiated></Upload>`
    outgoing.end(
      `<?xml version="1.0"?><ListMultipartUploadsResult><Bucket>essais</Bucket><IsTruncated>false</IsTruncated>${upload('vieux', '2026-01-01T00:00:00.000Z')}${upload('neuf', '2026-01-03T00:00:00.000Z')}</ListMultipartUploadsResult>`,
    )
  })
  expect(await store.sweepUnfinished(new Date('2026-01-02'))).toBe(1)
  expect(aborted).toHaveLength(1)
  expect(aborted[0]).toMatch(/^\/essais\/files\/vieux\?.*uploadId=vieux/)
})

test('a file is sent with its length and its MD5, again when the store fails, and nothing is left here', async () => {
  const seen: { length: number; md5: string; bytes: number }[] = []
  const { folder, store } = await storeThat(({ headers }, outgoing, body) => {
    seen.push({
      length: Number(headers['content-length']),
      md5: String(headers['content-md5']),
      bytes: body.length,
    })
    outgoing.writeHead(seen.length < 2 ? 500 : 200).end()
  })
  await store.write('abcd', Readable.from([Buffer.alloc(300_000), Buffer.alloc(300_000)]))
  const md5 = createHash('md5').update(Buffer.alloc(600_000)).digest('base64')
  expect(seen).toEqual(Array(2).fill({ length: 600_000, md5, bytes: 600_000 }))
  const left = await readdir(folder, { recursive: true, withFileTypes: true })
  expect(left.filter(entry => entry.isFile())).toEqual([])
})

test('a store that fails each time, or is away, is an outage', async () => {
  const { store } = await storeThat((_, outgoing) => outgoing.writeHead(503).end())
  await expect(store.write('abcd', Readable.from([Buffer.alloc(200_000)]))).rejects.toMatchObject({
    code: 'EIO',
  })
  const away = await s3Store(
    { endpoint: 'http://127.0.0.1:9', region: 'r', bucket: 'essais', accessKeyId: 'k', secretAccessKey: 's' },
    await mkdtemp(join(tmpdir(), 'siteligible-outgoing-')),
  )
  await expect(away.read('abcd')).rejects.toMatchObject({ code: 'EIO' })
})

test('a store that refuses is not asked again, and the write fails', async () => {
  let asked = 0
  const { store } = await storeThat((_, outgoing) => {
    asked++
    outgoing
      .writeHead(403, { 'content-type': 'application/xml' })
      .end('<Error><Code>AccessDenied</Code></Error>')
  })
  await expect(store.write('abcd', Readable.from([Buffer.from('x')]))).rejects.toMatchObject({
    message: expect.stringContaining('the S3 store refuses'),
    code: 'ERR_S3_REFUSED',
  })
  expect(asked).toBe(1)
})

test('bytes that are not as they were written, or fewer, break the reading off', async () => {
  const { store } = await storeThat((_, outgoing) => {
    outgoing.writeHead(200, { 'x-amz-meta-sha256': '0'.repeat(64) }).end('autre chose')
  })
  await expect(store.read('abcd').then(buffer)).rejects.toThrow('not as it was written')
})

test('a store that is lost without a word fails each call, before its answer and in the middle of a file', async () => {
  const sha256 = createHash('sha256').update('le début et la fin').digest('hex')
  const { store } = await storeThat((incoming, outgoing) => {
    if (!incoming.url?.includes('begun')) return
    outgoing.writeHead(200, { 'content-length': 19, 'x-amz-meta-sha256': sha256 })
    outgoing.write('le début')
  }, 200)
  const lost = { code: 'EIO' }
  await expect(store.read('silent')).rejects.toMatchObject(lost)
  await expect(store.remove('silent')).rejects.toMatchObject(lost)
  await expect(store.digest('silent')).rejects.toMatchObject(lost)
  await expect(store.write('silent', Readable.from([Buffer.from('une pièce')]))).rejects.toMatchObject(lost)
  await expect(buffer(await store.read('begun'))).rejects.toThrow(/inactivity/)
})
