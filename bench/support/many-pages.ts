/** So many addresses of pages, as the sitemaps list them. */
export async function manyAddresses(url: string, count: number): Promise<string[]> {
  const locations = async (address: string) =>
    [...(await (await fetch(address)).text()).matchAll(/<loc>([^<]+)</g)].map(
      ([, loc = '']) => new URL(new URL(loc).pathname, url).href,
    )
  const lists = await Promise.all((await locations(`${url}/sitemap.xml`)).map(locations))
  return lists.flat().slice(0, count)
}

/** Addresses where there is no page. */
export const unknownAddresses = (url: string, from: number, count: number): string[] =>
  Array.from({ length: count }, (_, n) => `${url}/page-inconnue-${from + n}`)

/** Asks each once, four at a time. */
export async function askEach(addresses: string[]): Promise<void> {
  const waiting = [...addresses]
  const visitor = async () => {
    for (let address = waiting.pop(); address; address = waiting.pop()) {
      await (await fetch(address)).arrayBuffer()
    }
  }
  await Promise.all([1, 2, 3, 4].map(visitor))
}
