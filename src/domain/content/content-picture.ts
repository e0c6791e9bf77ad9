/** One file of a picture, as a page asks for it. */
interface PictureFile {
  url: string
  width: number
  height: number
}

/** Where a picture of an article or a page is asked for: another cut stays at the same address. */
export const pictureUrl = (id: string, width: number) => `/images/${id}/${width}.webp`

/** The place of a picture in a text, Markdown or HTML; its own lines, so that Markdown leaves it alone. */
export function pictureHtml(alt: string, files: readonly PictureFile[]): string {
  const shown = files.find(({ width }) => width >= 960) ?? files.at(-1)
  if (!shown) return ''
  const sizes = '(max-width: 48rem) 100vw, 46rem'
  const srcset = files.map(({ url, width }) => `${url} ${width}w`).join(', ')
  return `<figure><img src="${shown.url}" srcset="${srcset}" sizes="${sizes}" alt="${escaped(alt)}" width="${shown.width}" height="${shown.height}" loading="lazy"></figure>`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** How many of our pictures in a sanitised text say nothing to who does not see them (WCAG 1.1.1). */
export const picturesWithoutWords = (html: string): number =>
  (html.match(/<img\b[^>]*\bsrc="\/images\/[^>]*>/g) ?? []).filter(
    tag => !/\balt="[^"]*[^"\s][^"]*"/.test(tag),
  ).length
