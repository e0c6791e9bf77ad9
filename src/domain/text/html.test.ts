import { expect, test } from 'vitest'
import { html, join, link, list, table } from './html'

const evil = '"><script>&'

test('text is escaped, and HTML stays as it is', () => {
  expect(html`<p>${evil} ${link('/x', 'y')}</p>`.html).toBe(
    '<p>&quot;&gt;&lt;script&gt;&amp; <a href="/x">y</a></p>',
  )
  expect(link(evil, evil).html).not.toContain('<script')
  expect(list([evil, 2]).html).toBe('<ul><li>&quot;&gt;&lt;script&gt;&amp;</li><li>2</li></ul>')
})

test('a table says what its rows and columns are', () => {
  const { html: written } = table('Villes', ['Ville', 'Habitants'], [['Lyon', 519_127]])
  expect(written).toContain('<caption>Villes</caption>')
  expect(written).toContain('<th scope="col">Habitants</th>')
  expect(written).toContain('<th scope="row">Lyon</th><td>519127</td>')
})

test('a block may be left out', () => {
  expect(join(html`<p>a</p>`, null, html`<p>b</p>`)).toBe('<p>a</p>\n<p>b</p>')
})
