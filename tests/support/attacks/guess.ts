import { setTimeout as wait } from 'node:timers/promises'
import { makeApi } from '../../../src/contract/whole-client'
import { administratorOf } from '../dossiers/admin'
import { invited } from '../leads/invited'
import { type Program, startProgram } from '../program/program'
import { type Finding, fetchFrom } from './attackers'

const GUESSES = 60
const HOLDER = 'deux@exemple.fr'

/** Whoever knows a password guesses the second factor, each time from another network. */
export async function guessSecondFactor(): Promise<Finding> {
  const site = await startProgram({ HOST: '127.0.0.1', RATE_LIMITS: 'on' })
  try {
    const holder = await invited(site.url, await administratorOf(site.url), { role: 'owner', email: HOLDER })
    const { recovery_codes } = await holder.renewRecoveryCodes({})
    const signIn = (address: string, code: string) =>
      makeApi(fetchFrom(site, address))
        .accountLogin({ body: { email: HOLDER, password: holder.password, code } })
        .then(
          () => 'in',
          error => String(error.code),
        )
    const wrong = () => (holder.code() === '000000' ? '111111' : '000000')
    const answers = new Map<string, number>()
    for (let n = 0; n < GUESSES; n++) {
      const answer = await signIn(`127.${70 + n}.0.1`, wrong())
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
    }
    const evaluated = answers.get('wrong-code') ?? 0
    const own = await signIn('127.200.0.1', String(recovery_codes[0]))
    const told = await messagesTo(site, HOLDER)
    return {
      figure: `${GUESSES} codes from as many networks: ${[...answers].map(([answer, n]) => `${n} × ${answer}`).join(', ')}; its holder was written to ${told} times and came ${own} by a recovery code`,
      held: evaluated <= 10 && !answers.has('in') && told > 0 && own === 'in',
    }
  } finally {
    await site.remove()
  }
}

/** @returns how many messages were written to somebody, once there is one */
async function messagesTo(site: Program, address: string): Promise<number> {
  for (let tries = 0; tries < 300; tries++) {
    const found = (await site.emails()).filter(text => text.includes(`To: ${address}`)).length
    if (found > 0) return found
    await wait(100)
  }
  return 0
}
