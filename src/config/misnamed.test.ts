import { expect, test } from 'vitest'
import { readConfig } from '../config'

test('a setting with a letter wrong is named with the one that was meant; others’ names are not', () => {
  const env = {
    ...{ SMTP_ULR: 'smtp://localhost', BACKUP_S3_BUKET: 'x', DATABASE_URI: 'x', ALERT: 'off' },
    // What a shell, systemd, a container or a package manager puts there.
    ...{
      PATH: 'x',
      HOME: 'x',
      USER: 'x',
      LOGNAME: 'x',
      LANG: 'C',
      SHELL: 'x',
      MAIL: 'x',
      TERM: 'x',
      PWD: 'x',
    },
    ...{ INVOCATION_ID: 'x', JOURNAL_STREAM: 'x', HOSTNAME: 'x', NODE_VERSION: 'x', npm_package_name: 'x' },
    ...{ SMTP_URL: '', TSA_ULR: '' },
  }
  expect(readConfig(env).misnamed).toEqual([
    { name: 'SMTP_ULR', meant: 'SMTP_URL' },
    { name: 'BACKUP_S3_BUKET', meant: 'BACKUP_S3_BUCKET' },
    { name: 'DATABASE_URI', meant: 'DATABASE_URL' },
    { name: 'ALERT', meant: 'ALERTS' },
  ])
})
