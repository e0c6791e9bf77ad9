import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { sitePolicy } from '../src/http/site-policy'
import type { SiteFile } from '../src/sites/render-options'
import { findChromium } from '../tests/support/browser/chromium'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/**
 * What Lighthouse, as `npx` brings it, says of a site's first page on a telephone, from 0 to 100, in the order of its four categories.
 * The first is a time: it is worth reading on a quiet machine only.
 * @param draw the site at an origin, without a slash at the end
 */
export async function lighthouseScores(draw: (origin: string) => SiteFile[]): Promise<number[]> {
  const chromium = findChromium()
  let files: SiteFile[] = []
  const server = createServer(({ url = '/' }, answer) => {
    const asked = new URL(url, 'http://localhost').pathname.slice(1)
    const file = files.find(({ path }) => path === asked || path === `${asked && `${asked}/`}index.html`)
    if (!file) return answer.writeHead(404).end()
    const cache = asked.startsWith('_f/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    const packed = typeof file.body === 'string'
    answer.writeHead(200, {
      'content-type': file.type,
      'cache-control': cache,
      'content-security-policy': sitePolicy(),
      'cross-origin-opener-policy': 'same-origin',
      ...(packed ? { 'content-encoding': 'gzip' } : {}),
    })
    answer.end(packed ? gzipSync(file.body) : file.body)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  files = draw(origin)
  try {
    return await scoresOf(`${origin}/`, chromium)
  } finally {
    server.close()
  }
}

async function scoresOf(url: string, chromium: string | undefined): Promise<number[]> {
  const child = spawn(
    'npx',
    [
      ...['--yes', 'lighthouse@12.8.2', url, '--quiet', '--output=json'],
      `--only-categories=${CATEGORIES.join()}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...(chromium ? { CHROME_PATH: chromium } : {}) },
    },
  )
  const [printed] = await Promise.all([text(child.stdout), once(child, 'close')])
  const { categories } = JSON.parse(printed) as { categories: Record<string, { score: number | null }> }
  return CATEGORIES.map(name => Math.round((categories[name]?.score ?? 0) * 100))
}
