const FIFTHS = [0, 72, 144, 216, 288]
const TREADS = Array.from({ length: 36 }, (_, at) => at * 10)

/** A wheel off the ground, its five nuts, and the spanner that turns them. */
export function Wheel({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 760 520" className={className} aria-hidden="true" focusable="false">
      <path d="M0 508h760v12H0z" fill="var(--panel)" />
      <g transform="translate(330 258)">
        <circle r="240" fill="var(--panel)" />
        {TREADS.map(angle => (
          <path
            key={angle}
            d="M0-240v26"
            stroke="var(--fold)"
            strokeWidth="7"
            transform={`rotate(${angle})`}
          />
        ))}
        <circle r="196" fill="none" stroke="var(--fold)" strokeWidth="3" />
        <circle r="166" fill="#fff" />
        <circle r="150" fill="var(--panel)" />
        {FIFTHS.map(angle => (
          <path key={angle} d="M-30-152h60L17-40h-34z" fill="#fff" transform={`rotate(${angle})`} />
        ))}
        <circle r="62" fill="#fff" />
        <circle r="20" fill="var(--paint)" />
        {FIFTHS.map(angle => (
          <circle
            key={angle}
            cy="-41"
            r="8"
            fill={angle === 72 ? 'var(--alarm)' : 'var(--panel)'}
            transform={`rotate(${angle})`}
          />
        ))}
      </g>
      <g transform="rotate(24 620 300)">
        <path
          d="M602 196a52 52 0 1 1 44 0v196a52 52 0 1 1-44 0zM624 108l-26 18v34l26 18 26-18v-34z"
          fill="var(--panel)"
          fillRule="evenodd"
        />
        <path d="M616 220h16v150h-16z" fill="var(--paint)" />
      </g>
    </svg>
  )
}
