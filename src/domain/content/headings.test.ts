import { expect, test } from 'vitest'
import { withHeadings } from './headings'

test('parts get an address each, and their words without tags', () => {
  const { html, headings } = withHeadings(
    '<h2>Prix &amp; <em>devis</em></h2><p>x</p><h2>Prix &amp; devis</h2>',
  )
  expect(headings).toEqual([
    { id: 'p-prix-devis', label: 'Prix & devis' },
    { id: 'p-prix-devis-2', label: 'Prix & devis' },
  ])
  expect(html).toBe(
    '<h2 id="p-prix-devis">Prix &amp; <em>devis</em></h2><p>x</p><h2 id="p-prix-devis-2">Prix &amp; devis</h2>',
  )
})
