import pg from 'pg'

/** What PostgreSQL says about a copy that was made of its folder. */
export interface BaseCopy {
  /** To lie in the copy as `backup_label`: from where it is to be replayed. */
  label: string
  first_segment: string
  /** Without it and all before it the copy is not whole. */
  last_segment: string
  /** Of the cluster for its whole life, also of what is restored of it. */
  system_identifier: string
  server_version: number
}

/** Runs `work`, which copies the folder of a running cluster, between PostgreSQL's low-level backup calls. */
export async function whileCopied(connection: pg.PoolConfig, work: () => Promise<void>): Promise<BaseCopy> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`select pg_backup_start('siteligible', fast => true)`)
    await work()
    const { rows } = await client.query<{ label: string; lsn: string }>(
      'select labelfile as label, lsn::text from pg_backup_stop(wait_for_archive => false)',
    )
    const { label = '', lsn = '' } = rows[0] ?? {}
    const { rows: facts } = await client.query<
      Pick<BaseCopy, 'last_segment' | 'system_identifier' | 'server_version'>
    >(
      // The last byte before that place: at the border of two segments the one before holds it.
      `select pg_walfile_name($1::pg_lsn - 1) as last_segment, system_identifier::text,
        current_setting('server_version_num')::integer as server_version from pg_control_system()`,
      [lsn],
    )
    const [, first_segment = ''] = /START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/.exec(label) ?? []
    // Its last segment is full now, and leaves at once.
    await client.query('select pg_switch_wal()')
    if (!facts[0] || !first_segment) throw new Error('PostgreSQL did not say what the base copy needs.')
    return { label, first_segment, ...facts[0] }
  } finally {
    // A session that ends within a copy ends the copy.
    await client.end()
  }
}
