import { startChild } from '../../src/gateways/child-process/child-process'
import { onlineSite } from '../../tests/support/sites/online-site'
import { rewordSite } from '../../tests/support/sites/site-facts'
import { formOf } from './bare-visitor'
import type { Figure, Options } from './figure'
import type { SentForms } from './form-sender'
import { noisyPhoto } from './noisy-photo'
import { median, timed } from './numbers'
import { PERSON } from './served-sites'
import { startSite } from './site'
import { forSeconds, seenOf, visit } from './visits'

const PHOTOS = 20
/** Seconds that publishing a site with so many photos may take. */
const MOST_PUBLISHING = 2
/** What the slowest of a hundred visitors waits while photos come in, as a multiple of a quiet hour. */
const MOST_RATIO = 3
const QUIET_SECONDS = 10
/** Milliseconds between two visits of the published site. */
const EVERY = 10
const PUBLICATIONS = 5

/** Sends from a process of its own: what sending takes is no wait of the visitors beside it. */
const formSender = () =>
  startChild<SentForms, (number | undefined)[]>('../bench/support/form-sender', {
    ...{ deadlineMs: 600_000, memoryBytes: 1024 * 1024 * 1024, niceness: 0 },
  })

/** Twenty photos of 4 MB at once beside visitors of the published site, each of them counted; then the site with them published. */
export async function photosBesideVisitors(options: Options): Promise<Figure[]> {
  const program = await startSite(options)
  const sender = formSender()
  try {
    const { admin, own, url } = await onlineSite(program)
    const headers = { host: new URL(url).host, 'user-agent': PERSON }
    const visits = (until: () => boolean) =>
      visit({ url: `${program.url}/`, headers, connections: 8, every: EVERY, until })
    await visits(forSeconds(2))
    const quiet = await visits(forSeconds(QUIET_SECONDS))
    const form = {
      ...{ url: `${program.url}/api/admin/sites/${own.site}/photos`, token: admin.token },
      bytes: formOf(['alt', 'L’atelier'], 'atelier.jpg', Buffer.from(await noisyPhoto(2_900, 2_175))),
    }
    const send = (times: number) => sender.run({ ...form, times })
    await send(0)
    let sent = false
    const visiting = visits(() => sent)
    const [answers, seconds] = await timed(() =>
      send(PHOTOS).finally(() => {
        sent = true
      }),
    )
    const pressed = seenOf((await visiting).times)
    const publish = async () => {
      await rewordSite(admin, own.site)
      return (await timed(() => admin.teamPublishSite({ params: own })))[1]
    }
    // The first one writes the photos, those after it link them.
    const first = await publish()
    const again: number[] = []
    while (again.length < PUBLICATIONS) again.push(await publish())
    const beside = (value: number) => ({ beside: { name: 'quiet', value } })
    return [
      {
        ...{ name: `a client’s page while ${PHOTOS} photos of 4 MB come in, 99th percentile`, unit: 'ms' },
        ...{ value: pressed.p99, ...beside(quiet.p99), limit: { most: MOST_RATIO } },
      },
      { name: 'the same, median', unit: 'ms', value: pressed.p50, ...beside(quiet.p50) },
      { name: 'until all of them were made', unit: 's', value: seconds },
      {
        ...{ name: 'photos that were not taken in time', unit: '', limit: { most: 0 } },
        value: answers.filter(status => !status || status >= 300).length,
      },
      {
        ...{ name: `a site published with ${PHOTOS} new photos`, unit: 's', value: first },
        limit: { most: MOST_PUBLISHING },
      },
      {
        ...{ name: 'the same again, median', unit: 's', value: median(again) },
        limit: { most: MOST_PUBLISHING },
      },
    ]
  } finally {
    await sender.stop()
    await program.remove()
  }
}
