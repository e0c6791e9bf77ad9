import { expect, test } from 'vitest'
import { insertAccount } from '~/store/access/accounts'
import { insertSession } from '~/store/access/sessions'
import { waitingForALock } from '../../../tests/support/database/lock-waiters'
import { CLIENT, OWNER } from '../../../tests/support/dossiers/actors'
import { startSite } from '../../../tests/support/program/in-process'
import { softwarePasskey } from '../../../tests/support/software-passkey'
import { checkSession } from './check-session'
import { keepPasskey } from './new-passkey'
import { removePasskey } from './own-account'
import { passkeyQuestion, signInByPasskey } from './sign-in-by-passkey'

test('what a passkey let in at the moment in which it was removed stayed in for twelve hours', async () => {
  const { deps } = await startSite({ ROLE: 'web' })
  const { db } = deps
  const passkey = softwarePasskey()
  await db
    .transaction()
    .execute(trx => keepPasskey(trx, OWNER.id, 'Téléphone', passkey.credential, deps.clock()))
  const enter = async () => {
    const { challenge } = await passkeyQuestion(deps)
    return signInByPasskey(deps, CLIENT, passkey.answer(challenge, new URL(deps.publicUrl).origin))
  }
  expect(await checkSession(deps, await enter())).toMatchObject({ id: OWNER.id })
  // One that is over, of somebody else: who opens a session takes it away first.
  await insertAccount(db, {
    ...{ id: 'lea', name: 'Léa', email: 'lea@exemple.fr', role: 'editor', created_at: new Date() },
  })
  const long = new Date(Date.now() - 13 * 60 * 60_000)
  await insertSession(db, { token_hash: 'over', account_id: 'lea', ip: '', user_agent: '' }, long)
  const [entering, removing] = await db.transaction().execute(async trx => {
    await trx.selectFrom('sessions').select('id').where('token_hash', '=', 'over').forUpdate().execute()
    const entering = enter()
    await waitingForALock(db)
    const removing = removePasskey(deps, OWNER, passkey.credential.id)
    await Promise.race([removing, waitingForALock(db, 2)])
    return [entering, removing]
  })
  await removing
  await expect(checkSession(deps, await entering)).rejects.toMatchObject({ code: 'unauthorised' })
  await expect(enter()).rejects.toMatchObject({ code: 'wrong-passkey' })
})
