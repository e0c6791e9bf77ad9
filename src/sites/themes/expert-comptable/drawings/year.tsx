/** How much falls due in each month, from 1 to 5, for a company that closes in December. */
const months = [2, 1, 3, 4, 5, 3, 2, 1, 2, 2, 2, 4].map((load, index) => ({
  letter: 'JFMAMJJASOND'[index],
  x: 24 + index * 50.5,
  coins: Array.from({ length: load }, (_, coin) => 232 - coin * 38),
}))

/** A year of deadlines as the columns of a ledger: the tall ones are where help is needed. */
export function Year({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 640 330" className={className} aria-hidden="true" focusable="false">
      <g stroke="var(--thread)" strokeWidth="1">
        {[40, 90, 140, 190, 240].map(y => (
          <path key={y} d={`M20 ${y}h604`} />
        ))}
      </g>
      {months.map(({ letter, x, coins }) => (
        <g
          key={x}
          transform={`translate(${x} 0)`}
          fill={coins.length >= 4 ? 'var(--margin)' : 'var(--cover)'}
        >
          {coins.map(y => (
            <circle key={y} cx="20" cy={y} r="18" />
          ))}
          <text x="20" y="286" textAnchor="middle" fontSize="22" fill="var(--cover)">
            {letter}
          </text>
        </g>
      ))}
      <path d="M20 258h604" stroke="var(--cover)" strokeWidth="2.5" />
    </svg>
  )
}
