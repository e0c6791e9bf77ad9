import type { FontName, LoadedFont } from './fonts'
import { pack } from './packed-font'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const DIGITS = '0123456789'
/** Between digits and before « : ». */
const UNBROKEN = '\u00a0'
const TEXT = `${LETTERS}${DIGITS} ${UNBROKEN}&'(),-./:;àâçèéêëîïôùûÉÈÊÀÇ’°·–œ€`

/**
 * What French papers are written with, by font. A font is embedded with these first, in this order, so that papers
 * without another sign embed the same bytes, which are made once: 4 ms of the 13 that an invoice took. A sign more
 * costs each paper some 60 bytes.
 */
const USUAL: Partial<Record<FontName, string>> = {
  'text-regular': `${TEXT}@_+%«»`,
  'text-bold': TEXT,
  title: `${LETTERS}${DIGITS} ${UNBROKEN},.&’'-àçèéêôÉ€`,
  figures: `${DIGITS} ${UNBROKEN},.%€-`,
  mono: `${DIGITS} -.:abcdefABCDEFINORTUV`,
}

/** What pdfkit keeps of a font in a document; its types do not tell. */
export interface EmbeddedFont {
  unicode: number[][]
  subset: { glyphs: number[]; encode: () => Uint8Array }
  document: { ref: () => { end: (chunk: Uint8Array | string) => void } }
  encode: (text: string) => unknown
  layoutCached: (word: string) => unknown
  widthOfString: (text: string, size: number, features?: unknown) => number
  toUnicodeCmap: () => unknown
}

/** Embeds the usual signs of a font that was just chosen for the first time in a document. */
export function embedUsualSigns(font: EmbeddedFont, name: FontName, loaded: LoadedFont) {
  const signs = USUAL[name]
  if (!signs) return
  font.encode(signs)
  const { subset } = font
  const usual = subset.glyphs.length
  const encode = subset.encode.bind(subset)
  // pdfkit asks for the file first, then for the map.
  subset.encode = () => {
    if (subset.glyphs.length > usual) return encode()
    loaded.packed ??= { file: pack(encode()), unicode: pack(unicodeMap(font)) }
    const { file, unicode } = loaded.packed
    font.toUnicodeCmap = () => {
      const map = font.document.ref()
      map.end(unicode)
      return map
    }
    return file
  }
}

/** What pdfkit would write as the font's Unicode map. */
function unicodeMap(font: EmbeddedFont): Uint8Array {
  const written: string[] = []
  const listener = { ref: () => ({ end: (text: string) => written.push(text) }) }
  const heard: EmbeddedFont = Object.create(font, { document: { value: listener } })
  heard.toUnicodeCmap()
  return Buffer.from(`${written.join()}\n`, 'latin1')
}
