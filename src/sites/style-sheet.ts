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
    ({ file, family, weight, style, range, size }) =>
      `@font-face{font-family:"${family}";src:url("${fontAddress(file)}") format("woff2");font-weight:${weight};${style ? `font-style:${style};` : ''}${range ? `unicode-range:${range};` : ''}${size ? `size-adjust:${size};` : ''}font-display:swap}`,
  )
  const colours = Object.entries(palette).map(([name, value]) => `--${name}:${value}`)
  return [...faces, `:root{${colours.join(';')}}`, squeezed(styles.base), squeezed(styles.own)].join('\n')
}

/** Without comments, and with one space where there were many. */
const squeezed = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .trim()
