import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { company, visitorOf } from '../../../tests/support/dossiers/path'
import { startSite } from '../../../tests/support/program/in-process'
import { listening } from '../../../tests/support/servers/listening'
import { findDossier } from '../../store/dossiers/dossiers'
import { findInvoice } from '../../store/papers/invoices'
import { invoicePaper } from './invoice-paper'

const SIRET = '73282932000074'
const GIVEN = '1 RUE DES LILAS 69002 LYON'
const STRUCTURED = { street: '1 RUE DES LILAS', postal_code: '69002', city: 'LYON' }

/** A site whose public registry knows one establishment. */
async function siteWithRegistry() {
  const registry = createServer((_, reply) => {
    const establishment = { siret: SIRET, adresse: GIVEN, etat_administratif: 'A' }
    reply.writeHead(200, { 'content-type': 'application/json' })
    reply.end(
      JSON.stringify({ results: [{ nom_complet: 'DUPONT', matching_etablissements: [establishment] }] }),
    )
  })
  const { url, deps } = await startSite({ ROLE: 'web', COMPANY_REGISTRY_URL: await listening(registry) })
  const buyerOf = async (id: string) => {
    const dossier = await findDossier(deps.db, id)
    const invoice = await findInvoice(deps.db, String(dossier?.invoice_number))
    if (!dossier || !invoice) throw new Error('no invoice')
    return invoicePaper(dossier, invoice, { agency: deps.agency, asked: null }).buyer
  }
  const correct = (id: string, change: Partial<typeof company>) =>
    fetch(`${url}/api/company/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...company, address: GIVEN, ...change }),
    })
  return { url, deps, visitor: visitorOf(url), buyerOf, correct }
}

test('the address that the registry gave goes into the invoice in its parts, until somebody changes it', async () => {
  const { url, deps, visitor, buyerOf, correct } = await siteWithRegistry()
  const typed = await visitor.complete({ address: GIVEN })
  expect((await buyerOf(typed)).structured).toBeUndefined()

  expect(await (await fetch(`${url}/api/company-registry/${SIRET}`)).json()).toMatchObject({ address: GIVEN })
  const id = await visitor.complete({ address: GIVEN })
  expect((await buyerOf(id)).structured).toEqual(STRUCTURED)
  await correct(id, { address: `${GIVEN}, 2e étage` })
  expect((await buyerOf(id)).structured).toBeUndefined()

  await correct(id, { siret: '13002526500013' })
  expect((await buyerOf(id)).structured).toBeUndefined()
  await correct(id, {})
  await deps.db.deleteFrom('registry_addresses').execute()
  await correct(id, { phone: '04 72 11 11 11' })
  expect((await buyerOf(id)).structured).toEqual(STRUCTURED)

  expect((await visitor.sign(id)).status).toBe(200)
  const { paper } = await deps.db
    .selectFrom('invoices')
    .select('paper')
    .where('dossier_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(paper).toMatchObject({ buyer: { address: GIVEN, structured: STRUCTURED } })
})

test('only the hash of what the registry gave is kept, and for a day', async () => {
  const { url, deps } = await siteWithRegistry()
  const lookUp = () => fetch(`${url}/api/company-registry/${SIRET}`)
  await lookUp()
  const kept = await deps.db.selectFrom('registry_addresses').selectAll().execute()
  expect(kept).toEqual([{ hash: expect.stringMatching(/^[0-9a-f]{64}$/), given_at: expect.any(Date) }])
  await deps.db
    .insertInto('registry_addresses')
    .values({ hash: 'old', given_at: new Date(Date.now() - 25 * 3_600_000) })
    .execute()
  await lookUp()
  expect(await deps.db.selectFrom('registry_addresses').select('hash').execute()).toEqual([
    { hash: kept[0]?.hash },
  ])
})
