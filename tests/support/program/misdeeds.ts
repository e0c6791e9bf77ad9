import { setTimeout as wait } from 'node:timers/promises'

/** What a stranger's bytes may make of the program that looks at them. */
export type Misdeed = 'loop' | 'exit' | 'grow'

/** Takes a processor for ever, ends at once, or takes all the memory there is. */
export async function misbehave(how: Misdeed): Promise<never> {
  if (how === 'loop') for (;;);
  if (how === 'grow') for (const kept = []; ; await wait(5)) kept.push(Buffer.alloc(32 * 1024 * 1024, 1))
  process.exit(3)
}
