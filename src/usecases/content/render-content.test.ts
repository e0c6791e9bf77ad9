import { expect, test } from 'vitest'
import { renderContent, sanitise } from './render-content'

test('plain text keeps its line breaks', () => {
  expect(renderContent('Une ligne\nune autre').trim()).toBe('<p>Une ligne<br>une autre</p>')
  expect(renderContent('<p>Une ligne\nune autre</p>\n<p>fin</p>')).toBe(
    '<p>Une ligne<br>une autre</p>\n<p>fin</p>',
  )
})

test('a text brings no second h1 and no foreign picture', () => {
  expect(renderContent('# Titre')).toContain('<h2>Titre</h2>')
  expect(renderContent('![x](https://example.org/x.png)')).not.toContain('example.org')
})

test('what could run is taken out', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    '[x](javascript:alert(1))',
    '<a href="java\nscript:alert(1)">x</a>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  ]
  for (const text of hostile) {
    expect(renderContent(text)).not.toMatch(/<script|onerror|onload|javascript:|srcdoc|style=/i)
  }
})

test('sanitising twice changes nothing', () => {
  const html = renderContent(
    '## A & B\n\n| a | b |\n|---|---|\n| 1 | « 2 » |\n\n[lien](https://www.insee.fr)',
  )
  expect(sanitise(html)).toBe(html)
})
