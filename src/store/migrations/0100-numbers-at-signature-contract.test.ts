import { expect, test } from 'vitest'
import { DRAFT_REFERENCE } from '~/domain/invoice/invoice'
import { emptyDatabase } from '../../../tests/support/database/database'
import { migrate } from '../database/database'
import { expectedNumber } from '../papers/invoice-series'
import * as migrations from './migrations'

const BEFORE = Object.keys(migrations).filter(name => name < '0100')

/** What an older program wrote: numbers reserved by drafts, in the order of the drafts. */
const LEFT = [
  ['FTN-2026-00001', 'en_attente', null],
  ['FTN-2026-00002', 'signee', null],
  ['FTN-2026-00003', 'en_attente', 'abandonnée'],
  ['FTN-2026-00004', 'signee', null],
  ['FTN-2026-00005', 'en_attente', null],
  ['FTN-2026-00006', 'en_attente', 'abandonnée'],
] as const

test('issued papers keep their numbers, drafts get references, and what drafts had reserved is recorded', async () => {
  const database = await emptyDatabase()
  await migrate(database, BEFORE)
  const query = (text: string, values: unknown[] = []) => database.pool.query(text, values)
  await query(`insert into invoice_series values ('FTN', 2026, 6)`)
  for (const [rank, [number, status, motive]] of LEFT.entries()) {
    const id = `dossier ${rank}`.padEnd(32, 'x')
    await query(
      `insert into dossiers (id, company_name, siret, address, phone, email, file_recipient, invoice_number,
        created_at, updated_at, last_activity_at) values ($1, 'A', '1', 'a', '1', 'a@b.fr', '', $2, now(), now(), now())`,
      [id, number],
    )
    await query(
      `insert into invoices (number, series, year, sequence, dossier_id, company_name, status,
        amount_ht_cents, amount_tva_cents, amount_ttc_cents, created_at, issue_date, signed_at, pdf_key, pdf_sha256)
       values ($1, 'FTN', 2026, $2, $3, 'A', $4, 1, 1, 2, now(), now(), $5, $6, $6)`,
      [
        number,
        rank + 1,
        id,
        status,
        ...(status === 'signee' ? [`2026-03-0${rank + 1}T00:00:00Z`, 'k'] : [null, null]),
      ],
    )
    if (motive) await query(`update invoices set motive = $2 where number = $1`, [number, motive])
  }

  await migrate(database)

  const { rows } = await query(
    'select number, reference, year, sequence, status from invoices order by sequence, number',
  )
  expect(rows).toEqual([
    { number: 'FTN-2026-00002', reference: null, year: 2026, sequence: 2, status: 'signee' },
    { number: 'FTN-2026-00004', reference: null, year: 2026, sequence: 4, status: 'signee' },
    ...[0, 1].map(() => ({
      number: expect.stringMatching(DRAFT_REFERENCE),
      reference: expect.stringMatching(DRAFT_REFERENCE),
      year: null,
      sequence: null,
      status: 'en_attente',
    })),
  ])
  const gaps = await query('select series, year, sequence from invoice_gaps order by sequence')
  expect(gaps.rows).toEqual([1, 3].map(sequence => ({ series: 'FTN', year: 2026, sequence })))
  const lost = await query(
    'select from dossiers left join invoices on invoices.number = dossiers.invoice_number where invoices.number is null',
  )
  // The two dossiers whose drafts were abandoned stand for dossiers that are gone.
  expect(lost.rows).toHaveLength(2)
  const { rows: counted } = await query(`select sum(n)::int as n from counters where name = 'invoices'`)
  expect(counted).toEqual([{ n: 4 }])
  const next = await expectedNumber(database.db, 'FTN', () => new Date('2026-11-20T10:00:00Z'))
  expect(next.number).toBe('FTN-2026-00005')
})
