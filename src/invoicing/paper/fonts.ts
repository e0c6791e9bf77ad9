import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fontkit from 'fontkit'
import { appRoot } from '~/config/app-root'
import type { MeasuredFont } from './layouts'
import type { PackedFont } from './packed-font'

/** What a text is for; each face falls back on others for the signs it lacks. */
export type Face = 'text' | 'bold' | 'title' | 'mono' | 'figures'

export const CHAINS = {
  text: ['text-regular', 'text-regular-ext', 'fallback'],
  bold: ['text-bold', 'text-bold-ext', 'fallback'],
  title: ['title', 'title-ext', 'fallback'],
  figures: ['figures', 'text-regular', 'text-regular-ext', 'fallback'],
  mono: ['mono', 'text-regular', 'text-regular-ext', 'fallback'],
} as const satisfies Record<Face, readonly string[]>

export type FontName = (typeof CHAINS)[Face][number]

export interface LoadedFont extends MeasuredFont {
  signs: Set<number>
  /** What papers with the usual signs alone embed of it, once one was drawn. */
  packed: PackedFont | null
}

/** Parsed once for the life of the process: parsing is two thirds of an invoice's time. */
const loaded = new Map<FontName, LoadedFont>()

/** A font of the papers, read and parsed once for the program. */
export function font(name: FontName): LoadedFont {
  const known = loaded.get(name)
  if (known) return known
  const bytes = readFileSync(join(appRoot, 'src/invoicing/fonts', `${name}.ttf`))
  const parsed = fontkit.create(bytes)
  if ('fonts' in parsed) throw new Error(`${name}.ttf holds several fonts`)
  nameGlyphs(parsed)
  const fresh = {
    parsed,
    signs: new Set(parsed.characterSet),
    layouts: new Map(),
    widths: new Map(),
    packed: null,
  }
  loaded.set(name, fresh)
  return fresh
}

/**
 * A glyph that several signs share (a space and U+00A0) keeps the first that asks for it, for the life of
 * the process: asked in order, it is the lowest one, and no paper's bytes depend on those drawn before it.
 */
function nameGlyphs(parsed: fontkit.Font) {
  for (const sign of [...parsed.characterSet].sort((a, b) => a - b)) parsed.glyphForCodePoint(sign)
}

/** The first font of the face that has every sign of the text, or null. */
export function fontFor(text: string, face: Face): FontName | null {
  return CHAINS[face].find(name => hasAll(name, text)) ?? null
}

function hasAll(name: FontName, text: string): boolean {
  const { signs } = font(name)
  for (const sign of text) if (!signs.has(sign.codePointAt(0) ?? 0)) return false
  return true
}
