import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished } from 'vitest'
import { ALERT_LABELS, type AlertName } from '../../../src/domain/alert'
import { addJob } from '../../../src/store/jobs/jobs'
import { loadedDatabaseAddress } from '../database/database'
import { SEAL_SETTINGS, sampleSealer } from '../files/papers'
import { startOn } from '../program/in-process'
import { pathIn, runBlock } from '../runbook'
import { aidBodiesFile, SECRET } from '../servers/aid-body'
import { listening } from '../servers/listening'
import { partOf, smtpSink } from '../servers/smtp-sink'

/** A site with its worker, a mailbox, a webhook and an aid body: all that an alert can be about. */
export interface Ground {
  site: Awaited<ReturnType<typeof startOn>>
  /** What its operator's shell knows. */
  env: Record<string, string> & { DATA_DIR: string; BACKUPS: string; WHOLE: string }
  /** What the aid body answers with. */
  body: { status: number }
  restart: () => Promise<void>
  shell: (command: string) => Promise<string>
}

/** The agency's mailbox and the operator's webhook. */
export async function mailbox() {
  const sink = await smtpSink()
  const posted: { alert: AlertName; ended: boolean }[] = []
  const webhook = createServer(async (incoming, outgoing) => {
    posted.push((await json(incoming)) as (typeof posted)[number])
    outgoing.writeHead(204).end()
  })
  const ALERT_WEBHOOK = await listening(webhook)
  const mails = () => sink.received.map(mail => partOf(mail, 'text/plain').replace(/\s+/g, ' ').toLowerCase())
  return {
    env: { ALERTS: 'on', ALERT_WEBHOOK, SMTP_URL: sink.url },
    /** Looks until both are told. @returns the page that the message names */
    async of({ site }: Ground, name: AlertName, ended: boolean): Promise<string> {
      const words = ended ? `C’est réglé : ${ALERT_LABELS[name]}` : `docs/runbooks/${name}.md`
      const heard = () => mails().some(mail => mail.includes(words.toLowerCase()))
      await expect
        .poll(async () => heard() || (await addJob(site.deps.db, 'watch', {}, { key: 'look' })), {
          interval: 500,
        })
        .toBe(true)
      await expect.poll(() => posted.some(alert => alert.alert === name && alert.ended === ended)).toBe(true)
      return words
    },
  }
}

/**
 * Starts it. @param root the folder of the program @param more settings; `AID_BODY` set gives it an aid body, an empty `DATABASE_URL` the embedded database
 */
export async function siteFor(root: string, more: Record<string, string>): Promise<Ground> {
  await sampleSealer()
  const bodyStatus = { status: 201 }
  const { AID_BODY, DATABASE_URL, ...rest } = more
  const env = {
    DATA_DIR: rest.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'siteligible-runbook-'))),
    ...SEAL_SETTINGS,
    BACKUPS: await crossableFolder(),
    WHOLE: join(await crossableFolder(), 'whole'),
    ...(DATABASE_URL === '' ? {} : { DATABASE_URL: await loadedDatabaseAddress() }),
    ...(AID_BODY ? { AID_BODIES_FILE: await bodyFile(bodyStatus) } : {}),
    ...rest,
  }
  const ground: Ground = {
    site: await startOn(env),
    env,
    body: bodyStatus,
    async restart() {
      await ground.site.stop()
      ground.site = await startOn(env)
    },
    shell: command =>
      runBlock({ kind: 'sh', lines: [command] }, root, {
        ...{ PATH: pathIn(root), HOME: String(process.env.HOME), COMPANY_REGISTRY_URL: 'off' },
        ...env,
        PORT: new URL(ground.site.url).port,
      }),
  }
  return ground
}

/** An AID_BODIES_FILE with a body that answers as it is told. */
async function bodyFile(body: { status: number }): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    incoming.resume().on('end', () => outgoing.writeHead(body.status).end('{"recu":"R-1"}'))
  })
  return aidBodiesFile([
    { id: 'essai', name: 'Essai', channel: 'https', url: await listening(server), secret: SECRET },
  ])
}

/** A folder that PostgreSQL may cross as another user. */
export async function crossableFolder(): Promise<string> {
  const place = await mkdtemp(join(tmpdir(), 'siteligible-runbook-'))
  onTestFinished(() => rm(place, { recursive: true, force: true }))
  await chmod(place, 0o711)
  return place
}
