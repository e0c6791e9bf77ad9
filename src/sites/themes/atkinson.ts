import type { ThemeFont } from './theme'

const FAMILY = 'Atkinson Hyperlegible Next'

/** What four themes set their texts in, and the reader's own that takes its room until it is there. */
export const ATKINSON: ThemeFont[] = [
  {
    file: 'atkinson-hyperlegible-next.woff2',
    family: FAMILY,
    weight: '400 700',
    first: true,
    standIn:
      '@font-face{font-family:"Atkinson Fallback";src:local("Arial"),local("Liberation Sans"),local("Roboto"),local("Helvetica");size-adjust:98.8%;ascent-override:99.6%;descent-override:32%;line-gap-override:0%}',
  },
  // Plain zeros: Atkinson's own are slashed.
  { file: 'figures.woff2', family: FAMILY, weight: '400 700', range: 'U+30-39', first: true },
]
