import { parseArgs } from 'node:util'
import { submitToIndexNow } from '../src/gateways/index-now'

/**
 * Tells search engines which pages of the running site changed, as its sitemaps date them:
 * `PUBLIC_URL=https://… npm run indexnow -- --since 2026-11-01`. Without --since, every page.
 */
const { values } = parseArgs({
  options: {
    since: { type: 'string' },
    endpoint: { type: 'string', default: 'https://api.indexnow.org/indexnow' },
  },
})
const publicUrl = (process.env.PUBLIC_URL ?? '').replace(/\/+$/, '')
const local = (address: string) => /^https?:\/\/(localhost|127\.|\[::1\])/.test(address)
if (!publicUrl) fail('PUBLIC_URL must be the address of the site')
if (local(publicUrl) && !local(values.endpoint))
  fail('PUBLIC_URL is this machine: no search engine can reach it')
const since = values.since ? new Date(values.since) : new Date(0)
if (Number.isNaN(since.getTime())) fail(`--since must be a day such as 2026-11-01, not "${values.since}"`)

const addresses: string[] = []
for (const { address } of await read(`${publicUrl}/sitemap.xml`)) {
  for (const page of await read(address)) {
    if (!values.since || (page.changed && page.changed >= since)) addresses.push(page.address)
  }
}
await submitToIndexNow(publicUrl, addresses, { endpoint: values.endpoint })
console.log(`${addresses.length} addresses submitted`)

async function read(address: string): Promise<{ address: string; changed: Date | null }[]> {
  const answer = await fetch(address)
  if (!answer.ok) fail(`${address} answered ${answer.status}`)
  const found = (await answer.text()).matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)
  return [...found].map(([, loc = '', lastmod]) => ({
    address: loc.replaceAll('&amp;', '&'),
    changed: lastmod ? new Date(lastmod) : null,
  }))
}

function fail(reason: string): never {
  console.error(reason)
  process.exit(1)
}
