import pg from 'pg'
import sharp from 'sharp'
import { CONSENT } from '../../../src/domain/quote-requests/quote-request'
import { openDatabase } from '../../../src/store/database/database'
import { rowsOf } from '../database/dossier-rows'
import { visitorOf } from '../dossiers/path'
import { ASKER } from '../leads/hidden-contacts'
import { callsSite } from '../leads/leads'
import type { Program } from '../program/program'
import { onlineSite } from '../sites/online-site'
import type { DeskIds } from './desk-screens'

/** A dossier whose card is drawn large, handed in. @returns its id */
async function finishedDossier(url: string): Promise<string> {
  const visitor = visitorOf(url)
  const id = await visitor.complete()
  const answer = await visitor.upload(id, 'identity_recto', 'recto.jpg', await card())
  if (answer.status !== 201) throw new Error(`the card: ${answer.status} ${await answer.text()}`)
  await visitor.sign(id)
  await visitor.finalize(id)
  return id
}

const card = () =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" font-family="sans-serif">
      <rect width="1200" height="800" fill="#e4e9fb"/><rect x="70" y="220" width="300" height="400" fill="#9aa3c4"/>
      <text x="70" y="120" font-size="56">SPÉCIMEN · CARTE D’IDENTITÉ</text>
      <text x="430" y="290" font-size="44">Nom : MARTIN</text><text x="430" y="380" font-size="44">Prénom : Camille</text>
      <text x="430" y="470" font-size="44">Née le 12.03.1984</text></svg>`),
  )
    .jpeg()
    .toBuffer()

/** A desk with so many dossiers, one of them whole, one accepted with its site online. @returns what screens are asked for by */
export async function filledDesk(site: Program, size: number): Promise<DeskIds> {
  const dossier = await finishedDossier(site.url)
  const online = await onlineSite(site)
  const { leadAccount } = await fill(site, size)
  return { dossier, leadAccount, accepted: online.id, site: online.own.site }
}

/** So many dossiers, and around them registrations, requests for quotes, a client of the calls, colleagues and views. */
async function fill(site: Program, size: number): Promise<{ leadAccount: string }> {
  const connection = await site.connection()
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query(
      `delete from counters where name = 'invoices' or name like any (array['dossiers:%', 'week:%', 'stay:%'])`,
    )
    for (const statement of rowsOf(size, `now() - interval '30 days'`)) await client.query(statement)
    // A kind without details: the bench's own say less than the journal's contract asks for.
    await client.query(`update events set type = 'answer-asked' where dossier_id like 'bench-%'`)
    await client.query(
      `update dossiers set company_name = company_name || ' et associés, entreprise générale du bâtiment et des travaux publics'
       where id like 'bench-%7'`,
    )
    await client.query(registrations)
    for (const view of VIEWS)
      await client.query(
        `insert into saved_views (id, account_id, name, shared, search, status, created_at)
         values ($1, 'owner', $1, true, $2, $3, now())`,
        view,
      )
  } finally {
    await client.end()
  }
  await quoteRequests(site.url)
  return calls(connection)
}

const VIEWS = [
  ['Soumis', '', 'Soumis'],
  ['Garages', 'garage', null],
  ['Boulangeries à revoir avec le comptable', 'boulangerie', null],
]

const registrations = `insert into registrations
    (id, company_name, registration_number, manager_name, country, email, phone, message, created_at, contacted_at)
  select 'abroad-' || n, 'Atelier Ngoma & Fils ' || n, 'SN-DKR-2020-B-' || n, 'Awa Ndiaye', 'Sénégal',
    'awa' || n || '@ngoma.example', '+221 77 123 45 ' || lpad(n::text, 2, '0'), 'Nous cherchons des devis.',
    now() - n * interval '1 hour', case when n % 3 = 0 then now() end
  from generate_series(1, 60) as n`

async function quoteRequests(url: string) {
  for (const postal_code of ['76230', '69003', '13001'])
    await fetch(`${url}/api/quote-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...ASKER,
        wanted: 'plumber',
        country: 'FR',
        postal_code,
        timing: 'now',
        project: 'Fuite sous la douche de la salle de bain, robinet à remplacer.',
        consent: CONSENT.version,
      }),
    })
}

async function calls(connection: pg.ClientConfig): Promise<{ leadAccount: string }> {
  const database = openDatabase(connection, error => console.error(error.message))
  try {
    const { account_id, call } = await callsSite(database.db, new Date(Date.now() - 86_400_000).toISOString())
    for (let n = 1; n <= 12; n++)
      await call(`appel-${n}`, n % 3 === 0 ? 10 : 60 + n, `+2217700000${10 + n}`, n * 600_000)
    return { leadAccount: account_id }
  } finally {
    await database.close()
  }
}
