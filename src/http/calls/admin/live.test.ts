import { generateX25519Identity } from 'age-encryption'
import { expect, onTestFinished, test } from 'vitest'
import { loadedDatabaseAddress } from '../../../../tests/support/database/database'
import { administratorOf } from '../../../../tests/support/dossiers/admin'
import { refused } from '../../../../tests/support/dossiers/decisions'
import { visitorOf } from '../../../../tests/support/dossiers/path'
import { pdfFile } from '../../../../tests/support/files/files'
import { invited } from '../../../../tests/support/leads/invited'
import { type Followed, followedByHolder, followedByTeam } from '../../../../tests/support/live'
import { startSite } from '../../../../tests/support/program/in-process'
import { startS3 } from '../../../../tests/support/servers/s3-server'
import { makeApi } from '../../../contract/whole-client'
import type { TeamMessage } from '../../../domain/live/message'

const publicApi = (url: string) =>
  makeApi(((path: string, init?: RequestInit) => fetch(`${url}${path}`, init)) as typeof fetch)

/** The name of a stream, once it is open. */
async function opened({ messages }: Followed<TeamMessage>): Promise<string> {
  const name = () => messages.flatMap(message => (message.kind === 'open' ? [message.stream] : [])).at(-1)
  await expect.poll(name).toBeDefined()
  return String(name())
}

test('two accounts on two copies see each other’s changes, and who is on which dossier', async () => {
  const s3 = await startS3()
  onTestFinished(s3.stop)
  const shared = {
    ...s3.env,
    ROLE: 'web',
    DATABASE_URL: await loadedDatabaseAddress(),
    FILES_KEY: await generateX25519Identity(),
  }
  const [first, second] = [await startSite(shared), await startSite(shared)]
  const owner = await administratorOf(first.url)
  const amelie = await invited(second.url, owner, { role: 'manager', email: 'amelie@exemple.fr' })
  const editor = await invited(second.url, owner, { role: 'editor', email: 'editeur@exemple.fr' })
  const id = await visitorOf(first.url).finish()
  const [here, there, beside] = [owner, amelie, editor].map(({ teamLive }) => followedByTeam(teamLive)) as [
    Followed<TeamMessage>,
    Followed<TeamMessage>,
    Followed<TeamMessage>,
  ]
  await Promise.all([here, beside].map(opened))
  const stream = await opened(there)

  await owner.noteOnDossier({ params: { id }, body: { text: 'À rappeler' } })
  const note = { kind: 'change', subjects: ['dossier'], dossier_id: id, account_id: 'owner' }
  await expect.poll(() => there.messages).toContainEqual(expect.objectContaining(note))
  expect(JSON.stringify(there.messages)).not.toContain('rappeler')

  await expect(owner.lookAtDossier({ params: { stream }, body: { dossier_id: id } })).rejects.toMatchObject({
    code: 'not-found',
  })
  await amelie.lookAtDossier({ params: { stream }, body: { dossier_id: id } })
  const watching = { kind: 'presence', watching: [{ account_id: amelie.id, dossier_id: id }] }
  await expect.poll(() => here.messages.at(-1)).toEqual(watching)
  there.leave()
  await expect.poll(() => here.messages.at(-1)).toEqual({ kind: 'presence', watching: [] })
  // What a role may not read it is not told of either.
  expect(beside.messages.map(({ kind }) => kind)).toEqual(['open'])
})

