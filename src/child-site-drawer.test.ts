import { expect, onTestFinished, test } from 'vitest'
import { fullFacts, renderOptions, siteAssets } from '../tests/support/sites/client-sites'
import { childSiteDrawer } from './child-site-drawer'
import { firstLayout } from './domain/site/layout/first-layout'
import { packedSite } from './packed-site'

test('a site drawn in the child process is the one of this process, byte for byte', async () => {
  const drawer = childSiteDrawer()
  onTestFinished(drawer.stop)
  const order = {
    facts: fullFacts,
    layout: firstLayout(fullFacts),
    day: '2026-12-15',
    options: { ...renderOptions, sharePicture: Uint8Array.of(137, 80, 78, 71) },
  }
  const [there, here] = await Promise.all([drawer.draw(order), packedSite(siteAssets)(order)])
  expect(there.map(({ path }) => path)).toEqual(here.map(({ path }) => path))
  for (const [n, { path, body, packed }] of here.entries()) {
    expect(Buffer.from(there[n]?.body ?? '').equals(Buffer.from(body)), path).toBe(true)
    expect(
      there[n]?.packed?.map(copy => Buffer.from(copy).toString('base64')),
      path,
    ).toEqual(packed?.map(copy => Buffer.from(copy).toString('base64')))
  }
})
