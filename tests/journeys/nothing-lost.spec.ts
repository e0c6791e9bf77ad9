import { expect, test } from '@playwright/test'
import { cutUploads } from '../support/trials/cut-uploads'
import { fillDisk } from '../support/trials/full-disk'
import { killUnderLoad } from '../support/trials/kill-under-load'
import type { Outcome } from '../support/trials/outcome'
import { stopUnderLoad } from '../support/trials/stop-under-load'

/** What failed stands in the first line of the test's error. */
function held({ tried, failed }: Outcome, times: number) {
  expect(failed, failed.join('; ')).toEqual([])
  expect(tried).toBe(times)
}

/** The short form of `npm run chaos` (specification D2). */
test('a killed program comes back with everything that it acknowledged', async () => {
  held(await killUnderLoad('program', 2), 2)
})

test('a killed database comes back with everything that was acknowledged', async () => {
  held(await killUnderLoad('database', 2), 2)
})

test('a stop under load fails no request that was sent', async () => {
  held(await stopUnderLoad(2), 2)
})

test('a cut upload is never visible', async () => {
  held(await cutUploads(9), 9)
})

test('a full disk is said clearly, can still be read, and recovers', async () => {
  const outcome = await fillDisk(1)
  test.skip('skipped' in outcome, 'no tmpfs can be mounted here')
  expect(outcome).toMatchObject({ failed: [] })
})
