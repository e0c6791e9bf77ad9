import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { randomId } from '~/domain/access/random-id'
import { verifyChain } from '~/domain/journal/verify-chain'
import { queueEmail } from '~/store/emails/emails'
import { chainOf } from '~/store/events/events'
import { visitorOf } from '../../../tests/support/dossiers/path'
import { startSite } from '../../../tests/support/program/in-process'
import type { Deps } from '../ground/deps'
import { eraseDossier } from '../retention/erase-dossier'
import { sendEmail } from './send-email'

/** A site whose messages leave when the test says so. */
async function dossierAndSite() {
  const { url, deps, dataDir } = await startSite({ ROLE: 'web' })
  const dossier_id = await visitorOf(url).finish()
  return { deps, dossier_id, dataDir }
}

const queuedOf = async ({ db }: Deps) =>
  (await db.selectFrom('emails').select('id').where('state', '=', 'queued').execute()).map(({ id }) => id)

test('messages of one dossier that leave at once each have their line, in one whole chain', async () => {
  const { deps, dossier_id } = await dossierAndSite()
  for (let n = 0; n < 6; n++) {
    const id = randomId()
    const about = { dossier_id, registration_id: null, quote_request_id: null }
    const words = { kind: 'dossier-received' as const, recipient: 'gerante@exemple.fr' }
    await queueEmail(deps.db, {
      ...about,
      ...words,
      id,
      message_id: `<${id}@exemple.fr>`,
      created_at: deps.clock(),
    })
  }
  const ids = await queuedOf(deps)
  expect(ids.length).toBe(8)
  await Promise.all(ids.map(id => sendEmail(deps, id, false)))
  expect(await queuedOf(deps)).toEqual([])
  const lines = await chainOf(deps.db, dossier_id)
  expect(verifyChain(lines)).toMatchObject({ intact: true })
  expect(lines.filter(({ type }) => type === 'email-sent').length).toBe(8)
  // Once more, as after a kill before the queue heard of it: nothing leaves, nothing is told again.
  await Promise.all(ids.map(id => sendEmail(deps, id, false)))
  expect((await chainOf(deps.db, dossier_id)).length).toBe(lines.length)
})

test('a link is made for the message that holds it, and for no other', async () => {
  const { deps } = await dossierAndSite()
  const ids = await queuedOf(deps)
  expect(ids.length).toBe(2)
  for (const id of ids) await sendEmail(deps, id, false)
  const links = await deps.db.selectFrom('dossier_links').select('email').execute()
  expect(links.length).toBe(1)
})

test('of a message that left while its dossier was erased its journal tells, and no copy stays', async () => {
  const { deps, dossier_id, dataDir } = await dossierAndSite()
  const [first = '', second = ''] = await queuedOf(deps)
  await sendEmail(deps, first, false)
  expect(await readdir(join(dataDir, 'emails'))).toHaveLength(1)
  const erasedOnTheWay: Deps = {
    ...deps,
    mailer: {
      ...deps.mailer,
      send: async message => {
        await eraseDossier(deps, dossier_id, 'demande')
        await deps.mailer.send(message)
      },
    },
  }
  await sendEmail(erasedOnTheWay, second, false)
  expect(await readdir(join(dataDir, 'emails'))).toEqual([])
  const lines = await chainOf(deps.db, dossier_id)
  expect(lines.at(-1)?.type).toBe('email-sent')
  expect(verifyChain(lines)).toMatchObject({ intact: true })
})
