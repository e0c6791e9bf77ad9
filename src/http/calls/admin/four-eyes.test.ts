import { expect, test } from 'vitest'
import { administratorOf } from '../../../../tests/support/dossiers/admin'
import { visitorOf } from '../../../../tests/support/dossiers/path'
import { invited } from '../../../../tests/support/leads/invited'
import { startSite } from '../../../../tests/support/program/in-process'

async function team() {
  const { url } = await startSite({ ROLE: 'web' })
  const owner = await administratorOf(url)
  const manager = await invited(url, owner, { role: 'manager', email: 'g@exemple.fr' })
  const id = await visitorOf(url).finish()
  const accept = async (by: Pick<typeof owner, 'readDossier' | 'changeStatus'>, amount = 6000) => {
    const { version } = await by.readDossier({ params: { id } })
    const grant = { amount, body: 'Région', decided_on: '2026-01-15' }
    return by.changeStatus({ params: { id }, body: { status: 'Accepté', version, grant } })
  }
  const waiting = async () =>
    (await owner.queue({ params: { queue: 'confirm' } })).dossiers.map(row => row.id)
  return { owner, manager, id, accept, waiting }
}

test('over the amount a decision waits for another account, and the journal names both', async () => {
  const { owner, manager, id, accept, waiting } = await team()
  await expect(manager.changeFourEyes({ body: { over: 0 } })).rejects.toMatchObject({ status: 403 })
  await owner.changeFourEyes({ body: { over: 5000 } })
  expect((await manager.settings({})).four_eyes_over).toBe(5000)
  const proposed = await accept(manager)
  expect(proposed).toMatchObject({
    status: 'Soumis',
    decision_due_at: null,
    proposal: { status: 'Accepté', amount: 6000, by: { name: 'Essai manager' } },
  })
  expect(await waiting()).toEqual([id])
  await expect(manager.confirmDecision({ params: { id } })).rejects.toMatchObject({
    code: 'second-account-needed',
  })
  await owner.confirmDecision({ params: { id } })
  const decided = await owner.readDossier({ params: { id } })
  expect(decided).toMatchObject({ status: 'Accepté', proposal: null })
  expect(decided.decision_due_at).not.toBeNull()
  expect(decided.transitions.some(({ undoes }) => undoes)).toBe(true)
  expect(decided.events.find(({ type }) => type === 'status-changed')).toMatchObject({
    account_name: 'Propriétaire',
    data: { proposed_by: 'Essai manager' },
  })
  expect(await waiting()).toEqual([])
  await expect(owner.confirmDecision({ params: { id } })).rejects.toMatchObject({ code: 'dossier-changed' })
})

test('a grant of one cent on an invoice of 6 000 € waits for the second account too', async () => {
  const { owner, manager, id, accept, waiting } = await team()
  for (const _ of ['once', 'again']) await owner.changeFourEyes({ body: { over: 5999.99, instead_of: null } })
  await expect(owner.changeFourEyes({ body: { over: 1, instead_of: null } })).rejects.toMatchObject({
    code: 'settings-changed',
  })
  expect(await accept(manager, 0.01)).toMatchObject({ status: 'Soumis', proposal: { amount: 0.01 } })
  expect(await waiting()).toEqual([id])
})

test('at the amount, switched off, withdrawn or overtaken, nothing waits', async () => {
  const { owner, manager, id, accept, waiting } = await team()
  await owner.changeFourEyes({ body: { over: 3000 } })
  await accept(manager)
  await owner.withdrawDecision({ params: { id } })
  expect(await waiting()).toEqual([])
  await accept(manager)
  const { version } = await owner.readDossier({ params: { id } })
  // The dossier goes another way: what was proposed was about what it was.
  await owner.changeStatus({
    params: { id },
    body: { status: 'Incomplet', version, reason: 'Illisible.', documents: ['rib'] },
  })
  expect(await waiting()).toEqual([])
  await expect(owner.confirmDecision({ params: { id } })).rejects.toMatchObject({ code: 'dossier-changed' })
  await owner.changeFourEyes({ body: { over: null } })
  const { version: now } = await owner.readDossier({ params: { id } })
  const refused = await manager.changeStatus({
    params: { id },
    body: { status: 'Refusé', version: now, motive: 'body-refused', reason: 'Budget épuisé.' },
  })
  expect(refused).toMatchObject({ status: 'Refusé', proposal: null })
})
