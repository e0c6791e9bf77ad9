const COURSES = [0, 1, 2, 3, 4, 5]

/** A wall that rises straight: courses of brick, a line, a trowel, a level. */
export function Wall({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 680 540" className={className} aria-hidden="true" focusable="false">
      <g stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round">
        <path d="M20 484h640v16H20z" fill="var(--wood-mid)" />
        {COURSES.map(row =>
          [0, 1, 2, 3, 4]
            .filter(brick => row < 4 || brick < 4 - (row - 3))
            .map(brick => (
              <path
                key={`${row}-${brick}`}
                d="M0 0h92v42H0z"
                transform={`translate(${70 + brick * 100 + (row % 2) * 40} ${436 - row * 50})`}
                fill={(row + brick) % 3 === 0 ? 'var(--wood-dark)' : 'var(--wood)'}
              />
            )),
        )}
        <path d="M360 120h240v40H360z" fill="var(--accent)" />
        <path d="M446 128h68v24h-68z" fill="var(--steel)" />
        <path d="M468 128v24M492 128v24" />
        <path d="M560 300 480 236c-10-8 6-30 16-22l88 58z" fill="var(--wood-deep)" />
        <path d="M572 280 660 300 612 384 548 308z" fill="var(--steel)" />
        <path d="M96 60h14v340H96z" fill="var(--wood-light)" />
      </g>
      <g fill="none" stroke="var(--accent)" strokeWidth="1.5">
        <path d="M60 132h290" strokeDasharray="8 6" />
        <path d="M40 178v306M32 178h16M32 484h16" />
        <path d="M70 520h540M70 512v16M610 512v16" />
      </g>
    </svg>
  )
}
