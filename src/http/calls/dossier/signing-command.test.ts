import { expect, test } from 'vitest'
import { lockDossier, updateDossier } from '~/store/dossiers/dossiers'
import { registerFlaws } from '~/store/papers/paper-register'
import type { Deps } from '~/usecases/ground/deps'
import { tokenHash } from '~/usecases/ground/secret-token'
import { eraseDossier } from '~/usecases/retention/erase-dossier'
import { gate, waitingForALock } from '../../../../tests/support/database/lock-waiters'
import { administratorOf } from '../../../../tests/support/dossiers/admin'
import { decisionLeft } from '../../../../tests/support/dossiers/decision-left'
import { granted, refused } from '../../../../tests/support/dossiers/decisions'
import { visitorOf } from '../../../../tests/support/dossiers/path'
import { provenAddresses } from '../../../../tests/support/dossiers/proven'
import { startSite } from '../../../../tests/support/program/in-process'
import { aidBodiesFile } from '../../../../tests/support/servers/aid-body'

/** The team decides by hand, and lets a decision leave when it says so. */
async function office(env: Record<string, string> = {}) {
  const site = await startSite({ ROLE: 'web', ...env })
  const admin = await administratorOf(site.url)
  const { db } = site.deps
  const change = async (id: string, body: object) => {
    const { version } = await admin.readDossier({ params: { id } })
    await admin.changeStatus({ params: { id }, body: { ...body, version } as never })
  }
  const announce = (id: string) => decisionLeft(site.deps, id)
  const sendBack = (id: string) =>
    change(id, { status: 'Incomplet', documents: ['kbis'], reason: 'Le KBIS est illisible.' })
  const renounce = (id: string) => fetch(`${site.url}/api/company/${id}/renounce`, { method: 'POST' })
  return { ...site, db, visitor: visitorOf(site.url), change, announce, sendBack, renounce }
}

const answerOf = async (reply: Promise<Response>) => {
  const { status, ...rest } = await reply
  return { status, ...rest }
}
const refusalOf = async (reply: Promise<Response>) => {
  const answer = await reply
  return [answer.status, (await answer.json()).code]
}

const signedInvoices = (db: Deps['db']) =>
  db.selectFrom('invoices').select('number').where('status', '=', 'signee').execute()

test('a dossier that was refused is not signed, neither before its client hears of it nor after', async () => {
  const { db, visitor, change, announce, sendBack } = await office()
  const id = await visitor.complete()
  await sendBack(id)
  await change(id, refused())
  expect(await refusalOf(visitor.sign(id))).toEqual([409, 'transition-forbidden'])
  // Its holder sees what he saw before, and nothing offers the signature.
  expect(await (await visitor.read(id)).json()).toMatchObject({ status: 'Incomplet', step: 2 })
  await announce(id)
  expect(await refusalOf(visitor.sign(id))).toEqual([409, 'transition-forbidden'])
  expect((await visitor.finalize(id)).status).toBe(409)
  expect(await (await visitor.read(id)).json()).toMatchObject({ status: 'Refusé', step: 4, signed: false })
  expect(await signedInvoices(db)).toEqual([])
  // Taken up again, it is signed as any other.
  await change(id, { status: 'Incomplet', reason: 'Un nouveau budget est ouvert.', documents: ['kbis'] })
  expect((await visitor.sign(id)).status).toBe(200)
})

test('a refusal that comes while the paper is drawn leaves the dossier unsigned', async () => {
  const { db, visitor, sendBack } = await office()
  const id = await visitor.complete()
  await sendBack(id)
  const [held, go] = [gate(), gate()]
  const refusing = db.transaction().execute(async trx => {
    const dossier = await lockDossier(trx, id)
    if (dossier) await updateDossier(trx, dossier, { status: 'Refusé' }, new Date())
    held.open()
    await go.opened
  })
  await held.opened
  const signing = visitor.sign(id)
  await waitingForALock(db)
  go.open()
  await refusing
  expect(await refusalOf(signing)).toEqual([409, 'transition-forbidden'])
  expect(await signedInvoices(db)).toEqual([])
})

test('the database signs no invoice of a dossier that is refused, whoever asks', async () => {
  const { db, visitor } = await office()
  await visitor.complete()
  await db.updateTable('dossiers').set({ status: 'Refusé' }).execute()
  await expect(
    db.updateTable('invoices').set({ status: 'signee', signed_at: new Date() }).execute(),
  ).rejects.toThrow('signed no more')
})

