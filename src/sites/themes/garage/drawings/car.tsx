/** A car from the side, at night, its lamp on the roof lit. */
export function Car({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 760 520" className={className} aria-hidden="true" focusable="false">
      <path d="M0 0h760v520H0z" fill="var(--panel)" />
      <path d="M0 432h760v88H0z" fill="var(--bubble)" />
      <path d="M40 474h100v8H40zM240 474h100v8H240zM440 474h100v8H440zM640 474h100v8H640z" fill="#fff" />
      <path d="M318 96h112l16 44H302z" fill="#fff" />
      <path d="M318 96h112l6 16H312z" fill="var(--alarm)" />
      <path
        d="M56 372V300c0-22 12-34 36-40l108-22 70-76c12-14 26-22 46-22h140c26 0 44 8 58 26l60 74 92 20c28 6 42 24 42 50v62z"
        fill="var(--paint)"
      />
      <path d="M232 240l54-58c8-8 16-12 28-12h40v70zM378 170h72c16 0 26 6 36 18l40 52H378z" fill="#fff" />
      <path d="M364 258v110M140 300h44M640 300h42" stroke="var(--panel)" strokeWidth="6" />
      <path d="M388 272h36" stroke="var(--panel)" strokeWidth="8" strokeLinecap="round" />
      <path d="M692 296h40v26h-40z" fill="#fff" />
      <path d="M732 300 760 290v44l-28-14z" fill="#fff" opacity=".35" />
      <path d="M48 300h24v26H48z" fill="var(--alarm)" />
      {[192, 586].map(x => (
        <g key={x} transform={`translate(${x} 374)`}>
          <circle r="70" fill="var(--panel)" />
          <circle r="58" fill="none" stroke="var(--fold)" strokeWidth="10" />
          <circle r="34" fill="#fff" />
          <circle r="10" fill="var(--panel)" />
        </g>
      ))}
    </svg>
  )
}
