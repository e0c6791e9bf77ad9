import { boundedText } from '~/domain/bounded-answer'
import { indexNowKey } from '~/domain/content/addresses'

/** Most addresses that the protocol takes in one message. */
const BATCH = 10_000
const PATIENCE_MS = 30_000

/**
 * Tells the search engines of IndexNow that these pages changed.
 * @param endpoint such as https://api.indexnow.org/indexnow
 * @throws Error with the engine's answer when it refuses
 */
export async function submitToIndexNow(
  publicUrl: string,
  addresses: string[],
  { endpoint, send = fetch }: { endpoint: string; send?: typeof fetch },
): Promise<void> {
  const key = indexNowKey(publicUrl)
  const sender = { host: new URL(publicUrl).host, key, keyLocation: `${publicUrl}/${key}.txt` }
  for (let at = 0; at < addresses.length; at += BATCH) {
    const answer = await send(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ ...sender, urlList: addresses.slice(at, at + BATCH) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!answer.ok)
      throw new Error(`IndexNow answered ${answer.status}: ${(await boundedText(answer)).slice(0, 200)}`)
  }
}
