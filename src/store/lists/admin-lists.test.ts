import { expect, test } from 'vitest'
import { freshDatabase } from '../../../tests/support/database/database'
import { insertDossier } from '../../../tests/support/database/insert-dossier'
import type { Db } from '../database/database'
import { lockDossier, updateDossier } from '../dossiers/dossiers'
import { insertInvoice } from '../papers/invoices'
import { countDossiers, listDossiers, listInvoices } from './admin-lists'
import { dossierTotals } from './counters'
import { eachOnce } from './dossier-search'

const dossier = (n: number, company_name: string) => ({
  id: `dossier-${n}`.padEnd(32, '-'),
  company_name,
  siret: '732 829 320 00074',
  address: '1 rue des Lilas',
  phone: '0102030405',
  email: `gerant${n}@Exemple.fr`,
  file_recipient: 'age1',
  file_identity: null,
  invoice_number: null,
  created_at: new Date(2026, 0, n),
  updated_at: new Date(2026, 0, n),
  last_activity_at: new Date(2026, 0, n),
  signed_at: null,
  finalized_at: null,
})

const everything = { search: '', status: null, limit: 10, after: null, sort: '-created_at' as const }

test('a dossier is found by part of its name, SIRET and e-mail, whatever the case and accents', async () => {
  const { db } = await freshDatabase()
  await insertDossier(db, dossier(1, 'Boulangerie Été & Fils'))
  await insertDossier(db, dossier(2, 'Garage Dupont 100%'))
  const found = async (search: string) =>
    (await listDossiers(db, { ...everything, search })).map(row => row.company_name)
  expect(await found('ETE')).toEqual(['Boulangerie Été & Fils'])
  expect(await found('boulàng fils')).toEqual(['Boulangerie Été & Fils'])
  expect(await found('GERANT2@exem')).toEqual(['Garage Dupont 100%'])
  expect(await found('73282932000074')).toHaveLength(2)
  expect(await found('732 829 320')).toHaveLength(2)
  expect(await found('93200007')).toHaveLength(2)
  expect(await found('829320000')).toHaveLength(2)
  expect(await found('rant1@exemple.FR')).toEqual(['Boulangerie Été & Fils'])
  expect(await found('gerant1@exemple.com')).toEqual([])
  expect(await found('100%')).toEqual(['Garage Dupont 100%'])
  expect(await found('10_%')).toEqual([])
  expect(await found('bo')).toEqual(['Boulangerie Été & Fils'])
  expect(await found('FI')).toEqual(['Boulangerie Été & Fils'])
  expect(await found('dupont ga')).toEqual(['Garage Dupont 100%'])
  expect(await found('gerant1@')).toEqual(['Boulangerie Été & Fils'])
  expect(await found('contact@exemple.fr')).toEqual([])
  expect(await countDossiers(db, { search: 'dupont', status: null })).toBe(1)
})

test('what is looked up in parts is found only where it stands whole', async () => {
  const { db } = await freshDatabase()
  await insertDossier(db, { ...dossier(1, 'Taxi 0100061234'), email: 'contact@toiture.fr' })
  await insertDossier(db, { ...dossier(2, 'Taxi 0100 et 0061234'), email: 'contact@toiture.com' })
  const found = async (search: string) =>
    (await listDossiers(db, { ...everything, search })).map(row => row.company_name)
  expect(await found('contact@toiture.fr')).toEqual(['Taxi 0100061234'])
  expect(await found('contact@toiture.f')).toEqual(['Taxi 0100061234'])
  expect(await found('contact@toiture')).toHaveLength(2)
  expect(await found('contact@toiture.org')).toEqual([])
  expect(await found('01 00 06 12 34')).toEqual(['Taxi 0100061234'])
  expect(await found('010006')).toEqual(['Taxi 0100061234'])
  expect(await countDossiers(db, { search: '01 00 06', status: null })).toBe(1)
})

test('a dossier is found by its telephone, however it is written, and by the number of its paper', async () => {
  const { db } = await freshDatabase()
  await insertDossier(db, { ...dossier(1, 'Un'), phone: '+33 4 72 11 22 33' })
  await insertDossier(db, { ...dossier(2, 'Deux'), phone: '05.56.00.00.01' })
  const found = async (search: string) =>
    (await listDossiers(db, { ...everything, search })).map(row => row.company_name)
  expect(await found('04 72 11 22 33')).toEqual(['Un'])
  expect(await found('04 72 11')).toEqual(['Un'])
  expect(await found('+33556000001')).toEqual(['Deux'])
  expect(await found('06 00 00 00 00')).toEqual([])
  await insertDossier(db, { ...dossier(3, 'Trois'), email: '0600000000@exemple.fr' })
  expect(await found('06 00 00 00 00')).toEqual(['Trois'])
  expect(await found('06 00 00')).toEqual(['Trois'])
  expect(await found('06 82 93 20')).toEqual([])
  expect(await found('0600000000')).toEqual(['Trois'])
  expect(await found('0682932000')).toEqual([])
  expect(await found('8293200')).toHaveLength(3)
  expect(await found('73282932000075')).toEqual([])
  await change(db, dossier(2, 'Deux').id, { invoice_number: 'FTN-2026-00042' })
  expect(await found('ftn-2026-0004')).toEqual(['Deux'])
  expect(await found('FTN-2026-00042')).toEqual(['Deux'])
  expect(await found('FTN-2025-')).toEqual([])
})

