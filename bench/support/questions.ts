import { sql } from 'kysely'
import { QUEUES } from '../../src/domain/dossier/lists/queue'
import type { Database } from '../../src/store/database/database'
import { insertView } from '../../src/store/lists/saved-views'
import { readEmails } from '../../src/usecases/admin/read-emails'
import { readEvents } from '../../src/usecases/admin/read-events'
import { readFigures } from '../../src/usecases/admin/read-figures'
import { listDossiers, listInvoices } from '../../src/usecases/admin/read-lists'
import { readTrends } from '../../src/usecases/admin/read-trends'
import { readQueue, readQueues } from '../../src/usecases/work/read-queues'
import { readViews } from '../../src/usecases/work/saved-views'

type Db = Pick<Database, 'db'>

/** A dossier in the middle of the list, whose address begins with the « contact@ » of every third; and the cursor after it. */
export interface Middle {
  id: string
  surname: string
  siret: string
  email: string
  /** The next one's address: its own name at a provider that two in three are with. */
  neighbour: string
  phone: string
  cursor: string
}

/** What the administrator asks of a database. */
export type Question = (database: Db, middle: Middle) => Promise<unknown>

type Dossiers = Parameters<typeof listDossiers>[1]
type Invoices = Parameters<typeof listInvoices>[1]

const first: Dossiers = { search: '', status: null, limit: 100, cursor: null, sort: '-created_at' }
const dossiers =
  (ask: (middle: Middle) => Partial<Dossiers>): Question =>
  (database, middle) =>
    listDossiers(database, { ...first, ...ask(middle) })
const invoices =
  (ask: (middle: Middle) => Partial<Invoices>): Question =>
  (database, middle) =>
    listInvoices(database, { search: '', status: null, limit: 100, cursor: null, ...ask(middle) })
/** As the palette asks, while one types. */
const palette = (ask: (middle: Middle) => string) => dossiers(middle => ({ search: ask(middle), limit: 8 }))
const events =
  (ask: (middle: Middle) => Partial<Parameters<typeof readEvents>[1]>): Question =>
  (database, middle) =>
    readEvents(database, { limit: 100, ...ask(middle) })

const clock = () => new Date()
const OWNER = {
  kind: 'account',
  id: 'owner',
  name: 'Essai',
  role: 'owner',
  session_id: 'essai',
  ip: '',
  userAgent: '',
} as const
const everybody = { limit: 100, cursor: null, assignee: null }

/** specification D1: lists and searches. */
export const lists: Record<string, Question> = {
  'first page': dossiers(() => ({})),
  'deep page': dossiers(({ cursor }) => ({ cursor })),
  'one status': dossiers(() => ({ status: 'Refusé' })),
  'by name': dossiers(() => ({ sort: 'company_name' })),
  'name part': dossiers(({ surname }) => ({ search: surname.slice(1, 7) })),
  'common name part': dossiers(() => ({ search: 'boulang' })),
  'two words': dossiers(({ surname }) => ({ search: `garage ${surname.slice(0, 5)}` })),
  SIRET: dossiers(({ siret }) => ({ search: siret })),
  'SIRET part': dossiers(({ siret }) => ({ search: siret.slice(0, 9) })),
  'SIRET middle': dossiers(({ siret }) => ({ search: siret.slice(2, 8) })),
  'e-mail': dossiers(({ email }) => ({ search: email })),
  'e-mail, its beginning': dossiers(({ email }) => ({ search: email.slice(0, 12) })),
  'e-mail at a provider': dossiers(({ neighbour }) => ({ search: neighbour })),
  'e-mail at a provider, without its first letter': dossiers(({ neighbour }) => ({
    search: neighbour.slice(1),
  })),
  'e-mail at a provider, nobody’s': dossiers(() => ({ search: 'introuvable@gmail.com' })),
  'e-mail, nobody’s': dossiers(() => ({ search: 'contact@introuvable.fr' })),
  telephone: dossiers(({ phone }) => ({ search: phone })),
  'telephone, its beginning': dossiers(({ phone }) => ({ search: phone.slice(0, 6) })),
  'telephone, nobody’s': dossiers(() => ({ search: '01 99 99 99' })),
  'two letters': dossiers(() => ({ search: 'bo' })),
  'number of a paper': dossiers(({ id }) => ({ search: `FTN-2020-${id.slice(-7)}` })),
  'number of a paper, its beginning': dossiers(() => ({ search: 'FTN-2020-0000' })),
  nothing: dossiers(() => ({ search: 'introuvable' })),
  'invoices, first page': invoices(() => ({})),
  'invoices, name part': invoices(({ surname }) => ({ search: surname.slice(1, 7) })),
  'invoices, the usual amount': invoices(() => ({ search: '6 000,00 €' })),
  'invoices, another amount': invoices(() => ({ search: '5 425 €' })),
  'invoices, no such amount': invoices(() => ({ search: '1 234,56 €' })),
}

