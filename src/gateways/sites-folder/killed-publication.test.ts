import { expect, test } from 'vitest'
import { killWhilePublishing } from '../../../tests/support/trials/kill-while-publishing'

test('a kill at any moment of a publication leaves the old revision or the new one, whole', async () => {
  expect(await killWhilePublishing(10)).toMatchObject({ tried: 10, failed: [] })
})
