import { expect, test } from 'vitest'
import { findCampaign } from '~/store/leads/campaigns'
import { findLeadAccount } from '~/store/leads/lead-accounts'
import { freshDatabase } from '../../../tests/support/database/database'
import { CLIENT, OWNER } from '../../../tests/support/dossiers/actors'
import { callsSite } from '../../../tests/support/leads/leads'
import { changeContact } from './change-contact'
import { checkClientSession, makeClientLink, signInClient } from './sign-in-client'

const START = '2026-11-20T10:00:00Z'
const CONTACT = {
  ...{ company_name: 'Teranga Rénovation', contact_name: 'Awa Ndiaye', email: 'awa@teranga.example' },
  ...{ phone: '+221771234567', address: '12 avenue Cheikh-Anta-Diop, Dakar', time_zone: 'Africa/Dakar' },
}

async function site() {
  const { db } = await freshDatabase()
  const calls = await callsSite(db, START)
  const change = (changed: Partial<typeof CONTACT>) =>
    changeContact(calls.deps, OWNER, calls.account_id, { ...CONTACT, ...changed })
  const enter = async () =>
    (await signInClient(calls.deps, CLIENT, await makeClientLink(calls.deps, calls.account_id))).token
  return { ...calls, db, change, enter }
}

test('an address that was mistyped is corrected, and lets nobody in any more', async () => {
  const { deps, account_id, db, change, enter } = await site()
  const session = await enter()
  const link = await makeClientLink(deps, account_id)
  await change({ phone: '+221771234568' })
  expect(await checkClientSession(deps, session)).toBe(account_id)
  await change({ email: ' awa@teranga-renovation.example ' })
  expect(await findLeadAccount(db, account_id)).toMatchObject({ email: 'awa@teranga-renovation.example' })
  await expect(checkClientSession(deps, session)).rejects.toMatchObject({ code: 'unauthorised' })
  await expect(signInClient(deps, CLIENT, link)).rejects.toMatchObject({ code: 'link-expired' })
  expect(await checkClientSession(deps, await enter())).toBe(account_id)
})

test('the hours of a client’s campaigns follow his clock', async () => {
  const { account_id, campaign_id, db, change } = await site()
  await change({ time_zone: 'Indian/Mauritius' })
  expect(await findLeadAccount(db, account_id)).toMatchObject({ time_zone: 'Indian/Mauritius' })
  expect(await findCampaign(db, campaign_id)).toMatchObject({ time_zone: 'Indian/Mauritius', version: 2 })
})

test('of two colleagues who correct at once the later one is told, and overwrites nothing', async () => {
  const { deps, account_id, db, change } = await site()
  await change({ phone: '+221771234568' })
  const later = (phone: string) =>
    changeContact(deps, OWNER, account_id, { ...CONTACT, phone, address: '3 rue Parchappe, Dakar' }, CONTACT)
  await expect(later(CONTACT.phone)).rejects.toMatchObject({
    ...{ code: 'content-changed', detail: expect.stringMatching(/coordonnées entre-temps/) },
  })
  expect(await findLeadAccount(db, account_id)).toMatchObject({
    ...{ phone: '+221771234568', address: CONTACT.address },
  })
  // What he wants is what stands there already.
  await changeContact(deps, OWNER, account_id, { ...CONTACT, phone: '+221771234568' }, CONTACT)
})

test('every field that does not pass is named, the same again is no change', async () => {
  const { db, change } = await site()
  const wrong = { company_name: ' ', email: 'awa', phone: '77 123', address: '', time_zone: 'Dakar' }
  await expect(change(wrong)).rejects.toMatchObject({
    code: 'invalid-fields',
    errors: ['company_name', 'email', 'phone', 'address', 'time_zone'].map(field => ({ field })),
  })
  await change({})
  const kept = await db.selectFrom('events').select('id').where('type', '=', 'lead-contact-changed').execute()
  expect(kept).toEqual([])
})
