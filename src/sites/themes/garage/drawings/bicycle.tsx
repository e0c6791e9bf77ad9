const SPOKES = Array.from({ length: 12 }, (_, at) => at * 30)

/** A bicycle against the light: two wheels, one frame, nothing hidden. */
export function Bicycle({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 760 520" className={className} aria-hidden="true" focusable="false">
      <path d="M0 0h760v520H0z" fill="var(--panel)" />
      <path d="M0 470h760v6H0z" fill="var(--fold)" />
      {[190, 570].map(x => (
        <g key={x} transform={`translate(${x} 330)`} fill="none">
          <circle r="138" stroke="#fff" strokeWidth="12" />
          <circle r="122" stroke="var(--fold)" strokeWidth="4" />
          {SPOKES.map(angle => (
            <path
              key={angle}
              d="M0 14v108"
              stroke="var(--fold)"
              strokeWidth="3"
              transform={`rotate(${angle})`}
            />
          ))}
          <circle r="12" fill="var(--paint)" />
        </g>
      ))}
      <g fill="none" strokeLinejoin="round" strokeLinecap="round">
        <path
          d="M190 330h172l130-170H282zM282 160l80 170M190 330l92-170M492 160l78 170"
          stroke="var(--paint)"
          strokeWidth="16"
        />
        <path d="M282 160l-16-44M492 160l-18-58" stroke="#fff" strokeWidth="12" />
        <path d="M226 112h76" stroke="#fff" strokeWidth="20" />
        <path d="M474 102h52c26 0 34 34 10 44" stroke="#fff" strokeWidth="12" />
        <path d="M362 330l34 52M380 384h34" stroke="#fff" strokeWidth="10" />
        <path d="M190 316h172M190 344h172" stroke="var(--alarm)" strokeWidth="4" />
      </g>
      <circle cx="362" cy="330" r="34" fill="none" stroke="#fff" strokeWidth="10" />
    </svg>
  )
}