test('a stream that was cut is caught up, also with what was committed late', async () => {
  const { url, deps } = await startSite({ ROLE: 'web' })
  const owner = await administratorOf(url)
  const visitor = visitorOf(url)
  const ids = await Promise.all([visitor.complete(), visitor.complete()])
  const [late, next] = ids as [string, string]
  let committed = () => {}
  const waiting = new Promise<void>(resolve => {
    committed = resolve
  })
  let written = () => {}
  const line = new Promise<void>(resolve => {
    written = resolve
  })
  const event = {
    type: 'note-written',
    at: new Date(),
    actor: 'administrator',
    data: '{}',
    personal: '{}',
  } as const
  const slow = deps.db.transaction().execute(async trx => {
    await trx
      .insertInto('events')
      .values({ ...event, dossier_id: late })
      .execute()
    written()
    await waiting
  })
  await line
  // What a screen reads first says where its stream begins: what changes before that is open is told.
  const { live_point } = await owner.me({})
  await owner.noteOnDossier({ params: { id: next }, body: { text: 'Vu' } })
  const early = followedByTeam(request => owner.teamLive({ ...request, query: { after: live_point } }))
  const noted = () =>
    early.messages.some(
      message => message.kind === 'change' && message.dossier_id === next && message.account_id !== null,
    )
  await expect.poll(noted).toBe(true)
  early.leave()
  const answer = await owner.teamLive({})
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let told = ''
  while (!/^id: /m.test(told)) told += (await reader?.read())?.value ?? ''
  const after = /^id: (.+)$/m.exec(told)?.[1] ?? ''
  await reader?.cancel()
  await owner.noteOnDossier({ params: { id: next }, body: { text: 'Revu' } })
  committed()
  await slow

  // How much is told twice depends on what else is open on the server, in other databases too: it does no harm.
  const { messages } = followedByTeam(request => owner.teamLive({ ...request, query: { after } }))
  const changed = () => messages.flatMap(message => (message.kind === 'change' ? [message.dossier_id] : []))
  await expect.poll(() => [late, next].every(id => changed().includes(id))).toBe(true)
  await expect(owner.teamLive({ query: { after: 'x' } })).rejects.toMatchObject({ code: 'invalid-request' })
})

test('streams are four each, end with their session, and first when the program stops', async () => {
  const site = await startSite({ ROLE: 'web' })
  const owner = await administratorOf(site.url)
  const manager = await invited(site.url, owner, { role: 'manager', email: 'm@exemple.fr' })
  const streams = Array.from({ length: 4 }, () => followedByTeam(manager.teamLive))
  await Promise.all(streams.map(opened))
  await expect(manager.teamLive({})).rejects.toMatchObject({ code: 'too-many-streams' })
  streams[0]?.leave()
  const refusal = () =>
    manager.teamLive({}).then(
      answer => answer.body?.cancel(),
      error => error.code,
    )
  await expect.poll(refusal).toBeUndefined()
  await owner.removeAccount({ params: { id: manager.id } })
  // Each asks again, and is told that it may not.
  await Promise.all(streams.map(({ over }) => over))

  const own = await owner.teamLive({})
  const end = own.text()
  await site.stop()
  expect(await end).toContain('"kind":"open"')
})

test('the holder of a dossier is told of what was done elsewhere, and not of a decision before it leaves', async () => {
  const { url } = await startSite({ ROLE: 'web' })
  const owner = await administratorOf(url)
  const visitor = visitorOf(url)
  const [id, other] = [await visitor.finish(), await visitor.complete()]
  const api = publicApi(url)
  const { messages } = followedByHolder(request => api.companyLive({ params: { id }, ...request }))
  const beside = followedByHolder(request => api.companyLive({ params: { id: other }, ...request }))
  await expect.poll(() => Math.min(messages.length, beside.messages.length)).toBeGreaterThan(0)
  const replacements = () =>
    beside.messages.filter(message => message.kind === 'change' && message.type === 'document-replaced')
      .length
  await visitor.upload(other, 'rib', 'rib.pdf', pdfFile(2_000))
  await expect.poll(replacements).toBe(1)
  // Notices come in the order of commits: those of before the streams were opened have come too.
  const early = messages.length

  await owner.noteOnDossier({ params: { id }, body: { text: 'À refuser' } })
  const { version } = await owner.readDossier({ params: { id } })
  await owner.changeStatus({ params: { id }, body: { ...refused(), version } })
  await visitor.upload(other, 'rib', 'rib.pdf', pdfFile(3_000))
  await expect.poll(replacements).toBe(2)
  const types = messages.slice(early).flatMap(message => (message.kind === 'change' ? [message.type] : []))
  expect(types.filter(type => type !== 'email-sent')).toEqual([])
})
