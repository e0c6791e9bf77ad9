import { readFileSync } from 'node:fs'
import { startProgram } from '../tests/support/program'

const PAGES = 1_000
/** What the bounded cache and the garbage between two collections may take, in megabytes. */
const MOST_GROWTH = 150

/** Resident memory while a thousand different pages are asked, and asked again: the cache is bounded. */
export async function run(): Promise<boolean> {
  const site = await startProgram()
  try {
    const pages = (await addresses(site.url)).slice(0, PAGES)
    await ask(pages.slice(0, 100))
    const before = residentMegabytes(site.pid())
    await ask(pages)
    const once = residentMegabytes(site.pid())
    await ask(pages)
    await ask(pages)
    const thrice = residentMegabytes(site.pid())
    console.log(
      `${pages.length} different pages: ${before} MB before, ${once} MB after, ${thrice} MB after three rounds`,
    )
    return once - before <= MOST_GROWTH && thrice - before <= MOST_GROWTH
  } finally {
    await site.remove()
  }
}

async function addresses(url: string): Promise<string[]> {
  const locations = async (address: string) =>
    [...(await (await fetch(address)).text()).matchAll(/<loc>([^<]+)</g)].map(([, loc = '']) => loc)
  const lists = await Promise.all((await locations(`${url}/sitemap.xml`)).map(locations))
  const listed = lists.flat()
  // The pages that are followed but not listed, and unknown ones, complete the thousand.
  return [...listed, ...Array.from({ length: PAGES }, (_, n) => `${url}/page-inconnue-${n}`)]
}

async function ask(pages: string[]) {
  const waiting = [...pages]
  const work = async () => {
    for (let page = waiting.pop(); page; page = waiting.pop()) await (await fetch(page)).arrayBuffer()
  }
  await Promise.all([1, 2, 3, 4].map(work))
}

function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
