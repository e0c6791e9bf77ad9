import { expect, test } from '@playwright/test'
import { cutUploads } from '../support/trials/cut-uploads'
import { fillDisk } from '../support/trials/full-disk'
import { killUnderLoad } from '../support/trials/kill-under-load'
import { stopUnderLoad } from '../support/trials/stop-under-load'

/** The short form of `npm run chaos` (specification D2). */
test('a killed program comes back with everything that it acknowledged', async () => {
  expect(await killUnderLoad('program', 2)).toMatchObject({ tried: 2, failed: [] })
})

test('a killed database comes back with everything that was acknowledged', async () => {
  expect(await killUnderLoad('database', 2)).toMatchObject({ tried: 2, failed: [] })
})

test('a stop under load fails no request that was sent', async () => {
  expect(await stopUnderLoad(2)).toMatchObject({ tried: 2, failed: [] })
})

test('a cut upload is never visible', async () => {
  expect(await cutUploads(9)).toEqual({ tried: 9, failed: [] })
})

test('a full disk is said clearly, can still be read, and recovers', async () => {
  const outcome = await fillDisk(1)
  test.skip('skipped' in outcome, 'no tmpfs can be mounted here')
  expect(outcome).toMatchObject({ failed: [] })
})
