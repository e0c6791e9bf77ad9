const ticks = Array.from({ length: 25 }, (_, index) => index)

/** A dashboard: one dial that runs to the red, four warning lamps, a road underneath. */
export function Dashboard({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 760 520" className={className} aria-hidden="true" focusable="false">
      <path d="M0 520V330C60 130 210 20 380 20s320 110 380 310v190z" fill="var(--panel)" />
      <g transform="translate(380 330)">
        <circle r="262" fill="none" stroke="var(--bubble)" strokeWidth="2" />
        {ticks.map(tick => (
          <path
            key={tick}
            d={tick % 4 === 0 ? 'M-250 0h40' : 'M-250 0h20'}
            stroke={tick > 19 ? 'var(--alarm)' : 'var(--paint)'}
            strokeWidth={tick % 4 === 0 ? 9 : 4}
            transform={`rotate(${-24 + tick * 9.5})`}
          />
        ))}
        <path d="M-11 0 0-206 11 0z" fill="#fff" transform="rotate(58)" />
        <circle r="34" fill="var(--paint)" />
        <circle r="13" fill="var(--panel)" />
      </g>
      <g fill="none" stroke="var(--paint)" strokeWidth="6" strokeLinejoin="round" strokeLinecap="round">
        <path d="M262 452h36l8-10h22l8 10h12v30h-86zM280 442v-12h24M262 468h-12M348 468h12" />
        <path d="M418 484h50v-44h-50zM428 440v-10M458 440v-10M426 460h12M448 460h12M454 454v12" />
      </g>
      <path
        d="M380 486c-18-28 0-48 7-58 7 10 25 30 7 58z"
        fill="none"
        stroke="var(--alarm)"
        strokeWidth="6"
        strokeLinejoin="round"
      />
    </svg>
  )
}
