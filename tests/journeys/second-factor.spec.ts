import { randomBytes } from 'node:crypto'
import { codeAt } from '../../src/usecases/access/totp'
import { alive } from '../support/browser/alive'
import { axeFindings } from '../support/browser/axe'
import { expect, test as journey, PASSWORD } from '../support/journey'
import { startCopy } from '../support/program/template-site'

/** As authenticator applications take it (RFC 4648). */
function base32(bytes: Buffer): string {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? [])
    .map(five => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[Number.parseInt(five, 2)])
    .join('')
}

const secret = randomBytes(20)

const test = journey.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures used
  site: async ({}, use) => {
    const site = await startCopy({ ADMIN_TOTP_SECRET: base32(secret) })
    await use(site)
    await site.remove()
  },
})

test('with a second factor the password is not enough, and a code serves once', async ({ page, quiet }) => {
  quiet.allowed.push(/Failed to load resource/)
  const code = (seconds = 0) => codeAt(secret, new Date(Date.now() + seconds * 1_000))
  const field = page.getByLabel('Code de l’application d’authentification')
  const enter = async (words: string | null) => {
    await (await alive(page.getByLabel('Mot de passe', { exact: true }))).fill(PASSWORD)
    if (words !== null) await field.fill(words)
    await page.getByRole('button', { name: 'Se connecter' }).click()
  }
  const refused = 'Ce code n’est pas le bon ou a déjà servi.'
  await page.goto('/admin-login')
  await expect(field).toHaveCount(0)
  await enter(null)
  await expect(page.getByRole('alert')).toHaveText(
    'Saisissez le code de votre application d’authentification.',
  )
  await expect(field).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  const right = [code(-30), code(), code(30), code(60)]
  await enter(right.includes('123456') ? '654321' : '123456')
  await expect(page.getByRole('alert')).toHaveText(refused)

  const used = code()
  await enter(used)
  await expect(page).toHaveURL(/admin-dashboard$/)
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await expect(page).toHaveURL(/admin-login/)

  // The code that has served, and that of a clock two minutes ahead.
  for (const said of [() => used, () => code(120)]) {
    await page.goto('/admin-login')
    await enter(null)
    await expect(field).toBeVisible()
    await enter(said())
    await expect(page.getByRole('alert')).toHaveText(refused)
  }
  // A clock that is half a minute ahead is let through.
  await enter(code(30))
  await expect(page).toHaveURL(/admin-dashboard$/)
})
