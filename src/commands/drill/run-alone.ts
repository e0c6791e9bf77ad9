import { join } from 'node:path'
import type { Config } from '~/config'
import { makeFolder } from '~/config/make-folder'

/** The settings of the site with every way out closed. */
export function runAlone(config: Config, dataDir: string): Config {
  // Others may cross it, so that PostgreSQL can run as another user.
  makeFolder(dataDir, 0o711)
  return {
    ...config,
    ...{ dataDir, port: 0, host: '127.0.0.1', publicUrl: 'http://127.0.0.1:0', role: 'web' },
    ...{ databaseUrl: null, databaseOwnerUrl: null, s3: null, smtpUrl: null, aidBodiesFile: null },
    ...{ companyRegistryUrl: null, clamdUrl: null, readPieces: false, alerts: false, alertWebhook: null },
    // Nobody visits it.
    warmUp: false,
    // What the copy shows is laid beside it, never where the real sites are served.
    sitesDir: join(dataDir, 'sites'),
    ...{ backupWalDir: null, backupBucket: null },
    seal: { ...config.seal, tsaUrl: null },
  }
}
