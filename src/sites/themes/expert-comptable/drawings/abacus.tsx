/** Beads pushed to the left and to the right of each rod. */
const rods: [left: number, right: number][] = [
  [2, 5],
  [6, 1],
  [3, 4],
  [1, 6],
  [5, 2],
]

/** An abacus in its frame: what is done on the left, what is left on the right. */
export function Abacus({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 640 460" className={className} aria-hidden="true" focusable="false">
      <path d="M30 30h580v400H30z" fill="var(--leaf)" />
      {rods.map(([left, right], row) => (
        <g key={left} transform={`translate(0 ${84 + row * 73})`}>
          <path d="M30 0h580" stroke="var(--ink)" strokeWidth="5" />
          {beads(left, 58).map(x => (
            <rect
              key={x}
              x={x}
              y="-28"
              width="34"
              height="56"
              rx="17"
              fill={row === 2 ? 'var(--margin)' : 'var(--cover)'}
            />
          ))}
          {beads(right, 582 - right * 37).map(x => (
            <rect key={x} x={x} y="-28" width="34" height="56" rx="17" fill="var(--gold)" />
          ))}
        </g>
      ))}
      <path d="M20 20h600v420H20zM46 46v368h548V46z" fill="var(--cover)" fillRule="evenodd" />
    </svg>
  )
}

const beads = (count: number, from: number) => Array.from({ length: count }, (_, at) => from + at * 37)
