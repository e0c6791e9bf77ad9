import { initialsOf, nameHash } from '~/domain/text/name-hash'
import type { ExampleTrade } from '~/domain/trade/example-trade'

export interface Palette {
  /** Behind the words, the words, the button, what is written on it. */
  ground: string
  ink: string
  accent: string
  onAccent: string
}

/** How a firm's preview looks; decided by its trade and its name alone. */
export interface Look {
  palette: Palette
  /** Where words and drawing stand. */
  arrangement: 'side' | 'cover' | 'centre'
  /** The shape behind the initials, and how far it is turned, in degrees. */
  emblem: 'round' | 'arch' | 'diamond' | 'square'
  turn: number
  initials: string
}

const palette = (ground: string, ink: string, accent: string, onAccent: string): Palette => ({
  ground,
  ink,
  accent,
  onAccent,
})

type Choice<Member> = readonly [Member, ...Member[]]

/** Four per trade, in the family of its example and of its drawing's colours. Contrasts are tested. */
export const palettes: Record<ExampleTrade, Choice<Palette>> = {
  'plombier-chauffagiste': [
    palette('#0c2b33', '#f4efe6', '#e08b4c', '#1d1006'),
    palette('#1b2a4a', '#f2f4fa', '#f0b04f', '#1d1406'),
    palette('#203526', '#f3f1e4', '#e9a06a', '#1d1006'),
    palette('#3a1f1a', '#fbefe6', '#8fd0d6', '#0b2225'),
  ],
  coiffeur: [
    palette('#fbf6f0', '#43182f', '#a52f1c', '#ffffff'),
    palette('#eef0f6', '#2b2350', '#43182f', '#ffffff'),
    palette('#f7e7df', '#3b1a1a', '#5c2147', '#ffffff'),
    palette('#eaf0e6', '#2a2a1c', '#a52f1c', '#ffffff'),
  ],
  menuisier: [
    palette('#f7efdf', '#1d3329', '#8c2f1b', '#ffffff'),
    palette('#e9eee6', '#22301f', '#3f5a34', '#ffffff'),
    palette('#f4e8d8', '#38230f', '#6b3d12', '#ffffff'),
    palette('#eef0f0', '#1f2b33', '#274b5e', '#ffffff'),
  ],
  'expert-comptable': [
    palette('#fbf8ec', '#12402f', '#12402f', '#f6f3e4'),
    palette('#f1f3f8', '#1c2748', '#1c2748', '#ffffff'),
    palette('#f8f0ea', '#3c1f1a', '#7d2f22', '#ffffff'),
    palette('#eef4f1', '#14343a', '#0d5560', '#ffffff'),
  ],
  restaurant: [
    palette('#fbf2dc', '#24352a', '#ab3722', '#ffffff'),
    palette('#e7efe0', '#20301f', '#2e4a37', '#ffffff'),
    palette('#fdeee6', '#40170f', '#8f2a17', '#ffffff'),
    palette('#f3ecdf', '#1d2740', '#23335e', '#ffffff'),
  ],
  garage: [
    palette('#f6c915', '#141414', '#141414', '#f6c915'),
    palette('#efefe9', '#141414', '#a8200f', '#ffffff'),
    palette('#dfe7ee', '#10202e', '#10304a', '#ffffff'),
    palette('#f1a33c', '#1a1206', '#1a1206', '#ffd9a1'),
  ],
  fleuriste: [
    palette('#e6def0', '#24402e', '#b3331b', '#ffffff'),
    palette('#f4efe4', '#2a3a22', '#3f6149', '#ffffff'),
    palette('#dfe4f5', '#26295a', '#4357ad', '#ffffff'),
    palette('#fbe6d9', '#45201a', '#8f2f45', '#ffffff'),
  ],
  kinesitherapeute: [
    palette('#e4f0f3', '#16324f', '#b83d1e', '#ffffff'),
    palette('#eef1fa', '#262a5c', '#3a44a0', '#ffffff'),
    palette('#e6f3ea', '#143a2b', '#1b6b4c', '#ffffff'),
    palette('#fbeee6', '#46241a', '#a13a1d', '#ffffff'),
  ],
}

const arrangements: Choice<Look['arrangement']> = ['side', 'cover', 'centre']
const emblems: Choice<Look['emblem']> = ['round', 'arch', 'diamond', 'square']

/** The same trade and name give the same look, on every machine and every day. */
export function lookOf(trade: ExampleTrade, name: string): Look {
  const bits = nameHash(`${trade}/${name.trim().toLocaleLowerCase('fr')}`)
  const choose = <T>(all: Choice<T>, shift: number) => all[(bits >>> shift) % all.length] ?? all[0]
  return {
    palette: choose(palettes[trade], 0),
    arrangement: choose(arrangements, 5),
    emblem: choose(emblems, 11),
    turn: ((bits >>> 16) % 25) - 12,
    initials: initialsOf(name) || 'V',
  }
}