test('what stands on a letterhead finds its dossier, and the row says where it holds it', async () => {
  const { db } = await freshDatabase()
  await insertDossier(db, { ...dossier(1, 'Boulangerie Été'), phone: '+33 4 72 11 22 33' })
  await insertDossier(db, { ...dossier(2, 'Garage Dupont'), siret: '111 222 333 00044', phone: '0556000001' })
  await change(db, dossier(2, '').id, { invoice_number: 'FTN-2026-00042' })
  const found = async (search: string) =>
    (await listDossiers(db, { ...everything, search })).map(
      row => `${row.company_name.split(' ')[0]}: ${eachOnce(row.found_by)}`,
    )
  expect(await found('été')).toEqual(['Boulangerie: name'])
  expect(await found('ETE exemple')).toEqual(['Boulangerie: name,email'])
  expect(await found('gerant2@exemple.fr')).toEqual(['Garage: email'])
  expect(await found('Tél. +33 (0)4 72 11 22 33')).toEqual(['Boulangerie: phone'])
  expect(await found('0472112233')).toEqual(['Boulangerie: phone'])
  for (const siren of [
    '111 222 333',
    '111222333',
    'SIREN : 111.222.333',
    'FR 12 111 222 333',
    'RCS Lyon 111 222 333',
  ])
    expect(await found(siren), siren).toEqual(['Garage: siret'])
  expect(await found('SIRET 111 222 333 00044')).toEqual(['Garage: siret'])
  expect(await found('22233300')).toEqual(['Garage: siret'])
  for (const number of ['FTN-2026-00042', 'Facture n° ftn 2026 42', 'ftn-2026-000'])
    expect(await found(number), number).toEqual(['Garage: invoice'])
  const [plain] = await listDossiers(db, everything)
  expect(plain?.found_by).toEqual([])
})

test('a paper of before, an avoir and a quote find their dossier by their whole number', async () => {
  const { db } = await freshDatabase()
  const { id } = dossier(1, 'Un')
  await insertDossier(db, dossier(1, 'Un'))
  await insertDossier(db, dossier(2, 'Deux'))
  await db
    .insertInto('quotes')
    .values({
      ...{ number: 'DEV-2026-00003', dossier_id: id, issued_at: new Date(), valid_until: new Date() },
      ...{ paper: '{}', agreed_at: null, filed_at: null },
    })
    .execute()
  const found = async (search: string) =>
    (await listDossiers(db, { ...everything, search })).map(
      row => `${row.company_name}: ${eachOnce(row.found_by)}`,
    )
  expect(await found('DEV-2026-00003')).toEqual(['Un: quote'])
  expect(await found('devis 2026')).toEqual([])
  expect(await found('Devis DEV 2026 3')).toEqual(['Un: quote'])
  expect(await found('AV-2026-00001')).toEqual([])
  expect(await countDossiers(db, { search: 'DEV-2026-00003', status: null })).toBe(1)
})

test('a name that looks like a number, and part of an address, were found by nothing', async () => {
  const { db } = await freshDatabase()
  const names = [
    'Projet-Web SARL',
    'FTN-Conseil',
    'Taxi 0612345678',
    'Garage',
    'Éclair',
    'Allô 06 12 34 99 99',
  ]
  for (const [n, name] of names.entries()) await insertDossier(db, dossier(n + 1, name))
  await change(db, dossier(4, '').id, { email: 'atelier-contact@garage-du-lac.fr' })
  await change(db, dossier(5, '').id, { siret: '111 732 829 320 000', phone: '0612345678' })
  const found = async (search: string) =>
    (await listDossiers(db, { ...everything, search })).map(row => row.company_name).reverse()
  expect(await found('projet-web')).toEqual(['Projet-Web SARL'])
  expect(await found('ftn-conseil')).toEqual(['FTN-Conseil'])
  expect(await found('0612345678')).toEqual(['Taxi 0612345678', 'Éclair'])
  expect(await found('06 12 34 56 78')).toEqual(['Taxi 0612345678', 'Éclair'])
  expect(await found('06 12 34 99')).toEqual(['Allô 06 12 34 99 99'])
  expect(await found('contact@garage')).toEqual(['Garage'])
  expect(await found('ai')).toEqual(['Éclair'])
  expect(await found('732829320')).toHaveLength(names.length)
  await insertDossier(db, { ...dossier(7, 'Holding 111 222 333 00044'), siret: '555 666 777 00088 00' })
  for (const whole of ['111 222 333 00044', '11122233300044', '55566677700088', '56667770008800'])
    expect(await found(whole)).toEqual(whole === '11122233300044' ? [] : ['Holding 111 222 333 00044'])
})

