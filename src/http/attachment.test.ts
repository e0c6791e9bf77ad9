import { expect, test } from 'vitest'
import { disposition } from './attachment'

test.each([
  ['facture_Œuvre de l’Été.pdf', "facture_OEuvre de l'Ete.pdf"],
  ['dossier_complet_Café\u00a0«\u202fL’œil\u202f».zip', "dossier_complet_Cafe L'oeil.zip"],
  ['avoir_مخبز الياسمين.pdf', 'avoir_.pdf'],
  ['"50 %" \\ 2.csv', '_50 __ _ 2.csv'],
])('%s is %s to who reads nothing but ASCII', (filename, ascii) => {
  expect(disposition('attachment', filename).split('; ')[1]).toBe(`filename="${ascii}"`)
})
