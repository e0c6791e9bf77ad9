import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../src/store/database/database'
import type { Deps } from '../../src/usecases/ground/deps'
import { inChunks } from '../../src/usecases/ground/in-chunks'
import { signInvoice } from '../../src/usecases/invoice/sign-invoice'
import { dossierToSign, someone } from '../../tests/support/dossiers/drafts'

/** How many pieces and papers are really there to be read again; what a night's share takes follows from them. */
const REAL = { pieces: 500, pieceBytes: 500_000, papers: 40 }

/** A year of dossiers ends by the retention: what one day of it brings. */
const oneDayOf = (size: number) => Math.ceil(size / 365)

/**
 * What a night finds at so many dossiers: a day's share is to be announced, another was announced a month ago and
 * goes, never signed; the journal saw each paper issued; and some pieces and papers are really in the file store.
 */
export async function nightOfWork(deps: Deps, size: number) {
  for (let n = 0; n < REAL.papers; n++) {
    const id = await dossierToSign(deps, { company_name: `Atelier ${n}` })
    await signInvoice(deps, someone, { key: id }, { pdfSha256: null, agreementsVersion: null })
  }
  // Their pieces are rows alone.
  await deps.db.deleteFrom('documents').execute()
  await addPieces(deps)
  await withoutTriggers(deps.db, async trx => {
    await idle(trx, { from: 0, count: oneDayOf(size) }, '11 months 20 days')
    await idle(trx, { from: oneDayOf(size), count: oneDayOf(size) }, '13 months')
    await announced(trx)
    await sql`insert into events (dossier_id, type, at, actor, data, rank, previous, hash)
      select dossier_id, 'invoice-signed', signed_at, 'visitor', jsonb_build_object('number', number), 2, '', md5(number)
      from invoices where dossier_id like 'bench-%'`.execute(trx)
    await sql`insert into invoice_series (series, year, last) select 'FTN', 2020, count(*) from invoices where year = 2020
      on conflict do nothing`.execute(trx)
  })
  await sql`vacuum analyze`.execute(deps.db)
}

const withoutTriggers = (db: Db, work: (trx: Db) => Promise<void>) =>
  db.transaction().execute(async trx => {
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`set local statement_timeout = 0`.execute(trx)
    await work(trx)
  })

/** New dossiers, never signed, to which nothing happened for so long. */
const idle = (trx: Db, { from, count }: { from: number; count: number }, since: string) =>
  sql`update dossiers set last_activity_at = now() - ${sql.lit(since)}::interval,
      retention_notice_at = case when ${sql.lit(since)} > '13' then now() - interval '30 days' end
    where id in (select id from dossiers where status = 'Nouveau' and signed_at is null
      and invoice_number is null order by id offset ${sql.lit(from)} limit ${sql.lit(count)})`.execute(trx)

/** Their notices were accepted. */
const announced = (trx: Db) =>
  sql`insert into emails (id, dossier_id, kind, recipient, message_id, state, created_at, sent_at)
    select 'notice-' || id, id, 'retention-notice', email, 'notice-' || id, 'sent', retention_notice_at, retention_notice_at
    from dossiers where retention_notice_at is not null`.execute(trx)

async function addPieces({ db, encryptedFiles }: Deps) {
  const ids = await db
    .selectFrom('dossiers')
    .select('id')
    .where('status', '=', 'Accepté')
    .where('id', 'like', 'bench-%')
    .limit(REAL.pieces)
    .execute()
  for (const [n, { id }] of ids.entries()) {
    const bytes = randomBytes(REAL.pieceBytes)
    await encryptedFiles.write(null, `bench-piece-${n}`, inChunks(bytes))
    await db
      .insertInto('documents')
      .values({
        id: `bench-piece-${n}`,
        dossier_id: id,
        document_type: 'rib',
        filename: 'rib.pdf',
        media_type: 'application/pdf',
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        file_key: `bench-piece-${n}`,
        uploaded_at: new Date(),
      })
      .execute()
  }
}
