import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portSaid } from './port-said'

/** An S3 store of this machine, in a process of its own. */
export interface S3Server {
  /** The S3_ settings of the program. */
  env: Record<string, string>
  /** The same as the bucket of its backups. */
  backupEnv: Record<string, string>
  stop: () => Promise<void>
}

const BUCKET = 'siteligible-essais'

/** Starts `s3-program.cjs` on an empty bucket. */
export async function startS3(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'siteligible-s3-'))
  const child = spawn(
    process.execPath,
    [
      'tests/support/servers/s3-program.cjs',
      ...['--silent', '--no-vhost-buckets', '--directory', folder, '--address', '127.0.0.1', '--port', '0'],
      ...['--configure-bucket', BUCKET],
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  let said = ''
  child.stdout.on('data', chunk => (said += chunk))
  const endpoint = `http://127.0.0.1:${await portSaid(child, () => said, /listening on 127\.0\.0\.1:(\d+)\n/)}`
  const env = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: BUCKET,
    // The only pair that s3rver knows.
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
  return {
    env,
    backupEnv: Object.fromEntries(Object.entries(env).map(([name, value]) => [`BACKUP_${name}`, value])),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
