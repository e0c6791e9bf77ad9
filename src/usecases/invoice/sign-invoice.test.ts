import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { DRAFT_REFERENCE } from '~/domain/invoice/invoice'
import { parisYear } from '~/domain/text/french'
import { signatureFacts } from '~/invoicing/invoice/signature-page'
import { findDossier } from '~/store/dossiers/dossiers'
import { findInvoice } from '~/store/papers/invoices'
import { dossierToSign, someone } from '../../../tests/support/dossiers/drafts'
import { startSite } from '../../../tests/support/program/in-process'
import type { Deps } from '../ground/deps'
import { eraseDossier } from '../retention/erase-dossier'
import { showInvoice } from './show-invoice'
import { signInvoice } from './sign-invoice'

const UNSAID = { pdfSha256: null, agreementsVersion: null }
const sign = (deps: Deps, id: string) => signInvoice(deps, someone, { key: id }, UNSAID)

const issued = (deps: Deps) =>
  deps.db
    .selectFrom('invoices')
    .selectAll()
    .where('status', '=', 'signee')
    .orderBy('year')
    .orderBy('sequence')
    .execute()

test('numbers follow the order of signing, whatever the order of the drafts, and abandoned drafts leave no hole', async () => {
  const { deps } = await startSite({ ROLE: 'web' })
  const drafts: string[] = []
  for (let n = 0; n < 6; n++) drafts.push(await dossierToSign(deps))
  for (const id of drafts) expect((await findDossier(deps.db, id))?.invoice_number).toMatch(DRAFT_REFERENCE)
  await eraseDossier(deps, String(drafts[0]), 'demande')
  const signed = drafts.slice(1).reverse()
  const year = parisYear(new Date())
  for (const [rank, id] of signed.entries()) {
    expect((await sign(deps, id)).invoice_number).toBe(`FTN-${year}-0000${rank + 1}`)
  }
  const rows = await issued(deps)
  expect(rows.map(row => row.dossier_id)).toEqual(signed)
  expect(rows.map(row => row.reference)).toEqual(rows.map(() => expect.stringMatching(DRAFT_REFERENCE)))
  const instants = rows.map(row => Number(row.signed_at))
  expect(instants).toEqual([...instants].sort((a, b) => a - b))
})

test('year, day and number agree across the end of the year in Paris', async () => {
  const { deps } = await startSite({ ROLE: 'web' })
  const instants = ['2026-12-31T22:59:59.800Z', '2026-12-31T22:59:59.900Z', '2026-12-31T23:00:00.100Z']
  const numbers: unknown[] = []
  for (const instant of instants) {
    const id = await dossierToSign(deps)
    numbers.push((await sign({ ...deps, ...standingAt(new Date(instant)) }, id)).invoice_number)
  }
  expect(numbers).toEqual(['FTN-2026-00001', 'FTN-2026-00002', 'FTN-2027-00001'])
  expect((await issued(deps)).map(row => row.issue_date)).toEqual(['2026-12-31', '2026-12-31', '2027-01-01'])
})

test('a copy whose clock is behind never issues before the number before', async () => {
  const { deps } = await startSite({ ROLE: 'web' })
  const at = async (instant: string) =>
    sign({ ...deps, ...standingAt(new Date(instant)) }, await dossierToSign(deps))
  await at('2026-06-01T10:00:02Z')
  expect((await at('2026-06-01T10:00:00Z')).signature_timestamp).toEqual(new Date('2026-06-01T10:00:02Z'))
})

test('two copies that expect the same number: one takes it, the other makes its paper once more', async () => {
  const { deps } = await startSite({ ROLE: 'web' })
  const other = await anotherCopy()
  const [mine, theirs] = [await dossierToSign(deps), await dossierToSign(deps)]
  let drawn = 0
  const slowed: Deps = {
    ...deps,
    pdfRenderer: {
      ...deps.pdfRenderer,
      invoice: async (...from) => {
        if (drawn++ === 0) await other(deps, someone, { key: theirs }, UNSAID)
        return deps.pdfRenderer.invoice(...from)
      },
    },
  }
  const year = parisYear(new Date())
  expect((await sign(slowed, mine)).invoice_number).toBe(`FTN-${year}-00002`)
  expect(drawn).toBe(2)
  const rows = await issued(deps)
  expect(rows.map(row => row.dossier_id)).toEqual([theirs, mine])
  for (const { dossier_id, pdf_key, number } of rows) {
    const stored = await buffer(await deps.encryptedFiles.read(null, String(pdf_key)))
    expect(Buffer.from((await showInvoice(deps, dossier_id)).pdf).equals(stored)).toBe(true)
    expect(stored.toString('latin1')).toContain(`/Reason (Facture ${number})`)
  }
})

/** `SIGNATURES=200 npx vitest run src/usecases/invoice/sign-invoice.test.ts` for the whole crowd. */
const CROWD = Number(process.env.SIGNATURES ?? 40)
const CUTS = CROWD / 5

