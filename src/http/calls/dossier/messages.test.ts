import { expect, test } from 'vitest'
import { administratorOf } from '../../../../tests/support/dossiers/admin'
import { company, visitorOf } from '../../../../tests/support/dossiers/path'
import { siteInTime } from '../../../../tests/support/program/site-in-time'
import { CLIENT_MESSAGES_A_DAY } from '../../../domain/dossier/messages'
import { eraseDossier } from '../../../usecases/retention/erase-dossier'

async function talking() {
  const site = await siteInTime()
  const admin = await administratorOf(site.url)
  const id = await visitorOf(site.url).begin()
  const ask = (text: string) => admin.writeToTeam({ params: { id }, body: { text } })
  const answer = (text: string) => admin.writeToClient({ params: { id }, body: { text } })
  const waiting = async () =>
    (await admin.queue({ params: { queue: 'message' } })).dossiers.map(row => row.id)
  const thread = async () =>
    (await admin.readMessages({ params: { id } })).messages.map(({ from, text }) => `${from}: ${text}`)
  await site.deliver(new Date())
  return { site, admin, id, ask, answer, waiting, thread }
}

test('a client’s word waits for the team, once told; its answer leaves and stays on the page', async () => {
  const { site, admin, id, ask, answer, waiting, thread } = await talking()
  await ask('Puis-je envoyer un passeport ?')
  await ask('Puis-je envoyer un passeport ?')
  await ask('Il est valable jusqu’en 2030.')
  expect(await waiting()).toEqual([id])
  const told = await site.deliver(new Date())
  expect(told.map(({ to }) => to)).toEqual([site.deps.agency.email])
  expect(told[0]?.text).toContain('2030')

  await answer('Oui, une page suffit.')
  await answer('Oui, une page suffit.')
  expect(await waiting()).toEqual([])
  expect(await thread()).toEqual([
    'client: Puis-je envoyer un passeport ?',
    'client: Il est valable jusqu’en 2030.',
    'team: Oui, une page suffit.',
  ])
  const [mail, ...more] = await site.deliver(new Date())
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to: company.email })
  expect(mail?.text).toContain('Oui, une page suffit.')
  // What a person wrote may be answered by the client's own absence; what told the team came of itself.
  const [notice, answered] = site.mails().slice(-2)
  expect(notice?.raw).toContain('Auto-Submitted: auto-generated')
  expect(answered?.raw).not.toContain('Auto-Submitted')
  const seen = await admin.readCompany({ params: { id } })
  expect(seen.team_wrote_at).not.toBeNull()
  const read = await admin.readDossier({ params: { id } })
  expect(read.messages.at(-1)).toMatchObject({ from: 'team', by: 'Propriétaire' })
  expect(JSON.stringify(await admin.readMessages({ params: { id } }))).not.toContain('Propriétaire')
})

test('what needs no answer leaves the queue, and a client cannot flood the team', async () => {
  const { admin, id, ask, waiting } = await talking()
  await ask('Merci !')
  await admin.settleMessages({ params: { id } })
  expect(await waiting()).toEqual([])
  for (let n = 1; n < CLIENT_MESSAGES_A_DAY; n += 1) await ask(`Message ${n}`)
  await expect(ask('Un de trop')).rejects.toMatchObject({ status: 429, code: 'too-many-messages' })
  await expect(
    admin.writeToTeam({ params: { id: 'personne' }, body: { text: 'Bonjour' } }),
  ).rejects.toMatchObject({ status: 404 })
})

test('the words go with the dossier', async () => {
  const { site, id, ask, answer } = await talking()
  await ask('Un canari demande.')
  await answer('Un canari répond.')
  await eraseDossier(site.deps, id, 'demande')
  const { db } = site.deps
  const rows = [
    await db.selectFrom('events').select('data').execute(),
    await db.selectFrom('emails').select('data').execute(),
  ]
  expect(JSON.stringify(rows)).not.toContain('canari')
})
