import { onlineSite } from '../../tests/support/online-site'
import type { Figure, Options } from './figure'
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

/** Twenty photos of 4 MB at once beside visitors of the published site, each of them counted; then the site with them published. */
export async function photosBesideVisitors(options: Options): Promise<Figure[]> {
  const program = await startSite(options)
  try {
    const { admin, own, url } = await onlineSite(program)
    const headers = { host: new URL(url).host, 'user-agent': PERSON }
    const visits = (until: () => boolean) =>
      visit({ url: `${program.url}/`, headers, connections: 8, every: EVERY, until })
    await visits(forSeconds(2))
    const quiet = await visits(forSeconds(QUIET_SECONDS))
    const photo = await noisyPhoto(2_900, 2_175)
    let sent = false
    const visiting = visits(() => sent)
    const [answers, seconds] = await timed(() =>
      Promise.allSettled(
        Array.from({ length: PHOTOS }, (_, rank) =>
          admin.teamAddSitePhoto({ params: own, body: formOf(photo, rank) }),
        ),
      ).finally(() => {
        sent = true
      }),
    )
    const pressed = seenOf((await visiting).times)
    const publish = async () => (await timed(() => admin.teamPublishSite({ params: own })))[1]
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
        value: answers.filter(({ status }) => status === 'rejected').length,
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
    await program.remove()
  }
}

function formOf(photo: Uint8Array, rank: number): FormData {
  const form = new FormData()
  form.append('alt', `L’atelier, vue ${rank + 1}`)
  form.append('file', new File([new Uint8Array(photo)], `atelier-${rank}.jpg`))
  return form
}