/** What stands around the lists: queues, views, palette, journal and figures. */
export const around: Record<string, Question> = {
  'all queues counted': database => readQueues({ ...database, clock }),
  ...Object.fromEntries(
    QUEUES.map(queue => [
      `queue ${queue}`,
      (database: Db) => readQueue({ ...database, clock }, queue, everybody),
    ]),
  ),
  'queue to-check, the owner’s': database =>
    readQueue({ ...database, clock }, 'to-check', { ...everybody, assignee: 'owner' }),
  'queue to-check, one colleague’s': database =>
    readQueue({ ...database, clock }, 'to-check', { ...everybody, assignee: 'colleague' }),
  'queue message, one colleague’s': database =>
    readQueue({ ...database, clock }, 'message', { ...everybody, assignee: 'colleague' }),
  'saved views counted': database => readViews({ ...database, clock }, OWNER),
  'palette, three letters': palette(() => 'bou'),
  'palette, three letters that occur nowhere': palette(() => 'zqx'),
  'palette, a common word': palette(() => 'boulangerie'),
  'palette, a name': palette(({ surname }) => surname),
  'palette, a telephone': palette(({ phone }) => phone.slice(0, 8)),
  'palette, a SIRET part': palette(({ siret }) => siret.slice(3, 9)),
  'journal, first page': events(() => ({})),
  'journal, one account': events(() => ({ account: 'owner' })),
  'journal, a rare kind': events(() => ({ type: 'retention-changed' })),
  'journal, one dossier': events(({ id }) => ({ dossier: id })),
  'journal, one day': events(() => ({ from: '2020-01-01', until: '2020-01-01' })),
  'journal, a month long ago': events(() => ({ from: '2020-01-01', until: '2020-01-31' })),
  'journal, one account, one day': events(() => ({
    account: 'owner',
    from: '2020-01-01',
    until: '2020-01-01',
  })),
  'journal, an account and a rare kind': events(() => ({ account: 'owner', type: 'retention-changed' })),
  'e-mails, first page': database => readEmails(database, { limit: 100, cursor: null, state: null }),
  'e-mails that failed': database => readEmails(database, { limit: 100, cursor: null, state: 'failed' }),
  figures: database => readFigures({ ...database, clock }, 26),
  trends: database => readTrends({ ...database, clock }),
}

/** The views of the team, as chips. */
export async function keepViews({ db }: Db) {
  const kept = { account_id: 'owner', shared: true, created_at: new Date() }
  const views = [
    { search: '', status: 'Soumis' },
    { search: 'boulang', status: null },
    { search: 'garage', status: 'Nouveau' },
    { search: 'introuvable', status: null },
    { search: '01 00 06', status: null },
    { search: 'gmail.com', status: 'Payé' },
  ] as const
  for (const [n, view] of views.entries())
    await insertView(db, { ...kept, ...view, id: `view-${n}`, name: `Vue ${n}` })
}

export async function middleOf({ db }: Db): Promise<Middle> {
  const { rows } = await sql<{
    id: string
    created_at: Date
    company_name: string
    siret: string
    email: string
    neighbour: string
    phone: string
  }>`
    select id, created_at, company_name, siret, email, phone, lead(email) over (order by id) as neighbour
    from dossiers cross join (select (select count(*) from dossiers) / 84 * 42 + 3 as n) as middle
    where id in ('bench-' || lpad(n::text, 26, '0'), 'bench-' || lpad((n + 1)::text, 26, '0'))
    order by id`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the bench has no dossier in the middle')
  return {
    ...row,
    surname: row.company_name.split(' ')[1] ?? '',
    cursor: Buffer.from(JSON.stringify([row.created_at.toISOString(), row.id])).toString('base64url'),
  }
}
