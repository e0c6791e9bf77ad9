import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { visitorOf } from '../../../tests/support/dossiers/path'
import { startSite } from '../../../tests/support/program/in-process'
import { sweepOrphans } from './sweep-orphans'

test('a file that no row names goes an hour after it was written; pieces and papers stay', async () => {
  const { deps, url } = await startSite({ ROLE: 'web' })
  const id = await visitorOf(url).finish()
  const orphan = randomUUID()
  await deps.encryptedFiles.write(null, orphan, bytes())
  expect(await sweepOrphans(deps)).toBe(0)
  const inAnHour = { ...deps, clock: () => new Date(Date.now() + 61 * 60_000) }
  expect(await sweepOrphans(inAnHour)).toBe(1)
  expect(await sweepOrphans(inAnHour)).toBe(0)
  await expect(deps.encryptedFiles.read(null, orphan)).rejects.toThrow()
  expect((await fetch(`${url}/api/invoice/${id}/view`)).status).toBe(200)
  const { n } = await deps.db
    .selectFrom('documents')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  let files = 0
  for await (const _ of deps.encryptedFiles.list()) files++
  // The invoice, and the mark of the file store.
  expect(files).toBe(Number(n) + 2)
})

async function* bytes() {
  yield Buffer.from('reste d’un envoi interrompu')
}
