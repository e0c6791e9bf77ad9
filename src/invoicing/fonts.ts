import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fontkit from 'fontkit'
import { appRoot } from '~/config'

/** What a text is for; each face falls back on others for the signs it lacks. */
export type Face = 'text' | 'bold' | 'title' | 'mono' | 'figures'

const CHAINS = {
  text: ['text-regular', 'text-regular-ext', 'fallback'],
  bold: ['text-bold', 'text-bold-ext', 'fallback'],
  title: ['title', 'title-ext', 'fallback'],
  figures: ['figures', 'text-regular', 'text-regular-ext', 'fallback'],
  mono: ['mono', 'text-regular', 'text-regular-ext', 'fallback'],
} as const satisfies Record<Face, readonly string[]>

export type FontName = (typeof CHAINS)[Face][number]

/** Parsed once for the life of the process: parsing is two thirds of an invoice's time. */
const parsed = new Map<FontName, fontkit.Font>()

export function font(name: FontName): fontkit.Font {
  const known = parsed.get(name)
  if (known) return known
  const bytes = readFileSync(join(appRoot, 'src/invoicing/fonts', `${name}.ttf`))
  const fresh = fontkit.create(bytes) as fontkit.Font
  parsed.set(name, fresh)
  return fresh
}

/** The first font of the face that has every sign of the text, or null. */
export function fontFor(text: string, face: Face): FontName | null {
  return CHAINS[face].find(name => hasAll(name, text)) ?? null
}

function hasAll(name: FontName, text: string): boolean {
  const candidate = font(name)
  for (const sign of text) if (!candidate.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)) return false
  return true
}
