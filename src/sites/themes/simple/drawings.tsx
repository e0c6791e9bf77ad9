import { initialsOf, nameHash } from '~/domain/text/name-hash'
import { lengthClass } from '../../words/emphasis'

const TILE = 100
const [ACROSS, DOWN] = [4, 4]
const FILLS = ['var(--accent)', 'var(--tint)', 'var(--second)', 'var(--ink)'] as const

/** Shapes that fill a tile of 100: quarters of a disc, halves, a disc, steps. */
const SHAPES = [
  'M0 0h100A100 100 0 0 1 0 100z',
  'M0 100A100 100 0 0 1 100 0v100z',
  'M100 100H0A100 100 0 0 1 100 0z',
  'M0 0a100 100 0 0 0 100 100V0z',
  'M50 0a50 50 0 0 1 0 100z',
  'M0 50a50 50 0 0 1 100 0z',
  'M50 12a38 38 0 1 1 0 76 38 38 0 0 1 0-76z',
  'M0 0h50v50h50v50H0z',
]

/** A board of sixteen tiles, laid by the name: another name, another board. */
export function Tiles({ name }: { name: string }) {
  const tiles = Array.from({ length: ACROSS * DOWN }, (_, at) => {
    const bits = nameHash(`${name}/${at}`)
    const [ground, mark] = [bits % FILLS.length, (bits >>> 4) % (FILLS.length - 1)]
    return {
      x: (at % ACROSS) * TILE,
      y: Math.floor(at / ACROSS) * TILE,
      shape: SHAPES[(bits >>> 9) % SHAPES.length],
      ground: FILLS[ground],
      // Never its own ground.
      fill: FILLS[(ground + 1 + mark) % FILLS.length],
    }
  })
  return (
    <svg
      viewBox={`0 0 ${ACROSS * TILE} ${DOWN * TILE}`}
      className="drawing"
      aria-hidden="true"
      focusable="false"
    >
      {tiles.map(({ x, y, shape, ground, fill }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path d="M0 0h100v100H0z" fill={ground} />
          <path d={shape} fill={fill} />
        </g>
      ))}
    </svg>
  )
}

/** The initials, large, cut by a disc and a band whose place the name decides. */
export function Monogram({ name }: { name: string }) {
  const bits = nameHash(name)
  const [x, y] = [110 + (bits % 7) * 30, 90 + ((bits >>> 3) % 7) * 30]
  const band = 60 + ((bits >>> 6) % 6) * 46
  const letters = initialsOf(name)
  return (
    <svg viewBox="0 0 400 400" className="drawing" aria-hidden="true" focusable="false">
      <path d="M0 0h400v400H0z" fill="var(--tint)" />
      <path d={bits & 1 ? `M0 ${band}h400v64H0z` : `M${band} 0h64v400h-64z`} fill="var(--second)" />
      <circle cx={x} cy={y} r="92" fill="var(--accent)" />
      <text
        x="200"
        y="206"
        className={`monogram ${lengthClass(letters)}`}
        textAnchor="middle"
        dominantBaseline="central"
        fill="var(--ink)"
      >
        {letters}
      </text>
    </svg>
  )
}
