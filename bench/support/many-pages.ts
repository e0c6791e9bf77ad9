/** So many different addresses of pages: those of the sitemaps, then articles and cities that do not exist. */
export async function manyAddresses(url: string, count: number): Promise<string[]> {
  const locations = async (address: string) =>
    [...(await (await fetch(address)).text()).matchAll(/<loc>([^<]+)</g)].map(([, loc = '']) => loc)
  const lists = await Promise.all((await locations(`${url}/sitemap.xml`)).map(locations))
  const listed = lists.flat().map(address => url + new URL(address).pathname)
  return [...listed, ...Array.from({ length: count }, (_, n) => `${url}/page-inconnue-${n}`)].slice(0, count)
}

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
