import type { Palette, ThemeFont } from './themes/theme'

/**
 * The one style sheet of a site: faces, the palette as custom properties, what all themes share, the theme's own.
 * @param fontAddress of a file of src/sites/fonts
 */
export function styleSheet(
  fonts: ThemeFont[],
  palette: Palette,
  styles: { base: string; own: string },
  fontAddress: (file: string) => string,
): string {
  const faces = fonts.map(
    ({ file, family, weight, style, range, size, standIn }) =>
      `${standIn ?? ''}@font-face{font-family:"${family}";src:url("${fontAddress(file)}") format("woff2");font-weight:${weight};${style ? `font-style:${style};` : ''}${range ? `unicode-range:${range};` : ''}${size ? `size-adjust:${size};` : ''}font-display:swap}`,
  )
  const colours = Object.entries(palette).map(([name, value]) => `--${name}:${value}`)
  return [
    ...faces,
    ...FOCUS,
    `:root{${colours.join(';')}}`,
    squeezed(styles.base),
    squeezed(styles.own),
  ].join('\n')
}

/** A photo is cropped around a tenth of its width and height. */
const FOCUS = Array.from({ length: 11 }, (_, at) => `.x${at}{--x:${at * 10}%}.y${at}{--y:${at * 10}%}`)

/** Without comments, and without the spaces and zeros that nothing needs. */
const squeezed = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;\}/g, '}')
    .replace(/(?<![\w.])0(\.\d)/g, '$1')
    .trim()
