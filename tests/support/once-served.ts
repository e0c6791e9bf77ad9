import { setTimeout as wait } from 'node:timers/promises'

/** A server that is too busy says after how many seconds to ask again: so does who only wants to get further, and says it aloud. */
export async function onceServed(ask: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await ask()
    if (answer.status !== 503 || tries === 30) return answer
    console.warn(`503, asked again: ${new URL(answer.url).pathname}`)
    await answer.body?.cancel()
    await wait(Math.min(5, Number(answer.headers.get('retry-after') ?? 1)) * 1_000)
  }
}
