import type { TextStyle } from './sheet'

/** The colours of « La liasse », on white paper. */
export const INK = {
  text: '#16181D',
  second: '#474A54',
  muted: '#5F626C',
  carbon: '#2438A6',
  vermilion: '#C5311D',
  favourable: '#1A6844',
  waiting: '#7A4E00',
  hairline: '#C9C2B2',
  yellow: '#FFF1B8',
  rose: '#FBE4DF',
  green: '#DCEFE2',
  blue: '#E4E9FB',
} as const

export const STYLE = {
  body: { face: 'text', size: 9.4, color: INK.text, leading: 13 },
  strong: { face: 'bold', size: 9.4, color: INK.text, leading: 13 },
  label: { face: 'bold', size: 7, color: INK.muted, leading: 9.5, tracking: 0.2 },
  small: { face: 'text', size: 8, color: INK.second, leading: 10.8 },
  heading: { face: 'title', size: 11, color: INK.carbon, leading: 14 },
  figures: { face: 'figures', size: 10, color: INK.text, leading: 13 },
  mono: { face: 'mono', size: 7.4, color: INK.text, leading: 10.6 },
} as const satisfies Record<string, TextStyle>
