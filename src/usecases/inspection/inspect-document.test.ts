import { expect, onTestFinished, test } from 'vitest'
import { ChildDied, type DeathCause } from '~/gateways/child-process/child-process'
import { documentsOf } from '~/store/pieces/documents'
import { visitorOf } from '../../../tests/support/dossiers/path'
import { startSite } from '../../../tests/support/program/in-process'
import { inspectDocument } from './inspect-document'

test('a piece that twice killed whoever looked at it is unparseable, and not looked at again', async () => {
  const { deps, url } = await startSite({ ROLE: 'web' })
  const id = await visitorOf(url).complete()
  const [piece] = await documentsOf(deps.db, id)
  let looks = 0
  const deaths: DeathCause[] = []
  const deadly = {
    ...deps,
    inspector: {
      ...deps.inspector,
      inspect: async () => {
        looks += 1
        throw new ChildDied(deaths.shift() ?? 'crash')
      },
    },
  }
  onTestFinished(deps.inspector.stop)
  await expect(inspectDocument(deadly, piece?.id ?? '', deps.clock())).rejects.toThrow(ChildDied)
  await inspectDocument(deadly, piece?.id ?? '', deps.clock())
  await inspectDocument(deadly, piece?.id ?? '', deps.clock())
  expect(looks).toBe(2)
  expect((await documentsOf(deps.db, id))[0]?.flags).toEqual(['unparseable'])

  // What was too slow once has no second try.
  const [, slow] = await documentsOf(deps.db, id)
  deaths.push('deadline')
  await inspectDocument(deadly, slow?.id ?? '', deps.clock())
  expect(looks).toBe(3)
  expect((await documentsOf(deps.db, id))[1]?.flags).toEqual(['unparseable'])
})
