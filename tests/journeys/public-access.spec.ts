import { axeFindings } from '../support/axe'
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
