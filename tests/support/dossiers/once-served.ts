import { setTimeout as wait } from 'node:timers/promises'

/**
 * A server that is too busy says after how many seconds to ask again: so does who only wants to get further, and says it aloud.
 * A refusal that says none is an answer.
 */
export async function onceServed(ask: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await ask()
    const later = answer.headers.get('retry-after')
    if (answer.status !== 503 || later === null || tries === 30) return answer
    console.warn(`503, asked again: ${new URL(answer.url).pathname}`)
    await answer.body?.cancel()
    await wait(Math.min(5, Number(later)) * 1_000)
  }
}
