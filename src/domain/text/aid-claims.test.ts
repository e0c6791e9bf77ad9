import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readAidFiles } from '~/gateways/read-aid-files'
import { renderContent } from '~/usecases/content/render-content'
import { contentAtlas } from '../../../tests/support/texts/content-atlas'
import { CONTENT_TEXTS } from '../../../tests/support/texts/content-texts'
import { aidStateOf } from '../aids/aid-state'
import { mostForSite } from '../aids/aid-words'
import { cityFamilies } from '../city/city'
import { cityPage } from '../city/city-page'
import { coversCity } from '../city/covers-city'
import { bareClaims } from './aid-claims'

const today = '2026-11-22'
const catalogue = readAidFiles('content/aids').map(({ aid }) => aid)
const open = catalogue.filter(aid => aidStateOf(aid, today) === 'open')
const best = Math.max(0, ...open.map(aid => mostForSite(aid, 5000) ?? 0))

describe.each(CONTENT_TEXTS)('%s', file => {
  test('shows no amount of aid without « jusqu’à » and « sous réserve »', () => {
    const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(file, 'utf8')) ?? []
    const said = head
      .split('\n')
      .filter(line => /^(title|excerpt|meta_description|h1|covers):/.test(line))
      .map(line => `<p>${line}</p>`)
      .join('')
    expect(bareClaims(said + renderContent(body), best)).toEqual([])
  })
})

test('no city page shows an amount of aid bare', () => {
  const atlas = contentAtlas()
  const near = catalogue.map(aid => ({ ...aid, state: 'to-check' as const }))
  for (const city of atlas.cities)
    for (const family of cityFamilies) {
      const page = cityPage(
        atlas,
        family,
        city,
        near.filter(aid => coversCity(aid, city)),
      )
      const head = `<title>${page.title}</title><h1>${page.h1}</h1><p>${page.meta_description}</p>`
      expect(bareClaims(head + page.content, best), page.slug).toEqual([])
    }
})

test('a bare amount is found, a bounded one is not', () => {
  const missing = (html: string) => bareClaims(html, 2500).flatMap(claim => claim.missing)
  expect(missing('<p>Votre site est financé à 100 %.</p>')).toEqual(['jusqu’à', 'sous réserve'])
  expect(missing('<p>Une aide de 3 200 € vous attend.</p>')).toEqual(['jusqu’à', 'sous réserve'])
  expect(missing('<p>Un financement jusqu’à 100 %.</p>')).toEqual(['sous réserve'])
  expect(missing('<p>Un financement jusqu’à 100 %, sous réserve d’acceptation.</p>')).toEqual([])
  for (const bare of [
    '<p>Vous avez droit à 3 200 € d’aide.</p>',
    '<li>L’aide rembourse 2 600 euros.</li>',
    '<p>80 % du site remboursé par l’aide.</p>',
    '<h1>Un site financé à 80 %</h1>',
    '<meta name="description" content="Une aide de 4 000 € pour votre site"/>',
    '<script type="application/ld+json">{"text":"Une subvention de 4 000 €"}</script>',
  ])
    expect(missing(bare), bare).toEqual(['jusqu’à', 'sous réserve'])
  expect(missing('<p>Une aide de 500 000 € a pris fin en 2021.</p>')).toEqual([])
  expect(missing('<p>Une aide de 2 000 € vous attend.</p>')).toEqual([])
  expect(missing('<p>Notre site coûte 5 000 € hors taxes.</p>')).toEqual([])
})
