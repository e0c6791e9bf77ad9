import type { Locator, Page } from '@playwright/test'
import { checkAccess, signIn } from '../support/dashboard'
import { expect, test } from '../support/journey'
import { visitorOf } from '../support/path'

/** Presses a key and counts it: the promise is in presses. */
function counted(page: Page) {
  let presses = 0
  return {
    press: async (key: string) => {
      presses += 1
      await page.keyboard.press(key)
    },
    since: () => {
      const made = presses
      presses = 0
      return made
    },
  }
}

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()

/** Twelve in the check; fifty, as the promise has it, with TRIAGE_DOSSIERS=50. */
const COUNT = Number(process.env.TRIAGE_DOSSIERS || 12)

test('a queue is worked through by keyboard alone, at most twelve presses a dossier', async ({
  page,
  site,
}) => {
  test.setTimeout(COUNT * 30_000)
  const { finish } = visitorOf(site.url)
  const names = Array.from({ length: COUNT }, (_, n) => `Atelier au Clavier ${n + 1}`)
  for (const company_name of names) await finish({ company_name })
  await signIn(page)
  await page.getByRole('link', { name: /À vérifier/ }).click()
  await heading(page, String(names[0]))
  await checkAccess(page)
  const { press, since } = counted(page)
  /** Asks for the bank details again, with a word why; the keyboard goes from field to field. */
  async function askAgain() {
    const dialog = page.getByRole('dialog')
    const tabTo = async (target: Locator) => {
      while (!(await target.evaluate(element => element === document.activeElement))) await press('Tab')
    }
    await press('i')
    await tabTo(dialog.getByLabel('RIB professionnel'))
    await press(' ')
    await tabTo(dialog.getByLabel(/^Motif/))
    for (const letter of 'Flou') await press(letter)
    await tabTo(dialog.locator('[type=submit]'))
    await press('Enter')
    await expect(dialog).toHaveCount(0)
    await press('j')
  }
  const needed: number[] = []
  for (const [n, name] of names.entries()) {
    await heading(page, name)
    const pieces = page.getByRole('region', { name: 'Pièce', exact: true })
    const shown = pieces.locator('img, canvas').first()
    const current = pieces.getByRole('button', { pressed: true })
    // It opens at what only its issuer can say, the code of URSSAF's: Space stops there.
    await expect(shown).toBeVisible()
    await press(' ')
    const stop = page.getByRole('alert').filter({ hasText: 'Code de sécurité' })
    await expect(stop).toBeVisible()
    await press(' ')
    await expect(stop).toBeVisible()
    await press('Enter')
    await expect(stop).toHaveCount(0)
    // Both sides of the card are one of the three others.
    for (let step = 1; step <= 3; step++) {
      const before = await current.textContent()
      await expect(shown).toBeVisible()
      await press(' ')
      if (step < 3) await expect(current).not.toHaveText(String(before))
    }
    await expect(page.getByText('Tout est coché.')).toBeVisible()
    if (n % 4 === 1) await askAgain()
    else await press('v')
    if (n < names.length - 1) await heading(page, String(names[n + 1]))
    needed.push(since())
  }
  await expect(page.getByText('C’était le dernier dossier de la file.')).toBeVisible()
  needed.sort((a, b) => a - b)
  console.log(
    `${COUNT} dossiers by keyboard: ${needed[COUNT >> 1]} presses in the median, ${needed.at(-1)} at most`,
  )
  expect(needed[COUNT >> 1]).toBeLessThanOrEqual(12)

  await press('?')
  const keys = page.getByRole('dialog', { name: 'Touches du tri' })
  await checkAccess(page)
  await keys.getByLabel('Utiliser ces touches').uncheck()
  await page.keyboard.press('Escape')
  await press('i')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/admin-dashboard')
  await expect(
    page.getByRole('link', { name: new RegExp(`${COUNT - Math.ceil((COUNT - 1) / 4)} Décision attendue`) }),
  ).toBeVisible()
})
