const HAIR = {
  long: 'M60 14C20 14 14 50 16 92c1 24-4 40-8 54 24 4 34-6 40-20h24c6 14 16 24 40 20-4-14-9-30-8-54 2-42-4-78-44-78z',
  bob: 'M60 14C18 14 10 48 12 90c0 14 2 24 6 30 14 6 24 2 28-8h28c4 10 14 14 28 8 4-6 6-16 6-30 2-42-6-76-48-76z',
  crop: 'M60 16c-34 0-44 24-42 54l8 24h68l8-24c2-30-8-54-42-54z',
  curls:
    'M60 8c-14 0-20 8-22 12-16-2-24 14-18 26-14 8-12 26-2 32-6 14 4 26 16 26h52c12 0 22-12 16-26 10-6 12-24-2-32 6-12-2-28-18-26-2-4-8-12-22-12z',
} as const

export type CutKind = keyof typeof HAIR

/** One cut, in four strokes: the drawing beside a price. */
export function Cut({ kind }: { kind: CutKind }) {
  return (
    <svg viewBox="0 0 120 160" aria-hidden="true" focusable="false">
      <path d="M46 88h28v48c0 12-28 12-28 0z" fill="#c98a6b" />
      <path d="M14 160c2-22 18-30 46-30s44 8 46 30z" fill="var(--sun)" />
      <path d={HAIR[kind]} fill="var(--hair)" />
    </svg>
  )
}
