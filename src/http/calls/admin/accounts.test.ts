import { request } from 'node:http'
import { expect, test } from 'vitest'
import { administratorOf } from '../../../../tests/support/dossiers/admin'
import { visitorOf } from '../../../../tests/support/dossiers/path'
import { invited, tokenOf } from '../../../../tests/support/leads/invited'
import { startSite } from '../../../../tests/support/program/in-process'
import { siteInTime } from '../../../../tests/support/program/site-in-time'
import type { Call } from '../../../contract/call'
import { contract } from '../../../contract/contract'
import { makeApi } from '../../../contract/whole-client'
import { mayDo, ROLES } from '../../../domain/access/permission'
import { fromBase32 } from '../../../usecases/access/base32'
import { codeAt } from '../../../usecases/access/totp'

const closed = (Object.entries(contract) as [string, Call][]).filter(([, call]) => call.reader === 'admin')
const OTHER = 'x'.repeat(32)

const spellings = (path: string) => [
  path,
  `${path}/`,
  path.replace('/api/', '/api//'),
  path.replace('/api/', '/API/'),
  path.replace('/admin', '/%61dmin'),
  path.replace('/admin', '/admin;x=1'),
  path.replace('/api/', '/x/../api/'),
]

/** The address exactly as written: fetch would tidy it up first. */
const ask = (url: string, method: string, path: string, token: string) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    request({ hostname, port, method, path, headers }, answer => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
      .on('error', reject)
      .end()
  })

test('what a role may not do is refused, every call and spelling, and does not end the session', async () => {
  const { url } = await startSite({ ROLE: 'web' })
  const owner = await administratorOf(url)
  await visitorOf(url).finish()
  const open: string[] = []
  let asked = 0
  for (const role of ROLES.filter(role => role !== 'owner')) {
    const { token } = await invited(url, owner, { role, email: `${role}@exemple.fr` })
    const api = makeApi(
      ((path: string, init?: RequestInit) => fetch(`${url}${path}`, init)) as typeof fetch,
      () => token,
    )
    for (const [name, call] of closed) {
      if (mayDo(role, call.permission ?? 'manage-accounts')) continue
      const address = call.path.replace(/\{\w+\}/g, OTHER)
      const answers = spellings(address).map(async path => ({
        path,
        status: await ask(url, call.method, path, token),
      }))
      for (const { path, status } of await Promise.all(answers)) {
        asked += 1
        // 308: another spelling is led to this one, and refused there.
        if ((status < 400 && status !== 308) || (path === address && status !== 403))
          open.push(`${role} ${name} ${call.method} ${path}: ${status}`)
      }
    }
    expect((await api.me({})).role).toBe(role)
  }
  expect(open).toEqual([])
  expect(asked).toBeGreaterThan(600)
})

