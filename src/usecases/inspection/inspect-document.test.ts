import { expect, onTestFinished, test } from 'vitest'
import { ChildDied } from '~/gateways/child-process/child-process'
import { documentsOf } from '~/store/documents'
import { startSite } from '../../../tests/support/in-process'
import { visitorOf } from '../../../tests/support/path'
import { inspectDocument } from './inspect-document'

test('a piece that twice killed whoever looked at it is unparseable, and not looked at again', async () => {
  const { deps, url } = await startSite({ ROLE: 'web' })
  const id = await visitorOf(url).complete()
  const [piece] = await documentsOf(deps.db, id)
  let looks = 0
  const deadly = {
    ...deps,
    inspector: {
      ...deps.inspector,
      inspect: async () => {
        looks += 1
        throw new ChildDied('deadline')
      },
    },
  }
  onTestFinished(deps.inspector.stop)
  await expect(inspectDocument(deadly, piece?.id ?? '', deps.clock())).rejects.toThrow(ChildDied)
  await inspectDocument(deadly, piece?.id ?? '', deps.clock())
  await inspectDocument(deadly, piece?.id ?? '', deps.clock())
  expect(looks).toBe(2)
  expect((await documentsOf(deps.db, id))[0]?.flags).toEqual(['unparseable'])
})
