import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { chainEvent } from '~/domain/journal/evidence'
import type { Statement } from '~/domain/statements/statement'
import { readSealedText } from '~/invoicing/sealed-text'
import type { Db } from '~/store/database/database'
import type { StoredEmail } from '~/store/emails/emails'
import { appendEvent, chainOf } from '~/store/events/events'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { dossierToSign, someone } from '../../../tests/support/dossiers/drafts'
import { emailsOf } from '../../../tests/support/dossiers/emails-of'
import { visitorOf } from '../../../tests/support/dossiers/path'
import { startSite } from '../../../tests/support/program/in-process'
import { composeEmail } from '../emails/compose-email'
import { sendEmail } from '../emails/send-email'
import type { Deps } from '../ground/deps'
import { signInvoice } from '../invoice/sign-invoice'
import { checkPapers } from './check-papers'
import { compareGiven } from './compare-statements'
import { makeStatements } from './make-statements'
import { readStatementFile } from './read-statement-file'

const EVIDENCE = ['invoices', 'events', 'statements', 'known_certificates', 'invoice_series']

/** A site with three signed invoices, lines of its administration, and a statement made. */
async function statedSite(lines?: number) {
  const { deps, url } = await startSite({ ROLE: 'web' })
  const ids: string[] = []
  for (let n = 0; n < 3; n++) {
    const id = await dossierToSign(deps, { company_name: `Entreprise ${n}` })
    await signInvoice(deps, someone, { key: id }, { pdfSha256: null, agreementsVersion: null })
    ids.push(id)
  }
  const administrator = await administratorOf(url)
  for (const id of ids) await administrator.readDossier({ params: { id } })
  const made = await makeStatements(deps, 'day', lines)
  return { deps, url, ids, made }
}