test('many signatures at once by two copies, with connections cut, leave no gap and no double', async () => {
  const { deps, errors } = await startSite({ ROLE: 'web' })
  const copies = [signInvoice, await anotherCopy()]
  const drafts: string[] = []
  for (let n = 0; n < CROWD; n++) drafts.push(await dossierToSign(deps))
  let cutting = true
  let cuts = 0
  const cutter = (async () => {
    while (cutting && cuts < CUTS) {
      await new Promise(resolve => setTimeout(resolve, 20))
      const { rows } = await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
          and xact_start is not null limit 1`
        .execute(deps.db)
        .catch(() => ({ rows: [] }))
      cuts += rows.length
    }
  })()
  const settle = (ids: string[]) =>
    Promise.allSettled(ids.map((id, n) => (copies[n % 2] ?? signInvoice)(deps, someone, { key: id }, UNSAID)))
  for (let waiting = drafts; waiting.length > 0; ) {
    const answers = await settle(waiting)
    waiting = waiting.filter((_, n) => answers[n]?.status === 'rejected')
  }
  cutting = false
  await cutter
  const rows = await issued(deps)
  expect(rows.map(row => row.sequence)).toEqual(drafts.map((_, index) => index + 1))
  expect(new Set(rows.map(row => row.dossier_id)).size).toBe(CROWD)
  const events = await deps.db
    .selectFrom('events')
    .select('id')
    .where('type', '=', 'invoice-signed')
    .execute()
  expect(events).toHaveLength(CROWD)
  expect(cuts).toBeGreaterThan(0)
  // A connection that was cut is told; nothing else is.
  for (const error of errors) expect(String(error)).toMatch(/terminat|connection|ECONNRESET|EPIPE/i)
})

test('a territory with a tax system of its own is not billed here', async () => {
  const { deps } = await startSite({ ROLE: 'web' })
  const id = await dossierToSign(deps, { address: '3 rue du Port, 97133 Gustavia' })
  await expect(sign(deps, id)).rejects.toMatchObject({ code: 'territory-not-served' })
})

test('the evidence says whether the address was confirmed, as it was at the signature', async () => {
  const { deps } = await startSite({ ROLE: 'web' })
  const [unproven, proven] = [await dossierToSign(deps), await dossierToSign(deps)]
  const email_proven_at = new Date('2026-10-03T12:09:41Z')
  await deps.db.updateTable('dossiers').set({ email_proven_at }).where('id', '=', proven).execute()
  const told: (string | undefined)[] = []
  for (const id of [unproven, proven]) {
    const { invoice_number } = await sign(deps, id)
    const row = await findInvoice(deps.db, invoice_number)
    if (!row?.signature) throw new Error(`${invoice_number} is not signed`)
    const facts = signatureFacts({ ...row.signature, signed_at: new Date() })
    told.push(facts.find(([label]) => label === 'E-mail du dossier')?.[1])
  }
  expect(told).toEqual(['adresse non confirmée', expect.stringMatching(/^adresse confirmée le /)])
})

/** The same program a second time, with its own turn. */
async function anotherCopy() {
  vi.resetModules()
  const { signInvoice } = await import('./sign-invoice')
  return signInvoice
}

test('nothing is signed while this clock and the database’s differ by more than a minute', async () => {
  const { deps } = await startSite({ ROLE: 'web' })
  const id = await dossierToSign(deps)
  const off = (seconds: number) => ({ ...deps, clock: () => new Date(Date.now() + seconds * 1_000) })
  for (const seconds of [-75, 75])
    await expect(sign(off(seconds), id)).rejects.toMatchObject({ code: 'clock-off' })
  expect(await sign(off(45), id)).toMatchObject({ status: 'signee' })
  // Given again, whatever the clock says.
  expect(await sign(off(75), id)).toMatchObject({ status: 'signee' })
})

/** A copy at another date, its database too. */
const standingAt = (instant: Date) => ({ clock: () => instant, databaseTime: async () => instant })

test('with a real identity nobody signs terms that leave out what `offer` of agency.json must say', async () => {
  const { deps } = await startSite({ ROLE: 'web' })
  const id = await dossierToSign(deps)
  const real = { ...deps.agency, demonstration: false }
  await expect(sign({ ...deps, agency: real }, id)).rejects.toMatchObject({ code: 'offer-incomplete' })
  expect(await issued(deps)).toEqual([])
  const offer = {
    ...{ included: ['Cinq pages.'], content_ownership: 'À vous.', domain_ownership: 'À vous.' },
    ...{ yearly_cost: '120 € HT.', commitment: 'Aucun.', exit: 'Une archive.' },
  }
  const signed = await sign({ ...deps, agency: { ...real, offer } }, id)
  // What is signed is found again, whatever is left out later.
  expect(await sign({ ...deps, agency: real }, id)).toEqual(signed)
})

test('the paper names the bodies that its dossier goes to; others than those that were shown are no longer what was shown', async () => {
  const { deps: site } = await startSite({ ROLE: 'web' })
  const goingTo = (...names: string[]): Deps => {
    const all = names.map((name, at) => ({
      ...{ id: `body-${at}`, name, aid_paid_to: 'client' as const },
      ...{ channel: 'email' as const, address: 'dossiers@organisme.example' },
    }))
    return { ...site, aidBodies: { ...site.aidBodies, all } }
  }
  const id = await dossierToSign(site)
  const shown = {
    pdfSha256: (await showInvoice(goingTo('Région A'), { key: id })).sha256,
    agreementsVersion: null,
  }
  const signed = (deps: Deps) => signInvoice(deps, someone, { key: id }, shown)
  await expect(signed(goingTo('Région B'))).rejects.toMatchObject({ code: 'invoice-changed' })
  await signed(goingTo('Région A'))
  const [row] = await issued(site)
  expect(row?.paper).toMatchObject({ asked: { aids: [], bodies: ['Région A'] } })
})
