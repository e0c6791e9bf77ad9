import type { Locator } from '@playwright/test'

/** What the dialog of an acceptance asks for. */
export async function fillGrant(dialog: Locator) {
  await dialog.getByLabel('Montant accordé, en euros').fill('3 000,00')
  await dialog.getByLabel('Organisme').fill('Région Essai')
  await dialog.getByLabel('Date de sa décision').fill('2026-01-15')
}

/** What the dialog of a refusal asks for. */
export async function fillRefusal(dialog: Locator) {
  await dialog.getByLabel('Entreprise non éligible à l’aide').check()
  await dialog.getByLabel('Phrase pour le client').fill('Le plafond est dépassé.')
}
