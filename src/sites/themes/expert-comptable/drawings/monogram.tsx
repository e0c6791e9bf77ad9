const SHAPES = [
  { fill: 'var(--leaf)', ground: 'M6 116V60a54 54 0 0 1 108 0v56z' },
  { fill: 'var(--gold)', ground: 'M60 4a56 56 0 1 0 0 112A56 56 0 0 0 60 4z' },
  { fill: 'var(--rose)', ground: 'M8 8h104v104H8z' },
]

/** A monogram in place of a portrait: two letters in the shapes of an old printer's stock. @param at place in the list */
export function Monogram({ name, at }: { name: string; at: number }) {
  const { fill, ground } = SHAPES[at % SHAPES.length] ?? {}
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <path d={ground} fill={fill} />
      <text
        x="60"
        y="80"
        textAnchor="middle"
        fontSize="52"
        fill="var(--cover)"
        fontFamily="Newsreader, Georgia, serif"
        fontWeight="600"
      >
        {lettersOf(name)}
      </text>
    </svg>
  )
}

/** « Anne Lemaire » → « AL ». */
function lettersOf(name: string): string {
  const words = name.split(/[^\p{L}]+/u).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map(word => [...(word ?? '')][0]?.toUpperCase()).join('')
}