/** What the check tells once somebody who owns the database has done this; it is undone. */
async function flawsAfter(deps: Deps, tamper: (trx: Db) => Promise<unknown>, check = checkAll) {
  let flaws: unknown[] = []
  const undone = deps.db.transaction().execute(async trx => {
    for (const table of EVIDENCE) await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx)
    await tamper(trx)
    flaws = await check({ ...deps, db: trx })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  return flaws
}

const checkAll = async (deps: Deps) => (await checkPapers(deps)).flaws

test('what is cut off or written anew consistently is named by the statements', async () => {
  const { deps, ids } = await statedSite()
  const [, id = '', last = ''] = ids
  const invoice = await deps.db
    .selectFrom('invoices')
    .selectAll()
    .where('dossier_id', '=', last)
    .executeTakeFirstOrThrow()
  const number = invoice.number
  const chain = await chainOf(deps.db, id)
  expect(await flawsAfter(deps, async () => {})).toEqual([])

  // The newest invoice as if it had never been: its row, its dossier's journal, and its number.
  const forgotten = async (trx: Db) => {
    await trx.deleteFrom('invoices').where('number', '=', number).execute()
    await trx.deleteFrom('events').where('dossier_id', '=', last).execute()
    await trx.updateTable('invoice_series').set({ last: 2 }).where('series', '=', 'FTN').execute()
  }
  expect(await flawsAfter(deps, forgotten)).toEqual([
    { about: 'journal', dossier: last, rank: expect.any(Number), reason: 'cut' },
    { about: 'paper', number, reason: 'deleted' },
    { about: 'paper', number: number.slice(0, 8), reason: 'lowered' },
  ])

  // A line less at the end, and the whole chain computed again without one in its middle.
  const cut = (trx: Db) =>
    trx.deleteFrom('events').where('dossier_id', '=', id).where('rank', '=', chain.length).execute()
  expect(await flawsAfter(deps, cut)).toContainEqual({
    about: 'journal',
    dossier: id,
    rank: chain.length,
    reason: 'cut',
  })
  const rewritten = async (trx: Db) => {
    let before: { rank: number; hash: string } | null = null
    for (const { type, at, actor, data, rank } of chain) {
      const told = rank === 1 ? { ...data, note: 'autre' } : data
      const line = chainEvent(
        before,
        { type, at: rank === 1 ? new Date(Number(at) - 1_000) : at, actor, data: told },
        {},
        String,
      )
      await trx
        .updateTable('events')
        .set({
          ...line,
          data: JSON.stringify(told),
          personal: '{}',
          ip: null,
          user_agent: null,
          account_id: null,
        })
        .where('dossier_id', '=', id)
        .where('rank', '=', rank)
        .execute()
      before = line
    }
  }
  expect(await flawsAfter(deps, rewritten)).toContainEqual({
    about: 'journal',
    dossier: id,
    rank: chain.length,
    reason: 'rewritten',
  })

  // A row that names another file of ours, with a line of the journal that says so.
  const [first] = await deps.db
    .selectFrom('invoices')
    .selectAll()
    .where('dossier_id', '=', ids[0] ?? '')
    .execute()
  const pointed = (trx: Db) =>
    trx
      .updateTable('invoices')
      .set({ pdf_key: first?.pdf_key, pdf_sha256: first?.pdf_sha256 })
      .where('number', '=', number)
      .execute()
  expect(await flawsAfter(deps, pointed)).toContainEqual({ about: 'paper', number, reason: 'other-file' })
})

test('a journal’s end that was cut since the last statement was seen by nothing', async () => {
  const { deps, url, ids } = await statedSite()
  const [id = ''] = ids
  expect(await flawsAfter(deps, async () => {})).toEqual([])
  const finished = await visitorOf(url).finish()
  for (const { id: message } of await deps.db.selectFrom('emails').select('id').execute())
    await sendEmail(deps, message, false)
  await (await fetch(`${url}/api/company/${id}/quote`)).arrayBuffer()
  expect(await flawsAfter(deps, async () => {})).toEqual([])

  const cutTo = (dossier: string, rank: number) => (trx: Db) =>
    trx.deleteFrom('events').where('dossier_id', '=', dossier).where('rank', '>', rank).execute()
  for (const [dossier, type] of [
    [finished, 'email-sent'],
    [finished, 'dossier-finalized'],
    [id, 'quote-made'],
  ] as const) {
    const before = await deps.db
      .selectFrom('events')
      .select(({ fn }) => fn.min('rank').as('rank'))
      .where('dossier_id', '=', dossier)
      .where('type', '=', type)
      .executeTakeFirstOrThrow()
    const rank = Number(before.rank)
    expect(await flawsAfter(deps, cutTo(dossier, rank - 1)), type).toContainEqual({
      ...{ about: 'journal', dossier, rank, reason: 'cut' },
    })
  }
})

test('the journal of the administration is a chain too', async () => {
  const { deps } = await statedSite()
  const lines = () =>
    deps.db.selectFrom('events').selectAll().where('dossier_id', 'is', null).orderBy('rank').execute()
  const count = (await lines()).length
  expect(count).toBeGreaterThan(2)
  expect((await lines()).map(({ rank }) => rank)).toEqual(Array.from({ length: count }, (_, n) => n + 1))
  const ofRank = (rank: number) => (trx: Db) =>
    trx.deleteFrom('events').where('dossier_id', 'is', null).where('rank', '=', rank).execute()
  expect(await flawsAfter(deps, ofRank(2))).toContainEqual({
    about: 'administration',
    rank: 2,
    reason: 'missing',
  })
  expect(await flawsAfter(deps, ofRank(count))).toContainEqual({
    about: 'administration',
    rank: count,
    reason: 'cut',
  })
  const told = (trx: Db) =>
    trx
      .updateTable('events')
      .set({ data: '{}' })
      .where('dossier_id', 'is', null)
      .where('rank', '=', 2)
      .execute()
  expect(await flawsAfter(deps, told)).toContainEqual({
    about: 'administration',
    rank: 2,
    reason: 'personal-data-changed',
  })
})

test('statements follow each other, and one that was changed or taken away is named', async () => {
  const { deps } = await statedSite()
  await makeStatements(deps, 'backup')
  await makeStatements(deps, 'day')
  expect(await checkAll(deps)).toEqual([])
  expect(await flawsAfter(deps, trx => trx.deleteFrom('statements').where('rank', '=', 2).execute())).toEqual(
    [{ about: 'statement', rank: 2, reason: 'missing' }],
  )
  const other = (trx: Db) =>
    trx
      .updateTable('statements')
      .set({ sha256: 'f'.repeat(64) })
      .where('rank', '=', 1)
      .execute()
  expect(await flawsAfter(deps, other)).toEqual([
    { about: 'statement', rank: 2, reason: 'not-after-the-one-before' },
    { about: 'statement', rank: 1, reason: 'not-sealed' },
  ])
  for (const change of [
    'update statements set occasion = $$day$$',
    'delete from statements',
    'truncate statements',
  ])
    await expect(sql.raw(change).execute(deps.db)).rejects.toThrow(/kept as they were made|never emptied/)
})

test('each statement leaves by e-mail, and what lies elsewhere still convicts once all here is gone', async () => {
  const { deps, ids } = await statedSite()
  const mails = await emailsOf(deps.db, 'agency-statement')
  expect(mails).toMatchObject([{ recipient: deps.agency.email }])
  const { attachments, text } = await composeEmail(deps, mails[0] as StoredEmail)
  const kept = await readStatementFile(deps, 1)
  expect(attachments).toMatchObject([{ filename: 'releve-00001.txt', content: kept?.file }])
  expect(text).toContain(kept?.sha256)

  const given = String(attachments[0]?.content)
  expect(await compareGiven(deps, given)).toEqual([])
  const all = async (trx: Db) => {
    await trx.deleteFrom('statements').execute()
    await trx
      .deleteFrom('events')
      .where('dossier_id', '=', ids[2] ?? '')
      .execute()
  }
  const convicted = await flawsAfter(deps, all, tampered => compareGiven(tampered, given))
  expect(convicted).toEqual([{ about: 'journal', dossier: ids[2], rank: expect.any(Number), reason: 'cut' }])
  expect(await compareGiven(deps, given.replace('"day"', '"dag"'))).toEqual([
    { about: 'statement', rank: 0, reason: 'not-sealed' },
  ])
})

const toldBy = async (deps: Deps, { rank }: { rank: number }): Promise<Statement> => {
  const kept = await readStatementFile(deps, rank)
  return JSON.parse(readSealedText(String(kept?.file), await deps.sealer.known()) ?? '')
}

test('many lines make several statements, and the next one tells what moved since', async () => {
  const { deps, ids, made } = await statedSite(4)
  expect(made.length).toBeGreaterThan(2)
  const told = await Promise.all(made.map(one => toldBy(deps, one)))
  expect([...new Set(told.flatMap(({ chains }) => chains.map(([id]) => id)))].sort()).toEqual([...ids].sort())
  expect(told.flatMap(({ papers }) => papers.map(([number]) => number.slice(-5)))).toEqual([
    '00001',
    '00002',
    '00003',
  ])

  const after = (hours: number) => ({ ...deps, clock: () => new Date(Date.now() + hours * 3_600_000) })
  await makeStatements(after(2), 'day')
  const [, id = ''] = ids
  await appendEvent(deps.db, { dossier_id: id, type: 'kick-off-begun', at: deps.clock(), by: someone })
  const [next] = await makeStatements(after(4), 'day')
  expect((next && (await toldBy(deps, next)))?.chains.map(([dossier]) => dossier)).toEqual([id])
  const [none] = await makeStatements(after(6), 'day')
  expect(none && (await toldBy(deps, none))).toMatchObject({ chains: [], papers: [], previous: next?.sha256 })
  expect(await checkAll(deps)).toEqual([])
})
