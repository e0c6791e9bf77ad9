import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '~/domain/milliseconds'
import { freshDatabase } from '../../../tests/support/database/database'
import { waitingForALock } from '../../../tests/support/database/lock-waiters'
import { clientAt, OWNER } from '../../../tests/support/dossiers/actors'
import { solveWork } from '../../contract/solve-work'
import type { Agency } from '../../domain/agency'
import { Refusal } from '../../domain/refusal'
import { oneCodeAtATime } from '../../store/access/one-code-at-a-time'
import type { Db } from '../../store/database/database'
import { checkSession } from './check-session'
import { login } from './login'
import { logout } from './logout'
import { changePassword, setUpPassword } from './master-password'
import { codeAt } from './totp'
import { unlockLogin } from './unlock-login'

const PASSWORD = 'le bon mot de passe'
const agency: Agency = JSON.parse(readFileSync('agency.json', 'utf8'))
const start = new Date('2026-03-01T10:07:00Z').getTime()

async function site(totpSecret: Buffer | null = null) {
  const { db, close } = await freshDatabase()
  await setUpPassword({ db }, PASSWORD, () => {})
  let now = start
  const deps = { db, totpSecret, clock: () => new Date(now), publicUrl: 'http://localhost', agency }
  const attempt = (
    password: string,
    ip = '203.0.113.9',
    browser: string | null = null,
    code?: string,
    proof: string | null = null,
  ) => login(deps, clientAt(ip), { password, browser, code: code ?? null, proof }).catch(codeOf)
  const check = (token: string) => checkSession(deps, token).then(() => true, codeOf)
  return { db, close, deps, attempt, check, wait: (minutes: number) => (now += minutes * MINUTE_MS) }
}

function codeOf(error: unknown): string {
  if (error instanceof Refusal) return error.code
  throw error
}

const tokenOf = (answer: string | { token: string; browser: string }) => {
  if (typeof answer === 'string') throw new Error(answer)
  return answer
}

test('of 1,000 guesses at once from rotating addresses 10 are evaluated; the known browser gets in', async () => {
  const { attempt, wait } = await site()
  const { browser } = tokenOf(await attempt(PASSWORD))
  const guess = (_: unknown, n: number) => attempt(`essai ${n}`, `198.51.${n >> 8}.${n & 255}`)
  const answers = await Promise.all(Array.from({ length: 1_000 }, guess))
  expect(answers.filter(answer => answer === 'wrong-password')).toHaveLength(10)
  const ended = ['proof-needed', 'too-many-requests', 'unavailable']
  expect(answers.filter(answer => ended.includes(String(answer)))).toHaveLength(990)
  expect(await attempt(PASSWORD, '192.0.2.1')).toBe('proof-needed')
  expect(tokenOf(await attempt(PASSWORD, '192.0.2.1', browser)).browser).toBe(browser)
  expect(await attempt(PASSWORD, '192.0.2.1', 'made up')).toBe('proof-needed')
  wait(15)
  expect(await attempt(PASSWORD, '192.0.2.1')).toHaveProperty('token')
})

