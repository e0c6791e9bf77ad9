import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startProgram } from '../support/program/program'

test('the operator changes the password of a running site, and unlocks a guessed one', async () => {
  // A first start generates the password; the command then needs no ADMIN_PASSWORD.
  const site = await startProgram({ ADMIN_PASSWORD: '', TRUSTED_PROXIES: '127.0.0.1 ::1' })
  const run = (command: string, input = '') =>
    spawnSync(process.execPath, [`build/commands/${command}.js`], {
      input,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: site.dataDir },
    })
  const login = (password: string, address = '203.0.113.9') =>
    fetch(`${site.url}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ password }),
    })
  // Nobody sits before this program: the password is in a file of its owner, and in nothing that is printed.
  const file = join(site.dataDir, 'admin-password')
  const generated = readFileSync(file, 'utf8').trim()
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(site.output()).toContain(file)
  expect(site.output()).not.toContain(generated)
  try {
    const { token } = (await (await login(generated)).json()) as { token: string }
    const stats = () =>
      fetch(`${site.url}/api/admin/stats`, { headers: { authorization: `Bearer ${token}` } })
    expect((await stats()).status).toBe(200)

    expect(run('set-password', 'court\n').status).toBe(1)
    expect(run('set-password', 'un nouveau mot de passe\n')).toMatchObject({ status: 0 })
    expect((await stats()).status).toBe(401)
    expect(existsSync(file)).toBe(false)
    expect((await login(generated)).status).toBe(401)
    expect((await login('un nouveau mot de passe')).status).toBe(200)

    // Nine more failures from as many addresses, then whoever is new works for it first, restarted or not.
    for (let n = 0; n < 9; n++) expect((await login('faux', `198.51.100.${n}`)).status).toBe(401)
    expect((await login('un nouveau mot de passe')).status).toBe(429)
    await site.stop()
    await site.start()
    const locked = await login('un nouveau mot de passe', '192.0.2.77')
    expect([locked.status, ((await locked.json()) as { code: string }).code]).toEqual([429, 'proof-needed'])
    expect(run('unlock-login')).toMatchObject({ status: 0 })
    expect((await login('un nouveau mot de passe')).status).toBe(200)
  } finally {
    await site.remove()
  }
})

const TERMINAL = `exec script -qefc "'$0' '$1'" /dev/null`

test('before a terminal the generated password is shown once, and lies nowhere', async () => {
  test.skip(spawnSync('script', ['--version']).status !== 0, 'script (bsdutils) is not installed')
  const site = await startProgram({ ADMIN_PASSWORD: '' }, '.', { prefix: ['sh', '-c', TERMINAL] })
  try {
    const shown = () => /affiché une seule fois\) : (\S+)\s/.exec(site.output())?.[1]
    const password = await expect.poll(shown).toBeTruthy().then(shown)
    const answer = await fetch(`${site.url}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password }),
    })
    expect(answer.status).toBe(200)
    expect(existsSync(join(site.dataDir, 'admin-password'))).toBe(false)
  } finally {
    await site.remove()
  }
})
