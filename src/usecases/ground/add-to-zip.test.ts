import { createReadStream } from 'node:fs'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { addToZip } from './add-to-zip'

const zipOf = (open: () => Readable | Promise<Readable>) => {
  const zip = new ZipFile()
  const output = new PassThrough()
  zip.on('error', error => output.destroy(error))
  zip.outputStream.pipe(output)
  addToZip(zip, 'first.txt', { compress: false }, () => Readable.from([Buffer.from('first')]))
  addToZip(zip, 'second.txt', { compress: false }, open)
  zip.end()
  return buffer(output)
}

test('a file that was gone when its turn came ended the program: it ends the ZIP', async () => {
  await expect(zipOf(() => createReadStream('/nowhere/index.html'))).rejects.toMatchObject({ code: 'ENOENT' })
  await expect(zipOf(() => Promise.reject(new Error('not opened')))).rejects.toThrow('not opened')
  await expect(
    zipOf(() =>
      Readable.from(
        (async function* () {
          yield Buffer.from('half')
          throw new Error('a damaged chunk')
        })(),
      ),
    ),
  ).rejects.toThrow('a damaged chunk')
  expect((await zipOf(() => Readable.from([Buffer.from('second')]))).includes('second.txt')).toBe(true)
})
