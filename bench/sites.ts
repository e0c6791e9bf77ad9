import { SITE_THEMES } from '../src/domain/site/layout/layout'
import { childPhotoMaker } from '../src/gateways/photo-maker/photo-maker'
import { renderSite } from '../src/sites/render-site'
import { fullFacts, renderOptions, siteAssets, wholeLayout } from '../tests/support/sites/client-sites'
import type { Figure, Options } from './support/figure'
import { medianOfRuns } from './support/median-of-runs'
import { noisyPhoto } from './support/noisy-photo'
import { median, percentile } from './support/numbers'
import { photosBesideVisitors } from './support/photos-beside-visitors'
import { servedSites } from './support/served-sites'
import { tenThousandSites } from './support/ten-thousand-sites'

const ROUNDS = 12
const PHOTO_ROUNDS = 2
const PHOTO_RUNS = 3
/** Milliseconds a page. */
const MOST_RENDERING = 15
/** Seconds that an owner waits for a telephone's photo, on this machine beside nobody. */
const MOST_PHOTO = 5

/**
 * Clients' sites: drawing them in every theme, making photos in the child process, serving them by host, publishing and
 * uploading beside visitors, and ten thousand of them.
 */
export async function run(options: Options): Promise<Figure[]> {
  return [
    ...rendering(),
    ...(await photos()),
    ...(await servedSites(options)),
    ...(await medianOfRuns(PHOTO_RUNS, () => photosBesideVisitors(options))),
    ...(await tenThousandSites(options)),
  ]
}

function rendering(): Figure[] {
  const pages: number[] = []
  for (let round = 0; round <= ROUNDS; round++)
    for (const theme of SITE_THEMES) {
      const layout = wholeLayout(theme, fullFacts)
      const began = performance.now()
      const files = renderSite(fullFacts, layout, '2026-12-15', renderOptions, siteAssets)
      const drawn = files.filter(({ path }) => path.endsWith('.html')).length
      // The first one of each compiles.
      if (round > 0) pages.push((performance.now() - began) / drawn)
    }
  return [
    {
      name: 'a page of a site rendered, median',
      value: median(pages),
      unit: 'ms',
      limit: { most: MOST_RENDERING },
    },
    {
      ...{ name: 'a page of a site rendered, 95th percentile', value: percentile(pages, 0.95), unit: 'ms' },
      limit: { most: MOST_RENDERING },
    },
  ]
}

async function photos(): Promise<Figure[]> {
  const maker = childPhotoMaker()
  // The child keeps nobody alive.
  const alive = setInterval(() => {}, 60_000)
  const figures: Figure[] = []
  try {
    for (const [width, height] of [
      [4_000, 3_000],
      [8_660, 5_774],
    ] as const) {
      const bytes = await noisyPhoto(width, height)
      const taken: number[] = []
      for (let round = 0; round <= PHOTO_ROUNDS; round++) {
        const began = performance.now()
        const made = await maker.make({ bytes, focus: { x: 0.4, y: 0.4 } })
        if (typeof made === 'string') throw new Error(`a photo of ${width} × ${height} is ${made}`)
        if (round > 0) taken.push((performance.now() - began) / 1_000)
      }
      const points = Math.round((width * height) / 1e6)
      figures.push({
        ...{ name: `a photo of ${points} Mpx made, median`, value: median(taken), unit: 's' },
        limit: { most: MOST_PHOTO },
      })
    }
  } finally {
    clearInterval(alive)
    await maker.stop()
  }
  return figures
}
