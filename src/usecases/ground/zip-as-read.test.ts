import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { expect, test } from 'vitest'
import { zipAsRead } from './zip-as-read'

const zipOf = (open: () => Readable | Promise<Readable>) => {
  const zip = zipAsRead()
  zip.add('first.txt', { compress: false }, () => Readable.from([Buffer.from('first')]))
  zip.add('second.txt', { compress: false }, open)
  zip.end()
  return zip.output
}

test('a file that was gone when its turn came ended the program: it ends the ZIP', async () => {
  const whole = (open: () => Readable | Promise<Readable>) => buffer(zipOf(open))
  await expect(whole(() => createReadStream('/nowhere/index.html'))).rejects.toMatchObject({ code: 'ENOENT' })
  await expect(whole(() => Promise.reject(new Error('not opened')))).rejects.toThrow('not opened')
  await expect(
    whole(() =>
      Readable.from(
        (async function* () {
          yield Buffer.from('half')
          throw new Error('a damaged chunk')
        })(),
      ),
    ),
  ).rejects.toThrow('a damaged chunk')
  expect((await whole(() => Readable.from([Buffer.from('second')]))).includes('second.txt')).toBe(true)
})

/** A file that has more to give than anybody takes. */
const endless = () =>
  new Readable({
    read() {
      this.push(Buffer.alloc(64 * 1024))
    },
  })

test('the file that was open when its reader left stayed open: it is closed, and so is one that opens after', async () => {
  const [long, late] = [endless(), endless()]
  const left = zipOf(() => long)
  for await (const _ of left) break
  await finished(long).catch(() => {})
  expect(long.destroyed).toBe(true)

  let open = (_: Readable) => {}
  const opening = new Promise<Readable>(resolve => {
    open = resolve
  })
  const gone = zipOf(() => opening)
  for await (const _ of gone) break
  open(late)
  await finished(late).catch(() => {})
  expect(late.destroyed).toBe(true)
})
