import pg from 'pg'
import { type Database, migrate, openDatabase } from '../../src/store/database'

/** A migrated database with so many dossiers, written by SQL alone. */
export async function manyDossiers(connection: pg.PoolConfig, size: number): Promise<Database> {
  const database = `bench_${size}`
  const admin = new pg.Client({ ...connection, database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${database}`)
  await admin.end()
  const opened = openDatabase({ ...connection, database }, error => console.error(error))
  await migrate(opened)
  const client = await opened.pool.connect()
  // Triggers off: a counter raised a million times in one transaction is no measure of anything.
  await client.query(`set session_replication_role = replica`)
  await client.query(`drop index dossiers_search`)
  await client.query(`
    insert into dossiers (id, status, company_name, siret, address, phone, email, file_recipient, created_at,
      updated_at, last_activity_at)
    select 'bench-' || lpad(n::text, 26, '0'),
      (array['Nouveau','Incomplet','Soumis','Soumis','Accepté','Refusé','Payé'])[1 + n % 7],
      (array['Boulangerie','Garage','Menuiserie','Plomberie','Fleurs','Atelier','Cabinet','Salon','Hôtel',
        'Épicerie'])[1 + n % 10] || ' ' || initcap(surname),
      lpad((('x' || substr(md5('siret' || n), 1, 8))::bit(32)::bigint % 1000000000)::text, 9, '0')
        || '000' || lpad((n % 97)::text, 2, '0'),
      n || ' rue des Lilas, 69003 Lyon', '0472000000',
      case n % 3 when 0 then 'contact@' || surname || '.fr' else surname || '@gmail.com' end, 'age1',
      timestamptz '2020-01-01' + n * interval '1 minute', now(), now()
    from (
      select n, translate(substr(md5(n::text), 1, 8), '0123456789abcdef', 'aeioubcdlmnprstv') as surname
      from generate_series(1, ${size}) as n
    ) as named`)
  await client.query(`create index dossiers_search on dossiers using gin (search_text gin_trgm_ops)`)
  await client.query(
    `insert into counters select 'dossiers:' || status, 0, count(*) from dossiers group by status`,
  )
  await client.query('set session_replication_role = default')
  await client.query('vacuum analyze')
  client.release()
  return opened
}
