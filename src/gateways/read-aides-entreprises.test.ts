import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readAidesEntreprises } from './read-aides-entreprises'

async function fileWith(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'siteligible-aids-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'aides.json')
  await writeFile(file, text)
  return file
}

test('one U+0000 in the file stopped the import of all aids: no text that is read holds one', async () => {
  const file = await fileWith(JSON.stringify([{ aid_nom: 'Chèque\0 numérique', of: { all: ['a\0b'] } }]))
  expect(await readAidesEntreprises(file)).toEqual([{ aid_nom: 'Chèque numérique', of: { all: ['ab'] } }])
})

test('what is no list of aids is told by the name of the file', async () => {
  await expect(readAidesEntreprises(await fileWith('{"a": 1}'))).rejects.toThrow('holds no list of aids')
  await expect(readAidesEntreprises(await fileWith('[{]'))).rejects.toThrow('is not JSON')
})
