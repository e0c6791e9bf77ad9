import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { loadedDatabaseAddress } from '../../../tests/support/database/database'
import { answeredDossiers } from '../../../tests/support/dossiers/answered-dossiers'
import { jpegFile } from '../../../tests/support/files/files'
import { SEAL_SETTINGS } from '../../../tests/support/files/papers'
import { bundledProgram } from '../../../tests/support/program/bundled-program'
import { PASSWORD } from '../../../tests/support/program/program'
import { dovecotMissing } from '../../../tests/support/servers/dovecot'
import { readInbox } from './read-inbox'

const MAILS = 18

it.skipIf(dovecotMissing)(
  'keeps each mail exactly once, though reader and mail server are killed in between',
  async () => {
    const DATABASE_URL = await loadedDatabaseAddress()
    const filesKey = await (await import('age-encryption')).generateX25519Identity()
    const { mailbox, site, admin, client, parties } = await answeredDossiers({
      DATABASE_URL,
      FILES_KEY: filesKey,
    })
    for (let n = 1; n <= MAILS; n++) await mailbox.deliver(numbered(n, parties))
    const folder = await mkdtemp(join(tmpdir(), 'siteligible-test-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const read = async () => {
      const { n } = await site.deps.db
        .selectFrom('inbound_mails')
        .select(({ fn }) => fn.countAll<string>().as('n'))
        .executeTakeFirstOrThrow()
      return Number(n)
    }
    const program = await bundledProgram('inbox-reader-program')
    const reader = () =>
      launch(program, { DATABASE_URL, DATA_DIR: folder, FILES_KEY: filesKey, INBOX_URL: mailbox.url })

    // The reader dies in the middle of its work, wherever that is, twice.
    for (const after of [2, 7]) {
      const child = reader()
      while ((await read()) < after && child.exitCode === null) await wait(5)
      await killed(child)
    }
    // The mail server dies under the third one, which says so and ends; then it is there again.
    const child = reader()
    while ((await read()) < 11 && child.exitCode === null) await wait(5)
    await mailbox.kill()
    await mailbox.start()
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    await readInbox(site.deps)

    const { messages } = await admin.readDossier({ params: { id: client.id } })
    const words = messages.filter(({ from }) => from === 'client')
    expect(words.map(({ text }) => text).toSorted()).toEqual(
      Array.from({ length: MAILS }, (_, n) => `Mot ${n + 1}`).toSorted(),
    )
    expect(words.flatMap(({ files }) => files)).toHaveLength(MAILS)
    expect(await mailbox.counts()).toEqual({ waiting: 0, aside: MAILS })
  },
)

const numbered = (n: number, { thread, client }: { thread: string; client: string }) =>
  Buffer.from(
    [
      ...[`From: <${client}>`, `To: ${thread}`, `Message-ID: <mot-${n}@exemple.fr>`, `Subject: Re: ${n}`],
      ...['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary="=_b"', '', '--=_b'],
      ...['Content-Type: text/plain; charset=utf-8', '', `Mot ${n}`, '--=_b'],
      ...[
        'Content-Type: image/jpeg; name="photo.jpg"',
        'Content-Disposition: attachment; filename="photo.jpg"',
      ],
      ...['Content-Transfer-Encoding: base64', '', jpegFile().toString('base64'), '--=_b--', ''],
    ].join('\r\n'),
  )

function launch(program: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [program], {
    env: {
      ...{ PATH: process.env.PATH, PORT: '0', ADMIN_PASSWORD: PASSWORD, ROLE: 'web', LOG_LEVEL: 'error' },
      ...SEAL_SETTINGS,
      ...{ COMPANY_REGISTRY_URL: 'off', ALERTS: 'off', READ_PIECES: 'off', RATE_LIMITS: 'off', ...env },
    },
    stdio: 'ignore',
  })
}

async function killed(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}
