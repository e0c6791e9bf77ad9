import type { Config } from '~/config'
import { makeFolder } from '~/config/make-folder'
import { freePort } from './free-port'

/** The settings of the site with every way out closed. */
export async function alone(config: Config, dataDir: string): Promise<Config> {
  // Others may cross it, so that PostgreSQL can run as another user.
  makeFolder(dataDir, 0o711)
  const port = await freePort()
  return {
    ...config,
    ...{ dataDir, port, host: '127.0.0.1', publicUrl: `http://127.0.0.1:${port}`, role: 'web' },
    ...{ databaseUrl: null, databaseOwnerUrl: null, s3: null, smtpUrl: null, aidBodiesFile: null },
    ...{ companyRegistryUrl: null, clamdUrl: null, readPieces: false, alerts: false, alertWebhook: null },
    ...{ backupWalDir: null, backupBucket: null },
    seal: { ...config.seal, tsaUrl: null },
  }
}
