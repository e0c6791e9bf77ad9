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
      <g stroke="#b9c7b4" strokeWidth="1">
        {[40, 90, 140, 190, 240].map(y => (
          <path key={y} d={`M20 ${y}h604`} />
        ))}
      </g>
      {months.map(({ letter, x, coins }) => (
        <g key={x} transform={`translate(${x} 0)`} fill={coins.length >= 4 ? '#b4402c' : '#12402f'}>
          {coins.map(y => (
            <circle key={y} cx="20" cy={y} r="18" />
          ))}
          <text x="20" y="286" textAnchor="middle" fontSize="22" fill="#12402f">
            {letter}
          </text>
        </g>
      ))}
      <path d="M20 258h604" stroke="#12402f" strokeWidth="2.5" />
    </svg>
  )
}

/** A monogram in place of a portrait: two letters in the shapes of an old printer's stock. */
export function Monogram({ letters, shape }: { letters: string; shape: 'round' | 'arch' | 'square' }) {
  const ground = {
    round: 'M60 4a56 56 0 1 0 0 112A56 56 0 0 0 60 4z',
    arch: 'M6 116V60a54 54 0 0 1 108 0v56z',
    square: 'M8 8h104v104H8z',
  }[shape]
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <path d={ground} fill={{ round: '#e8c46a', arch: '#c8dccb', square: '#f0cfc2' }[shape]} />
      <text
        x="60"
        y="80"
        textAnchor="middle"
        fontSize="52"
        fill="#12402f"
        fontFamily="Newsreader, Georgia, serif"
        fontWeight="600"
      >
        {letters}
      </text>
    </svg>
  )
}