test('an invitation opens one account, once, with a password and a second factor; each code passes once', async () => {
  const { url, deps } = await startSite({ ROLE: 'web' })
  const owner = await administratorOf(url)
  const { link } = await owner.inviteAccount({
    body: { name: 'Camille Roche', email: 'camille@exemple.fr', role: 'manager' },
  })
  const token = tokenOf(link)
  await expect(
    owner.takeUpWithPassword({ body: { token, password: 'x'.repeat(12), code: '000000' } }),
  ).rejects.toMatchObject({ code: 'wrong-code' })
  // Two tabs, or a page that is loaded again: an application has read the first already.
  const shown = await Promise.all([1, 2].map(() => owner.invitedTotpSecret({ body: { token } })))
  const [secret = ''] = shown.map(one => one.secret)
  await owner.invitedTotpSecret({ body: { token } })
  const code = codeAt(fromBase32(secret), deps.clock())
  await expect(
    owner.takeUpWithPassword({ body: { token, password: 'trop court', code } }),
  ).rejects.toMatchObject({ code: 'invalid-fields' })
  const password = 'une phrase bien à moi'
  const answers = await Promise.allSettled(
    [1, 2, 3].map(() => owner.takeUpWithPassword({ body: { token, password, code } })),
  )
  const opened = answers.flatMap(answer => (answer.status === 'fulfilled' ? [answer.value] : []))
  expect(opened).toHaveLength(1)
  expect(opened[0]?.recovery_codes).toHaveLength(10)
  await expect(owner.readInvitation({ body: { token } })).rejects.toMatchObject({
    code: 'invitation-over',
    message: expect.stringContaining('Votre compte est déjà ouvert'),
  })

  const signIn = (body: { password?: string; code?: string; email?: string }) =>
    owner.accountLogin({ body: { email: 'CAMILLE@exemple.fr', password, ...body } }).then(
      () => 'in',
      error => error.code,
    )
  expect(await signIn({ email: 'personne@exemple.fr' })).toBe('wrong-credentials')
  expect(await signIn({ password: 'faux' })).toBe('wrong-credentials')
  expect(await signIn({})).toBe('code-needed')
  expect(await signIn({ code })).toBe('wrong-code')
  const recovery = opened[0]?.recovery_codes[0] ?? ''
  expect(await signIn({ code: recovery.toUpperCase().replaceAll('-', ' ') })).toBe('in')
  expect(await signIn({ code: recovery })).toBe('wrong-code')
})

test('an invitation ends after 72 hours, when it is taken back, and when another is sent', async () => {
  const { url, deps } = await startSite({ ROLE: 'web' })
  const owner = await administratorOf(url)
  const invite = (email = 'camille@exemple.fr') =>
    owner.inviteAccount({ body: { name: 'Camille', email, role: 'editor' } })
  const said = (link: string | null) =>
    owner.readInvitation({ body: { token: tokenOf(link) } }).then(
      () => 'open',
      error => error.message,
    )
  const first = await invite()
  const second = await invite(' Camille@Exemple.fr')
  expect([first.replaced, second.replaced]).toEqual([false, true])
  expect(await said(first.link)).toMatch(/^Une autre invitation a remplacé celle-ci le .*: ouvrez le lien/)
  expect(await said(second.link)).toBe('open')
  await owner.withdrawInvitation({ params: { id: second.id } })
  expect(await said(second.link)).toMatch(/^Cette invitation n’est plus valable/)
  const third = await invite()
  expect([third.replaced, await said(third.link)]).toEqual([false, 'open'])
  await deps.db
    .updateTable('invitations')
    .set({ expires_at: deps.clock() })
    .where('id', '=', third.id)
    .execute()
  expect(await said(third.link)).toMatch(/^Cette invitation était valable jusqu’au/)
})

test('a removed account is out at once, its sessions too; the last owner stays', async () => {
  const { url } = await startSite({ ROLE: 'web' })
  const owner = await administratorOf(url)
  const { token, id, password, code } = await invited(url, owner, { role: 'owner', email: 'b@exemple.fr' })
  const other = makeApi(
    ((path: string, init?: RequestInit) => fetch(`${url}${path}`, init)) as typeof fetch,
    () => token,
  )
  await expect(other.removeAccount({ params: { id: 'owner' } })).rejects.toMatchObject({ code: 'last-owner' })
  await expect(other.changeRole({ params: { id: 'owner' }, body: { role: 'editor' } })).rejects.toMatchObject(
    { code: 'last-owner' },
  )
  expect((await other.sessions({})).sessions.length).toBeGreaterThan(1)
  // Corrected by oneself or by an owner, and by no colleague.
  const rename = (api: typeof other, of: string, name: string) =>
    api.renameAccount({ params: { id: of }, body: { name } })
  await rename(owner, id, 'Camille Rochet')
  // Of two owners who change one account at once, the later one is told; the same again is no error.
  const role = { role: 'editor', instead_of: 'owner' } as const
  for (const _ of ['once', 'again']) await owner.changeRole({ params: { id }, body: role })
  for (const [late, code] of [
    [owner.changeRole({ params: { id }, body: { ...role, role: 'manager' } }), 'settings-changed'],
    [
      owner.renameAccount({ params: { id }, body: { name: 'C. Rochet', instead_of: 'Camille Roche' } }),
      'content-changed',
    ],
  ] as const)
    await expect(late).rejects.toMatchObject({ status: 409, code })
  await expect(rename(other, 'owner', 'Moi')).rejects.toMatchObject({ status: 404 })
  await expect(rename(other, id, ' ')).rejects.toMatchObject({ code: 'invalid-fields' })
  await rename(other, id, ' Camille Roche ')
  expect(await other.me({})).toMatchObject({ name: 'Camille Roche' })
  await owner.removeAccount({ params: { id } })
  await expect(owner.removeAccount({ params: { id } })).rejects.toThrow(/n’existe plus ici/)
  await expect(other.me({})).rejects.toMatchObject({ status: 401 })
  await expect(
    owner.accountLogin({ body: { email: 'b@exemple.fr', password, code: code() } }),
  ).rejects.toMatchObject({ code: 'wrong-credentials' })
  const [own] = (await owner.sessions({})).sessions
  await owner.endSession({ params: { id: own?.id ?? '' } })
  await expect(owner.me({})).rejects.toMatchObject({ status: 401 })
})

