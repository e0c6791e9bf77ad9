import { sql } from 'kysely'
import type { Db } from '../database/database'

/** What the journal says of a paper's issue; undefined where it did not see this very number with this very file. */
export async function issueInJournal(db: Db, number: string, pdf_sha256: string) {
  const facts = JSON.stringify({ number, pdf_sha256 })
  return db
    .selectFrom('events')
    .select(['at', sql<'B' | 'T' | null>`data ->> 'seal'`.as('seal')])
    .where('type', 'in', ['invoice-signed', 'avoir-issued', 'lead-invoice-issued', 'paper-imported'])
    .where(sql<boolean>`data @> ${facts}::jsonb`)
    .where(eb =>
      // The leads offer has no dossier: its lines are in the administration's journal.
      number.startsWith('LP-')
        ? eb('dossier_id', 'is', null)
        : eb('dossier_id', 'in', papers =>
            papers
              .selectFrom('invoices')
              .select('dossier_id')
              .where('number', '=', number)
              .unionAll(papers.selectFrom('avoirs').select('dossier_id').where('number', '=', number)),
          ),
    )
    .executeTakeFirst()
}
