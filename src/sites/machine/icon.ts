import { escapeHtml } from '~/domain/text/html'
import { initialsOf, nameHash } from '~/domain/text/name-hash'
import type { Palette } from '../themes/theme'

const OUTLINES = [
  'M32 2a30 30 0 1 0 0 60 30 30 0 0 0 0-60z',
  'M4 62V32a28 28 0 0 1 56 0v30z',
  'M14 2h48v48a12 12 0 0 1-12 12H2V14A12 12 0 0 1 14 2z',
  'M4 4h56v56H4z',
]

/** The icon of the site: the firm's initials on a shape that its name decides, in the colours of its palette. SVG. */
export function iconSvg(name: string, palette: Palette): string {
  const letters = escapeHtml(initialsOf(name))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="${OUTLINES[nameHash(name) % OUTLINES.length]}" fill="${palette.accent}"/><text x="32" y="34" font-family="system-ui,sans-serif" font-size="${[...letters].length > 1 ? 26 : 34}" font-weight="700" text-anchor="middle" dominant-baseline="central" fill="${palette['on-accent']}">${letters}</text></svg>`
}
