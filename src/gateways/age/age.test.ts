import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  Decrypter,
  Encrypter,
  generateHybridIdentity,
  generateX25519Identity,
  identityToRecipient,
} from 'age-encryption'
import { describe, expect, test } from 'vitest'
import { inPieces } from '../../../tests/support/files/in-pieces'
import { installed } from '../../../tests/support/program/command-line'
import { decryptAge, decryptAgeBytes, encryptAge, encryptAgeBytes } from './age'
import { CHUNK_BYTES } from './payload'
import { newKeyPair } from './x25519'

const SEALED_CHUNK = CHUNK_BYTES + 16
/** Around each border of a chunk, and the empty file. */
const SIZES = [0, 1, 15, 16, 17, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 3 * CHUNK_BYTES, 200_001]

const { recipient, identity } = newKeyPair()

async function sealedByPackage(clear: Uint8Array, to = recipient) {
  const encrypter = new Encrypter()
  encrypter.addRecipient(to)
  return encrypter.encrypt(clear)
}

async function openedByPackage(sealed: Uint8Array, by = identity) {
  const decrypter = new Decrypter()
  decrypter.addIdentity(by)
  return Buffer.from(await decrypter.decrypt(sealed))
}

describe.each(SIZES)('%i bytes', size => {
  const clear = randomBytes(size)

  test('come back, and the age-encryption package reads them', async () => {
    const sealed = await buffer(encryptAge(recipient, inPieces(clear)))
    expect((await decryptAgeBytes(identity, sealed)).equals(clear)).toBe(true)
    expect((await openedByPackage(sealed)).equals(clear)).toBe(true)
  })

  test('of the package are read, in whatever pieces they arrive', async () => {
    const sealed = Readable.from(inPieces(await sealedByPackage(clear)))
    expect((await buffer(await decryptAge(identity, sealed))).equals(clear)).toBe(true)
  })
})

test('keys are those of the package', async () => {
  expect(await identityToRecipient(identity)).toBe(recipient)
  const theirs = await generateX25519Identity()
  const sealed = await encryptAgeBytes(await identityToRecipient(theirs), Buffer.from('bonjour'))
  expect(String(await decryptAgeBytes(theirs, sealed))).toBe('bonjour')
})

test('a post-quantum key works as well, by the package', async () => {
  const theirs = await generateHybridIdentity()
  const clear = randomBytes(100_000)
  const sealed = await encryptAgeBytes(await identityToRecipient(theirs), clear)
  expect((await openedByPackage(sealed, theirs)).equals(clear)).toBe(true)
  expect((await decryptAgeBytes(theirs, sealed)).equals(clear)).toBe(true)
})

test('a wrong key, and a recipient with a letter changed, are refused', async () => {
  const sealed = await encryptAgeBytes(recipient, randomBytes(10))
  await expect(decryptAgeBytes(newKeyPair().identity, sealed)).rejects.toThrow()
  const letter = recipient.at(-9) === 'q' ? 'p' : 'q'
  const changed = recipient.slice(0, -9) + letter + recipient.slice(-8)
  await expect(encryptAgeBytes(changed, randomBytes(10))).rejects.toThrow()
})

describe('what was changed is refused', () => {
  const clear = randomBytes(3 * CHUNK_BYTES + 100)
  const payloadOf = (sealed: Buffer) => sealed.length - (3 * SEALED_CHUNK + 100 + 16)
  const refused = async (bytes: Buffer) => await expect(decryptAgeBytes(identity, bytes)).rejects.toThrow()

  test('a bit, in the header, the nonce, each chunk and its tag', async () => {
    const sealed = await encryptAgeBytes(recipient, clear)
    const payload = payloadOf(sealed)
    const chunks = [0, 1, 2].flatMap(n => [n * SEALED_CHUNK, (n + 1) * SEALED_CHUNK - 1])
    const places = [3, 40, 100, payload - 60, payload - 20, payload - 1, ...chunks.map(at => payload + at)]
    for (const place of [...places, sealed.length - 1]) {
      const changed = Buffer.from(sealed)
      changed[place] = (changed[place] ?? 0) ^ 1
      await refused(changed)
    }
  })

  test('cut short, at and between the borders of the chunks, or made longer', async () => {
    const sealed = await encryptAgeBytes(recipient, clear)
    const payload = payloadOf(sealed)
    const borders = [0, 1, 2, 3].map(n => payload + n * SEALED_CHUNK)
    for (const end of [0, 10, payload - 1, ...borders, ...borders.map(at => at + 16), sealed.length - 1])
      await refused(sealed.subarray(0, end))
    await refused(Buffer.concat([sealed, Buffer.alloc(1)]))
    await refused(Buffer.concat([sealed, Buffer.alloc(SEALED_CHUNK)]))
  })

  test('chunks left out, doubled or moved', async () => {
    const sealed = await encryptAgeBytes(recipient, clear)
    const payload = payloadOf(sealed)
    const head = sealed.subarray(0, payload)
    const [a = head, b = head, c = head] = [0, 1, 2].map(n =>
      sealed.subarray(payload + n * SEALED_CHUNK, payload + (n + 1) * SEALED_CHUNK),
    )
    const last = sealed.subarray(payload + 3 * SEALED_CHUNK)
    for (const order of [
      [b, a, c, last],
      [a, c, last],
      [a, a, b, c, last],
      [a, b, last, c],
    ])
      await refused(Buffer.concat([head, ...order]))
  })

  test('an empty last chunk after a full one', async () => {
    const [full, empty] = [randomBytes(CHUNK_BYTES), await encryptAgeBytes(recipient, Buffer.alloc(0))]
    const sealed = await encryptAgeBytes(recipient, full)
    await refused(Buffer.concat([sealed, empty.subarray(-16)]))
  })
})

test('no chunk is given out before its tag holds', async () => {
  const sealed = await encryptAgeBytes(recipient, randomBytes(2 * CHUNK_BYTES))
  const changed = Buffer.from(sealed)
  changed[sealed.length - 20] = (changed[sealed.length - 20] ?? 0) ^ 1
  let given = 0
  const reading = async () => {
    for await (const part of await decryptAge(identity, Readable.from([changed]))) given += part.length
  }
  await expect(reading()).rejects.toThrow()
  expect(given).toBe(CHUNK_BYTES)
})

test('reads no further than it is asked to, and closes what it read from', async () => {
  let read = 0
  async function* endless() {
    for (;;) {
      read += 1
      yield Buffer.alloc(CHUNK_BYTES)
    }
  }
  const source = Readable.from(encryptAge(recipient, endless()), { objectMode: false })
  const clear = await decryptAge(identity, source)
  for await (const part of clear) {
    expect(part.length).toBe(CHUNK_BYTES)
    break
  }
  expect(read).toBeLessThan(16)
  if (!source.closed) await new Promise(resolve => source.once('close', resolve))
  expect(source.destroyed).toBe(true)
})

test.skipIf(!installed('age'))('the age program reads our files, and we read its', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'siteligible-age-'))
  try {
    const [key, file] = [join(folder, 'key.txt'), join(folder, 'file.age')]
    await writeFile(key, `${identity}\n`)
    for (const size of SIZES) {
      const clear = randomBytes(size)
      await writeFile(file, await encryptAgeBytes(recipient, clear))
      expect(execFileSync('age', ['-d', '-i', key, file]).equals(clear)).toBe(true)
      execFileSync('age', ['-r', recipient, '-o', file], { input: clear })
      expect((await decryptAgeBytes(identity, await readFile(file))).equals(clear)).toBe(true)
    }
  } finally {
    await rm(folder, { recursive: true })
  }
})
