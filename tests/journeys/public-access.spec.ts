import { axeFindings } from '../support/browser/axe'
import { expect, test } from '../support/journey'

/** Screens that no other journey passes through axe: quiet ones, dead links and what stands in their place. */
const screens = [
  ['/dossier/reprendre', 'Reprendre mon dossier'],
  ['/dossier/efface', 'Votre dossier est effacé'],
  ['/dossier/lien/perdu', 'Ce lien ne sert plus'],
  ['/dossier/rappels/perdu', 'Ce lien ne sert plus'],
  ['/transmission/perdue', 'Ce lien ne sert plus'],
  ['/verification', 'Vérifier une facture'],
  ['/espace-client/connexion', 'Votre espace client'],
  ['/exemples', 'Huit métiers, huit sites'],
  ['/test-pdf', 'Test du lecteur PDF'],
  ['/test-simple', 'Test de téléchargement'],
] as const

test('quiet screens and dead links pass axe, also in a browser that asks for the dark', async ({
  page,
  quiet,
}) => {
  test.slow()
  quiet.allowed.push(/Failed to load resource/)
  for (const [path, title] of screens) {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    await expect(page.locator('h1'), path).toHaveText(title)
    expect(await axeFindings(page), path).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await axeFindings(page, 'color-contrast'), path).toEqual([])
  }
})

test('where the system takes every ground away, what is chosen is framed and icons have the colour of their words', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/')
  const trades = page.locator('label:has(> [name="metier-exemple"])')
  await expect(trades.filter({ has: page.locator(':checked') })).toHaveCSS('outline-style', 'solid')
  await expect(trades.filter({ hasNot: page.locator(':checked') }).first()).toHaveCSS('outline-style', 'none')
  await page.goto('/simulateur')
  const steps = page.getByRole('progressbar').locator('> *')
  await expect(steps.nth(0)).toHaveCSS('border-top-width', '4px')
  await expect(steps.nth(1)).toHaveCSS('border-top-width', '1px')
  const way = page.getByRole('button', { name: 'Non, elle est hors de France' })
  const colour = (element: Element) => getComputedStyle(element).color
  expect(await way.locator('svg').evaluate(colour)).toBe(await way.evaluate(colour))
})
