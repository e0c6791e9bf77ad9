import type { ReactNode } from 'react'
import type { SectionKind, SitePage, SiteSection, SiteTheme } from '~/domain/site/layout/layout'
import type { THEME_LOOKS } from '~/domain/site/layout/theme-looks'
import type { SiteView } from '../site-view'

export interface SectionProps {
  site: SiteView
  section: SiteSection
  /** The page that the section stands on. */
  page: SitePage
}

export type SectionDrawing = (props: SectionProps) => ReactNode

/** Colours that every theme has, `#rrggbb`; the style sheet reads them as `--ground`, `--on-accent` … */
interface BasicColours {
  ground: string
  ink: string
  accent: string
  'on-accent': string
}

export type Palette = BasicColours & Record<string, string>

/** As a theme writes it: what stands on the accent is white where it names no other colour. */
export type WrittenPalette = Omit<BasicColours, 'on-accent'> & Record<string, string>

/** One file of src/sites/fonts. */
export interface ThemeFont {
  file: string
  family: string
  /** One, or from which to which: « 400 700 ». */
  weight: number | string
  style?: 'italic'
  /** The characters that it is for, where not all: `unicode-range`. */
  range?: string
  /** Asked for before the style sheet is read: what the first view is set in. */
  first?: boolean
  /** The face of the reader's own that takes its room until it is there, as a rule of the style sheet. */
  standIn?: string
  /** `size-adjust` of the face. */
  size?: `${number}%`
}

/**
 * Another file in the place of one of the theme's, under its family's name, and its size so that a title takes the same room.
 */
type Pairing = Record<string, Required<Pick<ThemeFont, 'file' | 'size'>>>

/** A design: its tokens, its frame, and the sections that it arranges in its own way; the others are the plain ones. */
export interface Theme {
  palettes: Record<string, WrittenPalette>
  fonts: ThemeFont[]
  /** By palette, where it is set in other type than the others. */
  pairings: Partial<Record<string, Pairing>>
  /** Header, main and footer around the sections. */
  Frame: (props: { site: SiteView; children: ReactNode }) => ReactNode
  sections: Partial<Record<SectionKind, SectionDrawing>>
}

/** The theme of a name: with every palette that `THEME_LOOKS` promises of it. */
export interface ThemeOf<Name extends SiteTheme> extends Theme {
  palettes: Record<(typeof THEME_LOOKS)[Name]['palettes'][number], WrittenPalette>
  pairings: Partial<Record<(typeof THEME_LOOKS)[Name]['palettes'][number], Pairing>>
}
