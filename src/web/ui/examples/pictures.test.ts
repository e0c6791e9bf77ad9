import { stat } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { EXAMPLE_TRADES } from '~/domain/trade/example-trade'

const folder = 'src/web/ui/examples/pictures'

it.each(EXAMPLE_TRADES)('the two pictures of %s, which a tab fetches, weigh 25 kB at most', async trade => {
  const sizes = await Promise.all(
    [trade, `${trade}-telephone`].map(async name => (await stat(`${folder}/${name}.avif`)).size),
  )
  expect(Math.min(...sizes)).toBeGreaterThan(2_000)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(25_000)
})
