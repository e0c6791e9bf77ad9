import pg from 'pg'

/** Settings of a server that can tell how long it works; nothing is counted until a database asks for it. */
export const TELLS_ITS_TIME = {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track': 'none',
}

/**
 * What the server itself takes for the statements of `work`: planning and carrying out, the disk of a commit left out,
 * as is the way to the server and back.
 * @param DATABASE_URL of a server with `TELLS_ITS_TIME`, before its connections are made: they hear of it when they begin
 */
export async function openServerTime(DATABASE_URL: string) {
  const client = new pg.Client({ connectionString: DATABASE_URL })
  await client.connect()
  await client.query('create extension pg_stat_statements')
  const { database = 'postgres' } = client
  for (const setting of ['pg_stat_statements.track = top', 'pg_stat_statements.track_planning = on'])
    await client.query(`alter database ${pg.escapeIdentifier(database)} set ${setting}`)
  return {
    begin: async () => void (await client.query('select pg_stat_statements_reset()')),
    /** @returns milliseconds since `begin`, and how many statements */
    end: async () => {
      const { rows } = await client.query<{ ms: number; asked: number }>(`
        select sum(total_exec_time + total_plan_time) as ms, sum(calls)::integer as asked
        from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
        and query not like '%pg_stat_statements%'`)
      return rows[0] ?? { ms: 0, asked: 0 }
    },
    close: () => client.end(),
  }
}
