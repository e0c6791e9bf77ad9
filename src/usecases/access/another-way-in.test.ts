import { expect, test } from 'vitest'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { startSite } from '../../../tests/support/program/in-process'
import { keepPasskey } from './new-passkey'

test('a credential that was registered twice answered 500: it is refused', async () => {
  const { deps } = await startSite({ ROLE: 'web' })
  const credential = { id: 'Y3JlZGVudGlhbA', publicKey: new Uint8Array(77), counter: 0 }
  const keep = (name: string) =>
    deps.db.transaction().execute(trx => keepPasskey(trx, 'owner', name, credential, deps.clock()))
  await keep('Téléphone')
  await expect(keep('Encore')).rejects.toMatchObject({ code: 'passkey-known' })
  const kept = await deps.db.selectFrom('passkeys').select('name').execute()
  expect(kept).toEqual([{ name: 'Téléphone' }])
})

test('an open browser gave another way in without the factor: a passkey and new codes want a sign-in of just now', async () => {
  const { url, deps } = await startSite({ ROLE: 'web' })
  const owner = await administratorOf(url)
  expect(await owner.ownPasskeyOptions({})).toHaveProperty('challenge')
  await expect(owner.renewRecoveryCodes({})).rejects.toMatchObject({ code: 'not-found' })
  await deps.db
    .updateTable('sessions')
    .set({ created_at: new Date(deps.clock().getTime() - 11 * 60_000) })
    .execute()
  for (const ask of [owner.ownPasskeyOptions, owner.renewRecoveryCodes])
    await expect(ask({})).rejects.toMatchObject({ code: 'sign-in-again' })
})
