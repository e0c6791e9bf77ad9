import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { answerDossierLink } from '~/usecases/address/answer-dossier-link'
import { makeDossierLink } from '~/usecases/address/make-dossier-link'
import { uploadDocument } from '~/usecases/company/upload-document'
import { sendEmail } from '~/usecases/emails/send-email'
import type { Deps } from '~/usecases/ground/deps'
import { queueEmail } from '~/usecases/outbox/queue-email'
import { gate, waitingForALock } from '../../../../tests/support/database/lock-waiters'
import { CLIENT, clientAt } from '../../../../tests/support/dossiers/actors'
import { company, pieces, visitorOf } from '../../../../tests/support/dossiers/path'
import { pdfFile } from '../../../../tests/support/files/files'
import { inOne } from '../../../../tests/support/files/upload-parts'
import { startSite } from '../../../../tests/support/program/in-process'
import { partOf, smtpSink } from '../../../../tests/support/servers/smtp-sink'

const HOLDER = clientAt('198.51.100.9')
const VICTIM = 'victime@exemple.fr'

const tokenOf = (link: string) => String(link.split('/').at(-1))

/** « Oui, c'est moi », by who reads the mailbox of the dossier's address. */
async function takeOver(deps: Deps, id: string): Promise<string> {
  const token = tokenOf(await makeDossierLink(deps, id, company.email))
  return String((await answerDossierLink(deps, HOLDER, token, 'mine')).id)
}

test.each(['an empty slot', 'a full one'])(
  'an upload into %s, begun under a key that its holder ends meanwhile, puts in nothing',
  async slot => {
    const { deps } = await startSite({ ROLE: 'web' })
    const id = await visitorOf(deps.publicUrl).begin()
    const rib = (bytes: AsyncIterable<Uint8Array>) =>
      async function* () {
        yield { field: 'document_type', value: 'rib' }
        yield { filename: 'rib.pdf', bytes }
      }
    const upload = (bytes: AsyncIterable<Uint8Array>) =>
      uploadDocument(deps, CLIENT, { key: id }, { parts: rib(bytes)(), announced: null })
    if (slot === 'a full one') await upload(inOne(pdfFile()))
    const before = await stored(deps)
    const arriving = gate()
    const rest = gate()
    const late = upload(
      (async function* () {
        yield pdfFile()
        arriving.open()
        await rest.opened
        yield Buffer.from('\n')
      })(),
    )
    await arriving.opened
    await takeOver(deps, id)
    rest.open()
    await expect(late).rejects.toMatchObject({ code: 'not-found' })
    expect(await stored(deps)).toEqual(before)
  },
)

/** What is kept of pieces: rows and files. */
async function stored({ db, encryptedFiles }: Deps) {
  const files: string[] = []
  for await (const { key } of encryptedFiles.list()) files.push(key)
  const rows = await db.selectFrom('documents').select('sha256').execute()
  return { files: files.sort(), rows }
}

const JSON_BODY = { 'content-type': 'application/json' }

test('each command that waits while its key is taken away does nothing', async () => {
  const { url, deps } = await startSite({ ROLE: 'web' })
  const { db } = deps
  const visitor = visitorOf(url)
  const id = await visitor.complete()
  await db.updateTable('dossiers').set({ code_confirmed_at: new Date() }).execute()
  const call = (method: string, path: string, body?: unknown) => () =>
    fetch(`${url}/api/company/${id}${path}`, {
      method,
      ...(body === undefined ? {} : { headers: JSON_BODY, body: JSON.stringify(body) }),
    })
  const { slots } = await (await fetch(`${url}/api/company/${id}/call-back`)).json()
  const [kind, name, bytes] = pieces[0] ?? ['rib', 'rib.pdf', pdfFile()]
  const commands: Record<string, () => Promise<Response>> = {
    correct: call('PUT', '', { ...company, email: 'tiers@exemple.fr' }),
    upload: () => visitor.upload(id, kind, name, bytes),
    remove: call('DELETE', '/document/rib'),
    sign: call('POST', '/sign-invoice'),
    'write to the team': call('POST', '/messages', { text: 'Bonjour' }),
    'ask to be called': call('POST', '/call-back', { at: slots[0] }),
    'ask for the answer': call('POST', '/eligibility-request', { asks: true, answers: {} }),
    quote: call('GET', '/quote'),
    contact: call('PUT', '/contact', { phone: '0472000001', email: 'tiers@exemple.fr' }),
    export: call('GET', '/own-data'),
    erase: call('POST', '/erasure'),
  }
  for (const [command, send] of Object.entries(commands)) {
    const before = await kept(db)
    await whileTakenOver(deps, id, async release => {
      const sent = send()
      await waitingForALock(db)
      await release()
      expect.soft((await sent).status, command).toBe(404)
    })
    expect.soft(await kept(db), command).toEqual(before)
  }
  expect((await visitor.sign(id)).status).toBe(200)
  const before = await kept(db)
  for (const [command, send] of Object.entries({
    finalize: () => visitor.finalize(id),
    renounce: call('POST', '/renounce'),
  }))
    await whileTakenOver(deps, id, async release => {
      const sent = send()
      await waitingForALock(db)
      await release()
      expect.soft((await sent).status, command).toBe(404)
    })
  expect(await kept(db)).toEqual(before)
  expect((await visitor.finalize(id)).status).toBe(200)
})

