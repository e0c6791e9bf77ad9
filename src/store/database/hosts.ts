import pg from 'pg'

/** One of the servers of an address that names several, as libpq writes it: `postgresql://user@one:5432,two:5433/name`. */
export interface Host {
  host: string
  port: number
}

/** How the driver reaches a server, and all of them where the address names several. */
export type ServerAddress = pg.PoolConfig & { hosts?: Host[] }

const PORT = 5432
const PROBE_MS = 3_000

/**
 * @param address of one server, or of several with a comma between them; only one of those takes writes at a time
 * @returns how the driver reaches the first, and all of them;
 */
export function connectionOf(address: string): ServerAddress {
  const { before, names, after } = partsOf(address)
  const hosts = names.map(hostOf)
  if (hosts.length < 2) return { connectionString: address }
  const url = new URL(`${before}${names[0]}${after}`)
  // The driver knows it as a word of its own, and takes it for a host's.
  url.searchParams.delete('target_session_attrs')
  return { connectionString: url.href, hosts }
}

function partsOf(address: string) {
  const [, before = '', list = '', after = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/.exec(address) ?? []
  return { before, names: list.split(','), after }
}

function hostOf(name: string): Host {
  const { hostname, port } = new URL(`postgresql://${name}/`)
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port ? Number(port) : PORT }
}

/**
 * Finds the server that takes writes, as `target_session_attrs=read-write` does: all are asked at once, and the
 * first that says so is kept until it is forgotten.
 * @returns null where there is one server only
 */
export function writableHost({ hosts = [], ...connection }: ServerAddress) {
  let found: Promise<Host> | null = null
  return {
    async find(): Promise<Host | null> {
      if (hosts.length < 2) return null
      found ??= Promise.any(hosts.map(host => askWhetherWritable(connection, host))).catch(error => {
        found = null
        throw error instanceof AggregateError ? error.errors[0] : error
      })
      return found
    },
    /** It was lost, or only reads now. */
    forget() {
      found = null
    },
  }
}

async function askWhetherWritable(connection: pg.PoolConfig, host: Host): Promise<Host> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: PROBE_MS, query_timeout: PROBE_MS })
  Object.assign(client, host)
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<Record<string, string>>('show transaction_read_only')
    if (Object.values(rows[0] ?? {})[0] === 'off') return host
    // The class of PostgreSQL's own word for it: read_only_sql_transaction.
    throw Object.assign(new Error('the database server only reads'), { code: '25006' })
  } finally {
    client.end().catch(() => {})
  }
}
