import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { DRAFT_NAMES } from './draft-names'

test('/confidentialite names all that a tab keeps of what is typed', async () => {
  const policy = await readFile('content/legal/confidentialite.md', 'utf8')
  const named = DRAFT_NAMES.map(name => `\`${name.endsWith(':') ? `${name}…` : name}\``)
  expect(named.filter(name => !policy.includes(name))).toEqual([])
})