test('while guesses wait, fifty of a network do: more are told so at once, and who comes from elsewhere has a turn', async () => {
  const { db, attempt } = await site()
  const { browser } = tokenOf(await attempt(PASSWORD))
  let ended = 0
  const [flood, others] = await db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(hashtext('login_attempts'))`.execute(trx)
    const guesses = Array.from({ length: 60 }, async (_, n) => {
      const answer = await attempt('faux', `198.51.100.${n}`)
      ended += 1
      return answer
    })
    await expect.poll(() => ended).toBe(6)
    return [guesses, [attempt(PASSWORD, '192.0.2.1', browser), attempt(PASSWORD, '192.0.2.1')]]
  })
  for (const answer of await Promise.all(others)) expect(answer).toHaveProperty('token')
  const told = await Promise.all(flood)
  expect(told.filter(answer => answer === 'too-many-requests')).toHaveLength(6)
})

test('two strangers’ guesses do not lock out a browser never seen: it works for a second, and guesses no more', async () => {
  const { deps, attempt, wait } = await site()
  // A challenge runs out by the machine's own clock.
  wait((Date.now() - start) / MINUTE_MS)
  for (let n = 0; n < 10; n++) await attempt('faux', `198.51.100.${n % 2}`)
  const work = async () => {
    const refused = await login(deps, clientAt('192.0.2.1'), {
      ...{ password: PASSWORD, code: null, browser: null, proof: null },
    }).catch((error: Refusal) => error)
    return solveWork((refused as Refusal).challenge)
  }
  const proof = await work()
  expect(await attempt(PASSWORD, '192.0.2.1', null, undefined, proof)).toHaveProperty('token')
  expect(await attempt(PASSWORD, '192.0.2.1', null, undefined, proof)).toBe('proof-needed')
  // Work buys no more than an address's own five.
  for (let n = 0; n < 5; n++)
    expect(await attempt('faux', '192.0.2.1', null, undefined, await work())).toBe('wrong-password')
  expect(await attempt(PASSWORD, '192.0.2.1', null, undefined, proof)).toBe('too-many-attempts')
})

test('one address has five failures in any quarter of an hour, others go on; a success costs nothing', async () => {
  const { attempt, wait } = await site()
  for (let n = 0; n < 12; n++) tokenOf(await attempt(PASSWORD))
  for (let n = 0; n < 5; n++) {
    expect(await attempt('faux')).toBe('wrong-password')
    wait(2)
  }
  expect(await attempt(PASSWORD)).toBe('too-many-attempts')
  expect(await attempt(PASSWORD, '203.0.113.10')).toHaveProperty('token')
  wait(5)
  expect(await attempt('faux')).toBe('wrong-password')
  expect(await attempt('faux')).toBe('too-many-attempts')
})

test('a known browser has ten failures of its own; the operator can unlock', async () => {
  const { deps, attempt } = await site()
  const { browser } = tokenOf(await attempt(PASSWORD))
  for (let n = 0; n < 10; n++) expect(await attempt('faux', `10.0.0.${n}`, browser)).toBe('wrong-password')
  expect(await attempt(PASSWORD, '10.0.0.1', browser)).toBe('too-many-attempts')
  expect(await attempt(PASSWORD, '10.0.0.1')).toHaveProperty('token')
  await unlockLogin(deps)
  expect(await attempt(PASSWORD, '10.0.0.1', browser)).toHaveProperty('token')
})

test('without a database nobody gets in', async () => {
  const { attempt, close } = await site()
  await close()
  await expect(attempt(PASSWORD)).rejects.toThrow()
})

test('a session ends after 30 idle minutes, after 12 hours, at logout and with a new password', async () => {
  const { db, deps, attempt, check, wait } = await site()
  const idle = tokenOf(await attempt(PASSWORD)).token
  wait(29)
  expect(await check(idle)).toBe(true)
  wait(29)
  expect(await check(idle)).toBe(true)
  wait(30)
  expect(await check(idle)).toBe('unauthorised')

  const busy = tokenOf(await attempt(PASSWORD)).token
  for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
    wait(20)
    expect(await check(busy)).toBe(true)
  }
  wait(20)
  expect(await check(busy)).toBe('unauthorised')

  const left = tokenOf(await attempt(PASSWORD)).token
  await logout(deps, OWNER, left)
  expect(await check(left)).toBe('unauthorised')

  const before = tokenOf(await attempt(PASSWORD))
  await changePassword(deps, 'un autre mot de passe')
  expect(await check(before.token)).toBe('unauthorised')
  expect(await attempt(PASSWORD)).toBe('wrong-password')
  expect(await attempt('un autre mot de passe')).toHaveProperty('token')
  await setUpPassword(deps, 'un autre mot de passe', () => {})
  expect(await sessionsOf(db)).toBe(1)
})

test('whoever signed in while the password was changed was in for twelve hours by the former one', async () => {
  const secret = Buffer.from('12345678901234567890')
  const { db, deps, attempt } = await site(secret)
  const [entering] = await db.transaction().execute(async trx => {
    await oneCodeAtATime(trx)
    const entering = attempt(PASSWORD, undefined, null, codeAt(secret, new Date(start)))
    await waitingForALock(db)
    await changePassword(deps, 'un autre mot de passe')
    return [entering]
  })
  expect(await entering).toBe('wrong-password')
  expect(await sessionsOf(db)).toBe(0)
})

test('tokens have 256 bits, are all different, and are not in the database', async () => {
  const { db, attempt } = await site()
  const { token, browser } = tokenOf(await attempt(PASSWORD))
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(Buffer.from(browser, 'base64url')).toHaveLength(32)
  const kept = JSON.stringify([
    await db.selectFrom('sessions').selectAll().execute(),
    await db.selectFrom('known_browsers').selectAll().execute(),
    await db.selectFrom('settings').selectAll().execute(),
  ])
  for (const secret of [token, browser, PASSWORD]) expect(kept).not.toContain(secret)
})

test('the second factor makes the codes of RFC 6238, takes each once, and counts wrong ones', async () => {
  const secret = Buffer.from('12345678901234567890')
  expect(codeAt(secret, new Date(59_000))).toBe('287082')
  expect(codeAt(secret, new Date(1_111_111_109_000))).toBe('081804')
  expect(codeAt(secret, new Date(20_000_000_000_000))).toBe('353130')

  const { attempt, wait } = await site(secret)
  const code = (minutes = 0) => codeAt(secret, new Date(start + minutes * MINUTE_MS))
  expect(await attempt(PASSWORD)).toBe('code-needed')
  expect(await attempt('faux', undefined, null, code())).toBe('wrong-password')
  expect(await attempt(PASSWORD, undefined, null, code(5))).toBe('wrong-code')
  expect(await attempt(PASSWORD, undefined, null, code())).toHaveProperty('token')
  expect(await attempt(PASSWORD, undefined, null, code())).toBe('wrong-code')
  wait(1)
  expect(await attempt(PASSWORD, undefined, null, code(1))).toHaveProperty('token')
  for (const _ of 'xx') expect(await attempt(PASSWORD, undefined, null, '000000')).toBe('wrong-code')
  expect(await attempt(PASSWORD, undefined, null, code(1))).toBe('too-many-attempts')
})

const sessionsOf = async (db: Db) => (await db.selectFrom('sessions').selectAll().execute()).length
