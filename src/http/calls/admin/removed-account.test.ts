import { expect, test } from 'vitest'
import { removePasskey } from '~/usecases/access/own-account'
import { runBulk } from '~/usecases/bulk/run-bulk'
import { gate, waitingForALock } from '../../../../tests/support/database/lock-waiters'
import { administratorOf } from '../../../../tests/support/dossiers/admin'
import { emailsOf } from '../../../../tests/support/dossiers/emails-of'
import { visitorOf } from '../../../../tests/support/dossiers/path'
import { invited } from '../../../../tests/support/leads/invited'
import { startSite } from '../../../../tests/support/program/in-process'

async function team() {
  const site = await startSite({ ROLE: 'web' })
  const owner = await administratorOf(site.url)
  const second = await invited(site.url, owner, { role: 'owner', email: 'deux@exemple.fr' })
  const { db } = site.deps
  const events = async (type: 'bulk-cancelled' | 'proposal-withdrawn') =>
    (await db.selectFrom('events').select('type').where('type', '=', type).execute()).length
  return { ...site, db, owner, second, events, visitor: visitorOf(site.url) }
}

test('two passkeys removed at once leave one, where nothing else lets the account in', async () => {
  const { db, deps, second } = await team()
  await db
    .updateTable('accounts')
    .set({ password_hash: null, totp_secret: null })
    .where('id', '=', second.id)
    .execute()
  const keys = ['une', 'deux']
  for (const credential_id of keys)
    await db
      .insertInto('passkeys')
      .values({
        ...{ credential_id, account_id: second.id, name: credential_id, public_key: Buffer.from('x') },
        ...{ counter: 0, created_at: new Date(), last_used_at: null },
      })
      .execute()
  const by = {
    ...{ kind: 'account' as const, id: second.id, name: 'Deux', role: 'owner' as const },
    ...{ session_id: 's', ip: '192.0.2.1', userAgent: 'essai' },
  }
  const [held, go] = [gate(), gate()]
  const holding = db.transaction().execute(async trx => {
    await trx.selectFrom('accounts').select('id').where('id', '=', second.id).forUpdate().execute()
    held.open()
    await go.opened
  })
  await held.opened
  const both = Promise.allSettled(keys.map(key => removePasskey(deps, by, key)))
  await waitingForALock(db, 2)
  go.open()
  await holding
  const refusals = (await both).flatMap(end => (end.status === 'rejected' ? [end.reason.code] : []))
  expect(refusals).toEqual(['last-way-in'])
  expect(await db.selectFrom('passkeys').select('credential_id').execute()).toHaveLength(1)
})

test.each(['removed', 'demoted'])('what an account proposed cannot be confirmed once it is %s', async end => {
  const { db, owner, second, events, visitor } = await team()
  await owner.changeFourEyes({ body: { over: 1_000 } })
  const id = await visitor.finish()
  const { version } = await owner.readDossier({ params: { id } })
  const grant = { amount: 6_000, body: 'Région', decided_on: '2026-01-15' }
  await second.changeStatus({ params: { id }, body: { status: 'Accepté', version, grant } })
  const kept = await db
    .selectFrom('dossiers')
    .select(['proposed_at', 'proposed_by', 'proposed_version', 'proposal'])
    .executeTakeFirstOrThrow()
  if (end === 'removed') await owner.removeAccount({ params: { id: second.id } })
  else await owner.changeRole({ params: { id: second.id }, body: { role: 'editor' } })
  const confirm = () => owner.confirmDecision({ params: { id } })
  await expect(confirm()).rejects.toMatchObject({ code: 'dossier-changed' })
  expect(await events('proposal-withdrawn')).toBe(1)
  // As one that was kept while its account went: asked again at the confirmation.
  await db
    .updateTable('dossiers')
    .set({ ...kept, proposal: JSON.stringify(kept.proposal) })
    .execute()
  await expect(confirm()).rejects.toMatchObject({ code: 'dossier-changed' })
  expect((await owner.readDossier({ params: { id } })).status).toBe('Soumis')
})

test.each(['removed', 'demoted'])('the erasure that an owner began stops once he is %s', async end => {
  const { db, deps, owner, second, events, visitor } = await team()
  for (let n = 0; n < 3; n++) await visitor.submit()
  const start = () => second.startBulkErasure({ body: { selection: { search: '', expected: 3 } } })
  const { id: called } = await start()
  if (end === 'removed') await owner.removeAccount({ params: { id: second.id } })
  else await owner.changeRole({ params: { id: second.id }, body: { role: 'manager' } })
  expect(await events('bulk-cancelled')).toBe(1)
  const stopped = { id: called, by: 'Essai owner', cancelled_at: expect.any(String), cancelled_by: null }
  expect((await owner.bulkRuns({})).runs).toMatchObject([stopped])
  await runBulk(deps, called)
  // One that went on all the same asks before each dossier whether its account still may.
  await db.updateTable('bulk_runs').set({ cancelled_at: null }).execute()
  await runBulk(deps, called)
  expect(await db.selectFrom('dossiers').select('id').execute()).toHaveLength(3)
  expect(await events('bulk-cancelled')).toBe(2)
  expect((await owner.bulkRuns({})).runs).toMatchObject([stopped])
})

test('ten wrong codes of an account a day, from wherever they come; then a recovery code, and its holder is told', async () => {
  const { db, owner, second } = await team()
  const wrong = second.code() === '000000' ? '111111' : '000000'
  const signIn = async (code: string) => {
    // Each guess comes from another network, as it were.
    await db.deleteFrom('login_attempts').execute()
    return owner.accountLogin({ body: { email: 'deux@exemple.fr', password: second.password, code } }).then(
      () => 'in',
      error => error.code,
    )
  }
  for (let n = 0; n < 10; n++) expect(await signIn(wrong)).toBe('wrong-code')
  await db.updateTable('accounts').set({ totp_last_step: 0 }).execute()
  for (const code of [wrong, second.code(), wrong]) expect(await signIn(code)).toBe('code-tries-spent')
  const told = await emailsOf(db, 'agency-account-guessed')
  expect(told).toMatchObject([{ recipient: 'deux@exemple.fr' }])
  const { recovery_codes } = await second.renewRecoveryCodes({})
  expect(await signIn(String(recovery_codes[0]))).toBe('in')
  // The next day.
  await db
    .updateTable('budgets')
    .set({ starts_at: new Date(0) })
    .where('name', '=', 'second-factor')
    .execute()
  expect(await signIn(second.code())).toBe('in')
})
