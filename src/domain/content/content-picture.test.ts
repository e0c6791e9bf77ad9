import { expect, test } from 'vitest'
import { renderContent } from '../../usecases/content/render-content'
import { pictureHtml, picturesWithoutWords, pictureUrl } from './content-picture'

const files = [480, 960, 1600].map(width => ({ url: pictureUrl('abc', width), width, height: width / 2 }))

test('a picture stands whole in a text, whether Markdown or HTML, and says what it shows', () => {
  const placed = pictureHtml('Un four « à bois », 4 > 3 & "chaud"', files)
  for (const source of [`Avant.\n\n${placed}\n\nAprès.`, `<p>Avant.</p>\n${placed}\n<p>Après.</p>`]) {
    const html = renderContent(source)
    expect(html).toContain('<figure><img src="/images/abc/960.webp"')
    expect(html).toContain(
      'srcset="/images/abc/480.webp 480w, /images/abc/960.webp 960w, /images/abc/1600.webp 1600w"',
    )
    expect(html).toContain('width="960" height="480" loading="lazy"')
    expect(picturesWithoutWords(html)).toBe(0)
  }
})

test('a picture without words is found, one from elsewhere is not shown', () => {
  expect(
    picturesWithoutWords(
      '<p><img src="/images/a/1.webp"><img src="/images/b/1.webp" alt=" "><img alt="x" src="/images/c/1.webp"></p>',
    ),
  ).toBe(2)
  expect(
    renderContent(
      '<p><img src="https://ailleurs.example/x.png" srcset="https://ailleurs.example/x.png 2x" alt="x"></p>',
    ),
  ).not.toContain('ailleurs')
})
