import { expect, test } from 'vitest'
import { readAidFiles } from '~/gateways/read-aid-files'
import { aidTitle } from './aid-title'

test.each([
  ['Atouts Numériques', 'l’Auvergne-Rhône-Alpes', 'Atouts Numériques (l’Auvergne-Rhône-Alpes)'],
  [
    'Fonds d’aide aux TPE',
    'le Bassin de Brive (Corrèze)',
    'Fonds d’aide aux TPE (le Bassin de Brive, Corrèze)',
  ],
  ['Chèque France Num', 'la France', 'Chèque France Num'],
  [
    'Aide à la digitalisation des entreprises (ADEN)',
    'les Hauts-de-France',
    'Aide à la digitalisation des entreprises (ADEN), Hauts-de-France',
  ],
  [
    'Aide à la création ou à l’optimisation d’un site internet',
    'l’agglomération de Vesoul (Haute-Saône)',
    'Aide à la création ou à l’optimisation d’un site internet, Vesoul',
  ],
  [
    'Investissement numérique des artisans et commerçants (INAC)',
    'les Hauts-de-France',
    'Investissement numérique des artisans…, Hauts-de-France',
  ],
  [
    'Aide au développement et à la modernisation des commerces et artisans',
    'les Monts d’Alban (Tarn)',
    'Aide au développement et à la modernisation…, Monts d’Alban',
  ],
])('« %s » in « %s » is « %s »', (name, territory, title) => {
  expect(aidTitle({ name, territory })).toBe(title)
})

test('no aid has a title that search results cut, however long its name and its list of places', () => {
  const long = {
    name: 'Aide '.repeat(30).trim(),
    territory: 'Saint-Pourçain Sioule Limagne, '.repeat(4).slice(0, 120),
  }
  for (const aid of [long, ...readAidFiles('content/aids').map(({ aid }) => aid)]) {
    const title = aidTitle(aid)
    expect(title.length, title).toBeLessThanOrEqual(65)
    expect(title.length, title).toBeGreaterThan(4)
  }
})