test('an invoice is found by part of a name that looks like a number', async () => {
  const { db } = await freshDatabase()
  await insertDossier(db, dossier(1, 'Projet-Atelier'))
  await insertDossier(db, dossier(2, 'Tout à 6 000 €'))
  for (const [n, company_name] of ['Projet-Atelier', 'Tout à 6 000 €'].entries())
    await insertInvoice(db, {
      number: `PROJET-${n}`,
      ...{ reference: `PROJET-${n}`, series: 'FTN', year: null, sequence: null, status: 'en_attente' },
      ...{ dossier_id: dossier(n + 1, '').id, company_name },
      ...{
        amount_ht_cents: 500_000,
        amount_tva_cents: 100_000,
        amount_ttc_cents: n === 0 ? 600_000 : 542_500,
      },
      ...{ created_at: new Date(2026, 0, n + 1), issue_date: '2026-01-02', signed_at: null },
      ...{ frozen: null, paper: null, signature: null, pdf_key: null, pdf_size: null, pdf_sha256: null },
    })
  const found = async (search: string) =>
    (await listInvoices(db, { search, status: null, limit: 10, after: null })).map(row => row.company_name)
  expect(await found('projet-atelier')).toEqual(['Projet-Atelier'])
  expect(await found('6 000 €')).toEqual(['Tout à 6 000 €', 'Projet-Atelier'])
})

test('any piece of a name, a SIRET or an address finds it, whatever its letters look like', async () => {
  const { db } = await freshDatabase()
  const dossiers = [
    {
      ...dossier(1, 'Projet-Web « Éclair » & Œuvres 100 % — 06.12.34.56.78'),
      email: 'FTN-2026.contact@gmail.com',
    },
    {
      ...dossier(2, 'Garage\u00a0d’Été 50％ \\ S.A.R.L. 6 000,00 €'),
      siret: '732\u202f829.320-00074 bis',
      email: 'info@x.fr',
    },
  ]
  for (const one of dossiers) await insertDossier(db, one)
  for (const [n, { company_name, siret, email }] of dossiers.entries())
    for (const value of [company_name, siret, email])
      for (const piece of piecesOf(value))
        for (const search of piece.length > 6 ? [piece] : [piece, piece.toUpperCase()]) {
          const rows = await listDossiers(db, { ...everything, search })
          expect(
            rows.map(row => row.id),
            JSON.stringify(search),
          ).toContain(dossiers[n]?.id)
        }
})

/** Everything that one may have typed of it; what is blank asks for nothing. */
const piecesOf = (value: string) => {
  const letters = [...value]
  const all = letters.flatMap((_, from) =>
    letters.slice(from).map((_, more) => letters.slice(from, from + more + 1).join('')),
  )
  return new Set(all.filter(piece => piece.trim() !== ''))
}

test('pages follow one another without a gap, newest first', async () => {
  const { db } = await freshDatabase()
  for (let n = 1; n <= 5; n++) await insertDossier(db, dossier(n, `Société ${n}`))
  const first = await listDossiers(db, { ...everything, limit: 3 })
  const last = first[2]
  const next = await listDossiers(db, {
    ...everything,
    limit: 3,
    after: last ? { value: last.created_at, key: last.id } : null,
  })
  expect([...first, ...next].map(row => row.company_name)).toEqual([5, 4, 3, 2, 1].map(n => `Société ${n}`))
})

test('totals follow each status without counting', async () => {
  const { db } = await freshDatabase()
  await insertDossier(db, dossier(1, 'A'))
  await insertDossier(db, dossier(2, 'B'))
  await insertDossier(db, { ...dossier(3, 'C'), is_test: true })
  await change(db, dossier(2, 'B').id, { status: 'Soumis' })
  const totals = await dossierTotals(db)
  expect([totals.total, totals.of('Nouveau'), totals.of('Soumis')]).toEqual([2, 1, 1])
})

test('by name the accents and capitals do not count, and pages follow one another', async () => {
  const { db } = await freshDatabase()
  for (const [n, name] of ['Zoé', 'émile', 'Alice', 'ETUDE'].entries())
    await insertDossier(db, dossier(n + 1, name))
  const byName = { ...everything, sort: 'company_name' as const, limit: 2 }
  const first = await listDossiers(db, byName)
  const last = first[1]
  const next = await listDossiers(db, {
    ...byName,
    after: last ? { value: last.sort_name, key: last.id } : null,
  })
  expect([...first, ...next].map(row => row.company_name)).toEqual(['Alice', 'émile', 'ETUDE', 'Zoé'])
})

async function change(db: Db, id: string, columns: Parameters<typeof updateDossier>[2]) {
  const row = await lockDossier(db, id)
  if (row) await updateDossier(db, row, columns, new Date())
}