/** Holds the dossier's row, gives it another key when released, and its own back at the end. */
async function whileTakenOver(
  { db }: Deps,
  id: string,
  act: (release: () => Promise<void>) => Promise<void>,
) {
  const held = gate()
  const go = gate()
  const taking = db.transaction().execute(async trx => {
    await trx
      .updateTable('dossiers')
      .set({ holder_id: randomBytes(16).toString('hex') })
      .execute()
    held.open()
    await go.opened
  })
  await held.opened
  await act(async () => {
    go.open()
    await taking
  })
  await db.updateTable('dossiers').set({ holder_id: id }).execute()
}

async function kept(db: Deps['db']) {
  const [dossiers, events, documents, emails, quotes, avoirs] = await Promise.all([
    db.selectFrom('dossiers').selectAll().execute(),
    db.selectFrom('events').select('type').orderBy('id').execute(),
    db.selectFrom('documents').select(['document_type', 'sha256']).orderBy('document_type').execute(),
    db.selectFrom('emails').select('kind').execute(),
    db.selectFrom('quotes').select('number').execute(),
    db.selectFrom('avoirs').select('number').execute(),
  ])
  return { dossiers, events, documents, emails, quotes, avoirs }
}

test('a link to my own mailbox does not prove the address that I write in while I use it', async () => {
  const { url, deps } = await startSite({ ROLE: 'web' })
  const id = await visitorOf(url).begin()
  const token = tokenOf(await makeDossierLink(deps, id, company.email))
  const held = gate()
  const go = gate()
  const correcting = deps.db.transaction().execute(async trx => {
    await trx.updateTable('dossiers').set({ email: VICTIM }).execute()
    held.open()
    await go.opened
  })
  await held.opened
  const answered = fetch(`${url}/api/dossier-link/${token}`, {
    method: 'POST',
    headers: JSON_BODY,
    body: JSON.stringify({ answer: 'mine' }),
  })
  await waitingForALock(deps.db)
  go.open()
  await correcting
  expect((await answered).status).toBe(404)
  expect(
    await deps.db.selectFrom('dossiers').select(['email', 'email_proven_at', 'holder_id']).execute(),
  ).toEqual([{ email: VICTIM, email_proven_at: null, holder_id: id }])
})

test('a message on its way to my mailbox holds neither a link nor a code for the address that I write in meanwhile', async () => {
  const smtp = await smtpSink()
  const { url, deps } = await startSite({ ROLE: 'web', SMTP_URL: smtp.url })
  const visitor = visitorOf(url)
  const theirs = await (await visitor.submit({ ...company, email: VICTIM })).json()
  const mine = await (await visitor.submit({ ...company, email: 'moi@exemple.fr' })).json()
  const queued = ['address-code', 'resume-link'] as const
  for (const kind of queued)
    await queueEmail(deps.db, deps, { kind, recipient: 'moi@exemple.fr', dossier_id: mine.id })
  await deps.db.updateTable('dossiers').set({ email: VICTIM }).where('id', '=', mine.id).execute()
  for (const { id } of await deps.db.selectFrom('emails').select('id').execute())
    await sendEmail(deps, id, false)
  await expect.poll(() => smtp.received.length).toBeGreaterThanOrEqual(1)
  const texts = smtp.received.map(message => partOf(message, 'text/plain') ?? '')
  for (const [, token] of texts.join('\n').matchAll(/\/dossier\/lien\/([\w-]{43})/g)) {
    const answer = await fetch(`${url}/api/dossier-link/${token}`, {
      method: 'POST',
      headers: JSON_BODY,
      body: JSON.stringify({ answer: 'mine' }),
    })
    expect(answer.status).toBe(404)
  }
  const code = /\b(\d{6})\b/.exec(texts.join('\n'))?.[1]
  const typed = await fetch(`${url}/api/company/${mine.id}/confirm-address`, {
    method: 'POST',
    headers: JSON_BODY,
    body: JSON.stringify({ code }),
  })
  expect([typed.status, (await typed.json()).code]).toEqual([409, 'address-code-over'])
  const proven = await deps.db.selectFrom('dossiers').select(['id', 'email_proven_at']).execute()
  expect(proven.filter(({ email_proven_at }) => email_proven_at)).toEqual([])
  expect(proven.map(({ id }) => id)).toContain(theirs.id)
})
