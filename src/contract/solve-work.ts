import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/**
 * Does the work that a 429 `proof-needed` asks for, unseen, about a second.
 * @returns the `Proof-Of-Work` header of the same call sent again; null when it could not be done
 */
export async function solveWork(challenge: unknown): Promise<string | null> {
  const asked = challenge as Challenge
  const solution = await solveChallenge({ challenge: asked, deriveKey, timeout: 60_000 })
  return solution && btoa(JSON.stringify({ challenge: asked, solution }))
}
