import type { Db } from '../database/database'

/** Uses a proof of work up. @returns false when it was used before */
export async function spendProof(db: Db, digest: string, expires_at: Date): Promise<boolean> {
  const done = await db
    .insertInto('spent_proofs')
    .values({ digest, expires_at })
    .onConflict(conflict => conflict.column('digest').doNothing())
    .executeTakeFirst()
  return (done.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Those whose challenge has run out, which are refused for that alone. */
export async function forgetSpentProofs(db: Db, now: Date) {
  await db.deleteFrom('spent_proofs').where('expires_at', '<=', now).execute()
}