test('a repeat on a signed invoice answers the same in every status, until an avoir cancels it', async () => {
  const { visitor, change, announce } = await office()
  const id = await visitor.complete()
  const first = await (await visitor.sign(id)).json()
  const again = async () => expect(await (await visitor.sign(id)).json()).toEqual(first)
  await again()
  await visitor.finalize(id)
  await again()
  await change(id, granted(6_000))
  await again()
  await announce(id)
  await again()
  expect((await visitor.finalize(id)).status).toBe(409)
  await change(id, { status: 'Soumis', reason: 'Décision retirée par l’organisme.' })
  await change(id, refused())
  await again()
  // A hand-in repeated on what still looks handed in.
  expect(await answerOf(visitor.finalize(id))).toMatchObject({ status: 200 })
  await announce(id)
  expect(await refusalOf(visitor.sign(id))).toEqual([409, 'transition-forbidden'])
  expect(await refusalOf(visitor.finalize(id))).toEqual([409, 'transition-forbidden'])
})

test('a client renounces a dossier that nobody signed, while its refusal waits', async () => {
  const { db, visitor, change, sendBack, renounce } = await office()
  const id = await visitor.complete()
  await sendBack(id)
  await change(id, refused())
  const answer = await renounce(id)
  expect(answer.status).toBeLessThan(500)
  expect(
    await db.selectFrom('dossiers').select(['status', 'refusal_motive', 'decision_id']).execute(),
  ).toEqual([{ status: 'Refusé', refusal_motive: 'renounced', decision_id: null }])
  expect(await db.selectFrom('avoirs').select('number').execute()).toEqual([])
})

test('erasing cancels every signed invoice that nothing cancels, and the night tells of one until then', async () => {
  const { db, deps, visitor } = await office()
  const id = await visitor.finish()
  const [{ number } = { number: '' }] = await signedInvoices(db)
  expect(await registerFlaws(db)).toEqual([])
  // As dossiers of before may stand: started over, its invoice signed and never cancelled.
  const over = { status: 'Incomplet', invoice_number: null, signed_at: null, finalized_at: null } as const
  await db.updateTable('dossiers').set(over).execute()
  expect(await registerFlaws(db)).toEqual([{ number, reason: 'without-debtor' }])
  await eraseDossier(deps, id, 'demande')
  expect(await db.selectFrom('avoirs').select('invoice_number').execute()).toEqual([
    { invoice_number: number },
  ])
  expect(await registerFlaws(db)).toEqual([])
})

test('what is on its way to bodies ends as the dossier is refused, comes back as that is undone, and ends for good', async () => {
  const AID_BODIES_FILE = await aidBodiesFile([
    { id: 'bpifrance', name: 'Bpifrance', channel: 'email', address: 'd@bpifrance.example' },
  ])
  const { db, url, visitor, change, announce, renounce, deps } = await office({ AID_BODIES_FILE })
  await provenAddresses(db)
  const [id, other] = [await visitor.finish(), await visitor.finish()]
  const mailed = {
    state: 'sent' as const,
    sent_at: new Date(),
    link_expires_at: new Date(Date.now() + 3_600_000),
  }
  for (const dossier of [id, other])
    await db
      .updateTable('transmissions')
      .set({ ...mailed, link_hash: tokenHash(dossier) })
      .where('dossier_id', '=', dossier)
      .execute()
  const pressed = async (token: string) => {
    const answer = await fetch(`${url}/api/transmission/${token}`, { method: 'POST' })
    await answer.body?.cancel()
    return answer.status
  }
  const states = async () =>
    (await db.selectFrom('transmissions').select(['dossier_id', 'state']).execute()).map(
      ({ dossier_id, state }) => `${dossier_id === id ? 'first' : 'other'} ${state}`,
    )
  await change(id, refused())
  expect((await states()).sort()).toEqual(['first superseded', 'other sent'])
  expect(await pressed(id)).toBe(404)
  await change(id, { status: 'Soumis', reason: '' })
  expect((await states()).sort()).toEqual(['first sent', 'other sent'])
  expect(await pressed(id)).toBe(200)
  await db.updateTable('transmissions').set(mailed).execute()
  await change(id, refused())
  await announce(id)
  expect(await pressed(id)).toBe(404)

  await db.updateTable('dossiers').set({ code_confirmed_at: deps.clock() }).execute()
  expect(await pressed(other)).toBe(200)
  expect((await renounce(other)).status).toBe(200)
  expect(await pressed(other)).toBe(404)
  const left = await db.selectFrom('transmissions').select(['state', 'link_hash']).execute()
  expect(left).toEqual([
    { state: 'superseded', link_hash: null },
    { state: 'superseded', link_hash: null },
  ])
})

test('what is handed over by hand is no work any more once the client renounced', async () => {
  const { db, visitor, renounce } = await office()
  const id = await visitor.finish()
  expect(await db.selectFrom('transmissions').select('state').execute()).toEqual([{ state: 'manual' }])
  expect((await renounce(id)).status).toBe(200)
  expect(await db.selectFrom('transmissions').select('state').execute()).toEqual([{ state: 'superseded' }])
})
