import { expect, test } from 'vitest'
import { findCampaign } from '~/store/leads/campaigns'
import { findLeadAccount } from '~/store/leads/lead-accounts'
import { freshDatabase } from '../../../../tests/support/database/database'
import { CLIENT } from '../../../../tests/support/dossiers/actors'
import { callsSite } from '../../../../tests/support/leads/leads'
import { changeClock } from './change-clock'

test('a client sets his clock once, his campaigns follow, and one that is none is refused', async () => {
  const { db } = await freshDatabase()
  const { deps, account_id, campaign_id } = await callsSite(db, '2026-11-20T10:00:00Z')
  for (const time_zone of ['America/Chicago', 'America/Chicago'])
    expect(await changeClock(deps, CLIENT, account_id, time_zone)).toEqual({ time_zone })
  expect(await findLeadAccount(db, account_id)).toMatchObject({ time_zone: 'America/Chicago' })
  expect(await findCampaign(db, campaign_id)).toMatchObject({ time_zone: 'America/Chicago', version: 2 })
  const kept = await db
    .selectFrom('events')
    .select('actor')
    .where('type', '=', 'lead-contact-changed')
    .execute()
  expect(kept).toEqual([{ actor: 'visitor' }])
  await expect(changeClock(deps, CLIENT, account_id, 'Chicago')).rejects.toMatchObject({
    ...{ code: 'invalid-fields', errors: [{ field: 'time_zone' }] },
  })
})
