import { away, NeighbourAway, NeighbourRefuses } from '~/domain/neighbour'

/** Takes a message as JSON. */
export type AlertWebhook = (message: object) => Promise<void>

const PATIENCE_MS = 10_000

/** Posts JSON to the operator's address. @throws NeighbourAway, or NeighbourRefuses for a 4xx */
export const alertWebhook =
  (url: string): AlertWebhook =>
  async message => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(away)
    await answer.body?.cancel()
    if (answer.ok) return
    const words = `the webhook of alerts answered ${answer.status}`
    throw answer.status < 500 && answer.status !== 429
      ? new NeighbourRefuses(words)
      : new NeighbourAway(words)
  }
