import { expect, test } from 'vitest'
import { withoutContacts } from './without-contacts'

test.each([
  ['rappelez-moi au 06 12 34 56 78 pour un devis', 'rappelez-moi au […] pour un devis'],
  ['mon numéro +33(0)6.12.34.56.78 merci', 'mon numéro […] merci'],
  ['zéro six, douze, trente-quatre, cinquante-six, soixante-dix-huit', '[…]'],
  ['écrivez à jean.dupont@example.org', 'écrivez à […]'],
  [
    'je m’appelle Jean Dupont et je cherche une baguette sans sel',
    'je m’appelle […] et je cherche une baguette sans sel',
  ],
  ['vous livrez au 12 bis rue des Lilas ?', 'vous livrez au […]?'],
  ['vous faites les baguettes de 250 g, à 7 h 30 ?', 'vous faites les baguettes de 250 g, à 7 h 30 ?'],
])('%s', (text, shown) => {
  expect(withoutContacts(text)).toBe(shown)
})
