import type { SiteFacts } from '~/domain/site/facts/facts'
import type { SiteLayout } from '~/domain/site/layout/layout'
import { escapeHtml } from '~/domain/text/html'
import { paletteOf, themeOf } from '../themes/themes'

const MOST_LINES = 4

/**
 * What shared links show, 1200 × 630: name, trade and town in the colours of the site. SVG; `gateways/share-pictures`
 * makes the PNG of it, in the faces that it has.
 */
export function sharePictureSvg(facts: SiteFacts, layout: SiteLayout): string {
  const palette = paletteOf(themeOf(layout.theme), layout.palette)
  const size = facts.name.length > 40 ? 64 : facts.name.length > 18 ? 84 : 116
  const lines = wrapped(facts.name, Math.floor(1060 / (size * 0.56)))
  const top = 300 - ((lines.length - 1) * size * 1.05) / 2
  const name = lines
    .map((line, at) => `<tspan x="70" y="${Math.round(top + at * size * 1.05)}">${escapeHtml(line)}</tspan>`)
    .join('')
  const below = [facts.trade, facts.address.city].filter(Boolean).join(' · ').slice(0, 70)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${palette.ground}"/><rect y="546" width="1200" height="84" fill="${palette.accent}"/><text font-family="Bricolage Grotesque 96pt ExtraBold" font-weight="800" font-size="${size}" fill="${palette.ink}">${name}</text><text x="70" y="600" font-family="Atkinson Hyperlegible Next" font-size="34" fill="${palette['on-accent']}">${escapeHtml(below)}</text></svg>`
}

function wrapped(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text
    .split(/\s+/)
    .flatMap(whole => whole.match(new RegExp(`.{1,${most}}`, 'gu')) ?? [])) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.slice(0, MOST_LINES)
}
