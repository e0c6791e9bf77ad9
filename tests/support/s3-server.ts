import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../src/commands/drill/free-port'

/** An S3 store of this machine, in a process of its own. */
export interface S3Server {
  /** The S3_ settings of the program. */
  env: Record<string, string>
  stop: () => Promise<void>
}

const BUCKET = 'siteligible-essais'

/** Starts s3rver on an empty bucket. */
export async function startS3(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'siteligible-s3-'))
  const port = await freePort()
  const child = spawn(
    process.execPath,
    [
      'node_modules/s3rver/bin/s3rver.js',
      ...[
        '--silent',
        '--no-vhost-buckets',
        '--directory',
        folder,
        '--address',
        '127.0.0.1',
        '--port',
        String(port),
      ],
      ...['--configure-bucket', BUCKET],
    ],
    { stdio: 'ignore' },
  )
  const endpoint = `http://127.0.0.1:${port}`
  await answering(endpoint)
  return {
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      // The only pair that s3rver knows.
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function answering(address: string) {
  for (let tries = 0; tries < 1_800; tries++) {
    if (await fetch(address).catch(() => null)) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`${address} did not answer within three minutes`)
}
