import { expect, test } from 'vitest'
import { startSite } from '../../../tests/support/program/in-process'

test('a form without JavaScript spends its own visitor’s budget, not that of all who have none', async () => {
  const { url, deps } = await startSite({ ROLE: 'web', RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1,::1' })
  const press = (address: string) =>
    fetch(`${url}/dossier/rappels/inconnu`, {
      method: 'POST',
      headers: { 'x-forwarded-for': address, 'content-type': 'application/x-www-form-urlencoded' },
      body: '',
    })
  for (const address of ['203.0.113.1', '203.0.113.1', '198.51.100.1']) await press(address)
  const rows = await deps.db
    .selectFrom('budgets')
    .select('spent')
    .where('name', '=', 'reminder-link')
    .orderBy('spent')
    .execute()
  expect(rows).toEqual([{ spent: 1 }, { spent: 2 }])
})
