import type { Db } from '../database/database'

export type CertificatePurpose = 'seal' | 'stamp'

/** The certificates that papers were sealed or stamped under, as PEM. */
export async function knownCertificates(db: Db): Promise<Record<CertificatePurpose, string[]>> {
  const rows = await db.selectFrom('known_certificates').select(['purpose', 'pem']).execute()
  const pems = (purpose: CertificatePurpose) =>
    rows.filter(row => row.purpose === purpose).map(row => row.pem)
  return { seal: pems('seal'), stamp: pems('stamp') }
}

/** Adds to them; those that are known already change nothing. */
export async function noteCertificates(db: Db, purpose: CertificatePurpose, pems: string[]) {
  if (pems.length === 0) return
  await db
    .insertInto('known_certificates')
    .values([...new Set(pems)].map(pem => ({ purpose, pem })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** When the first one was noted. */
export async function certificatesSince(db: Db): Promise<Date> {
  const { since } = await db
    .selectFrom('known_certificates')
    .select(eb => eb.fn.min('noted_at').as('since'))
    .executeTakeFirstOrThrow()
  return since ?? new Date(0)
}
