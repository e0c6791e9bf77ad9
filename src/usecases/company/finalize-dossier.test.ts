import { expect, test } from 'vitest'
import { CLOCK } from '~/domain/journal/actor'
import { verifyChain } from '~/domain/journal/verify-chain'
import { emailsOf } from '~/store/emails/emails'
import { appendEvent, chainOf } from '~/store/events/events'
import { CLIENT } from '../../../tests/support/dossiers/actors'
import { visitorOf } from '../../../tests/support/dossiers/path'
import { startSite } from '../../../tests/support/program/in-process'
import { finalizeDossier } from './finalize-dossier'

test('a dossier that is handed in ten times at once, while its journal grows, is handed in once', async () => {
  const { url, deps } = await startSite({ ROLE: 'web' })
  const visitor = visitorOf(url)
  const id = await visitor.complete()
  await visitor.sign(id)
  const sent = { dossier_id: id, type: 'email-sent' as const, by: CLOCK }
  const data = { kind: 'resume-link' as const, message_id: '<grown@localhost>' }
  const [answers] = await Promise.all([
    Promise.all(Array.from({ length: 10 }, () => finalizeDossier(deps, CLIENT, { key: id }))),
    Promise.all(Array.from({ length: 5 }, () => appendEvent(deps.db, { ...sent, data, at: new Date() }))),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['Soumis']))
  const kinds = (await emailsOf(deps.db, id)).map(({ kind }) => kind)
  expect(kinds.sort()).toEqual(['agency-dossier-received', 'dossier-received'])
  const rounds = await deps.db.selectFrom('transmissions').select('round').execute()
  expect(rounds).toEqual([{ round: 1 }])
  const lines = await chainOf(deps.db, id)
  expect(verifyChain(lines)).toMatchObject({ intact: true })
  expect(lines.filter(({ type }) => type === 'dossier-finalized')).toHaveLength(1)
})