test('the address of an account changes by a code to the new one, after a sign-in of just now; the former is told', async () => {
  const { url, deps, deliver } = await siteInTime()
  const owner = await administratorOf(url)
  // The links of invitations are handed over.
  Object.assign(deps.mailer, { leaves: false })
  const other = await invited(url, owner, { role: 'manager', email: 'nom@exemple.fr' })
  const third = await invited(url, owner, { role: 'manager', email: 'trois@exemple.fr' })
  Object.assign(deps.mailer, { leaves: true })
  await deliver(new Date())
  const params = { id: other.id }
  const codeFor = async (by: typeof owner, email: string) => {
    expect(await by.askAccountAddress({ params, body: { email } })).toEqual({ asked: true })
    const [mail, ...rest] = await deliver(new Date())
    expect([mail?.to, rest]).toEqual([email, []])
    return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
  }
  const change = (by: typeof owner, email: string, code: string, reason?: string) =>
    by.changeAccountAddress({ params, body: { email, code, ...(reason !== undefined && { reason }) } })
  await expect(codeFor(third, 'voleur@exemple.fr')).rejects.toMatchObject({ status: 404 })
  await expect(codeFor(other, 'TROIS@exemple.fr')).rejects.toMatchObject({ code: 'account-exists' })
  const own = await codeFor(other, 'bon@exemple.fr')
  await expect(change(other, 'bon@exemple.fr', '')).rejects.toMatchObject({ code: 'wrong-address-code' })
  await change(other, 'bon@exemple.fr', own)
  // The session that asked for it, and what signs it in, stay.
  expect(await other.me({})).toMatchObject({ email: 'bon@exemple.fr', has_password: true })
  const [told, ...rest] = await deliver(new Date())
  expect([told?.to, rest]).toEqual(['nom@exemple.fr', []])
  expect(told?.text).not.toContain('bon@exemple.fr')
  const byOwner = await codeFor(owner, 'encore@exemple.fr')
  await expect(change(owner, 'encore@exemple.fr', byOwner)).rejects.toMatchObject({ code: 'invalid-fields' })
  await change(owner, 'encore@exemple.fr', byOwner, 'Reconnu à sa voix')
  const noted = deps.db.selectFrom('events').select('data').where('type', '=', 'account-address-changed')
  expect(JSON.stringify(await noted.execute())).not.toContain('@')
  await deps.db
    .updateTable('sessions')
    .set({ created_at: new Date(deps.clock().getTime() - 11 * 60_000) })
    .execute()
  for (const by of [other, owner]) {
    await expect(codeFor(by, 'voleur@exemple.fr')).rejects.toMatchObject({ code: 'sign-in-again' })
    await expect(change(by, 'voleur@exemple.fr', '')).rejects.toMatchObject({ code: 'sign-in-again' })
  }
})
