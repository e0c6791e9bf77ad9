import { randomBytes } from 'node:crypto'
import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { BudgetName } from '~/domain/access/budget'
import { Refusal } from '~/domain/refusal'
import { sha256Of } from '~/domain/sha256-of'
import { spendProof } from '~/store/access/spent-proofs'
import { lockSetting, readSetting, writeSetting } from '~/store/operation/settings'
import type { DbAndClock, Deps } from './deps'

/** About a second of a telephone's processor; checking it costs us one HMAC. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 2_000, least: 600, most: 1_200 } as const
const LIFE_MS = 10 * 60_000

/**
 * What is worked for: a budget, or a sign-in. Work for one is worth nothing for another, so that nobody works once for
 * what is cheap and spends it on what is dear.
 */
export type WorkFor = BudgetName | 'sign-in'

/** @param proof the `Proof-Of-Work` header. @throws Refusal proof-needed with a challenge */
export async function demandWork(deps: DbAndClock, what: WorkFor, proof: string | null) {
  if (!(await provesWork(deps, what, proof)))
    throw new Refusal('proof-needed', { challenge: await challengeWork(deps, what) })
}

/** A challenge that any copy of the program can check: it is signed, and we keep nothing of it. */
async function challengeWork({ db, clock }: DbAndClock, what: WorkFor): Promise<Challenge> {
  const secret = await secretFor(db, what)
  return createChallenge({
    algorithm: WORK.algorithm,
    cost: WORK.cost,
    counter: randomInt(WORK.least, WORK.most),
    deriveKey,
    expiresAt: new Date(clock().getTime() + LIFE_MS),
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `${secret}:key`,
  })
}

/**
 * Whether a `Proof-Of-Work` header (base64 of the JSON of challenge and solution) holds the work of one of our
 * challenges for this, not yet used. It is used up by this.
 */
export async function provesWork(
  { db, clock }: DbAndClock,
  what: WorkFor,
  header: string | null,
): Promise<boolean> {
  const proof = header === null ? null : readProof(header)
  if (!proof) return false
  const secret = await secretFor(db, what)
  const { verified } = await verifySolution({
    ...proof,
    deriveKey,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `${secret}:key`,
  }).catch(() => ({ verified: false }))
  if (!verified) return false
  const digest = sha256Of(String(proof.challenge.signature))
  return spendProof(db, digest, new Date(clock().getTime() + LIFE_MS))
}

type Proof = Pick<Parameters<typeof verifySolution>[0], 'challenge' | 'solution'>

function readProof(header: string): Proof | null {
  if (header.length > 4_000) return null
  try {
    const proof = JSON.parse(Buffer.from(header, 'base64').toString('utf8')) as Partial<Proof> | null
    return proof?.challenge && proof.solution
      ? { challenge: proof.challenge, solution: proof.solution }
      : null
  } catch {
    return null
  }
}

const secretFor = async (db: Deps['db'], what: WorkFor) => `${await proofSecret(db)}:${what}`

/** One for all copies of the program; made when it is first needed. */
async function proofSecret(db: Deps['db']): Promise<string> {
  const known = await readSetting(db, 'proof_secret')
  if (known) return known
  return db.transaction().execute(async trx => {
    const made = (await lockSetting(trx, 'proof_secret')) ?? randomBytes(32).toString('hex')
    await writeSetting(trx, 'proof_secret', made)
    return made
  })
}
