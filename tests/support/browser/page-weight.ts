import { get } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** What a first visit to a page loads, in bytes on the wire with brotli accepted. */
export interface PageWeight {
  path: string
  html: number
  css: number
  js: number
  fonts: number
  images: number
  /** Of the page and all that it loads. */
  requests: number
}

/** specification D1, in bytes; of hydrated pages the bar of `bench`. */
export const budgets = { content: 60_000, fonts: 60_000, hydratedJs: 120_000, ownScript: 2_000 }

/** Everything but the fonts. */
export const contentBytes = ({ html, css, js, images }: PageWeight): number => html + css + js + images

/**
 * Weighs a page from its HTML: styles, scripts and the modules they preload, fonts, pictures. Icons and
 * what a press or a scroll would load are left out.
 */
export async function weighPage(origin: string, path: string): Promise<PageWeight> {
  const page = await load(origin + path)
  const html = page.text()
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => ({
    rel: attribute(tag, 'rel'),
    as: attribute(tag, 'as'),
    href: attribute(tag, 'href'),
  }))
  const css = links.filter(({ rel }) => rel === 'stylesheet').map(({ href }) => href)
  const fonts = links.filter(({ as }) => as === 'font').map(({ href }) => href)
  const modules = links.filter(({ rel }) => rel === 'modulepreload').map(({ href }) => href)
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"/g)].map(match => match[1] ?? '')
  const imported = [...html.matchAll(/(?:from|import)\s*\(?"(\/assets\/[^"]*\.js)"/g)].map(
    match => match[1] ?? '',
  )
  const images = [...html.matchAll(/<img\b[^>]*>/g)]
    .filter(([tag]) => attribute(tag, 'loading') !== 'lazy')
    .map(([tag]) => attribute(tag, 'src'))
  let requests = 1
  const sum = async (paths: string[]) => {
    const unique = [...new Set(paths.filter(Boolean))]
    requests += unique.length
    const files = await Promise.all(unique.map(file => load(new URL(file, origin + path).href)))
    return files.reduce((total, file) => total + file.bytes, 0)
  }
  return {
    path,
    html: page.bytes,
    css: await sum(css),
    js: await sum([...scripts, ...modules, ...imported]),
    fonts: await sum(fonts),
    images: await sum(images),
    requests,
  }
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
}

const unpackers: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

/** The bytes as they travel; `fetch` would hide them. */
function load(address: string): Promise<{ bytes: number; text: () => string }> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br, gzip' } }, answer => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const body = Buffer.concat(chunks)
        if (answer.statusCode !== 200) return reject(new Error(`${address}: ${answer.statusCode}`))
        const unpack = unpackers[answer.headers['content-encoding'] ?? ''] ?? (same => same)
        resolve({ bytes: body.length, text: () => String(unpack(body)) })
      })
    }).on('error', reject)
  })
}
