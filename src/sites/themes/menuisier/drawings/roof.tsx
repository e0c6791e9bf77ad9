const RAFTERS = [0, 1, 2, 3, 4, 5]

/** A roof as it is framed, half of it tiled already, with its measures. */
export function Roof({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 680 540" className={className} aria-hidden="true" focusable="false">
      <g stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round">
        <path d="M60 340h560v24H60z" fill="var(--wood-mid)" />
        <path d="M328 96h24v244h-24z" fill="var(--wood)" />
        <path d="M52 340 328 84h26L84 340z" fill="var(--wood-dark)" />
        <path d="M628 340 352 84h-26l270 256z" fill="var(--wood-dark)" />
        <path d="m200 340 130-70v24l-86 46zM480 340l-130-70v24l86 46z" fill="var(--wood-light)" />
        {RAFTERS.map(at => (
          <path
            key={at}
            d="M0 0h62v16c0 16-62 16-62 0z"
            transform={`translate(${352 + at * 44} ${80 + at * 42}) rotate(43)`}
            fill="var(--accent)"
          />
        ))}
        <path d="M100 364h480v120H100z" fill="var(--card)" />
        <path d="M150 392h80v92h-80zM450 392h80v60h-80z" fill="var(--steel)" />
        <path d="M190 392v92M490 392v60M450 422h80" />
        <path d="M20 484h640v10H20z" fill="var(--wood-deep)" />
      </g>
      <g fill="none" stroke="var(--accent)" strokeWidth="1.5">
        <path d="M60 520h560M60 512v16M620 512v16" />
        <path d="M24 84v256M16 84h16M16 340h16" />
        <path d="M120 300a60 60 0 0 1 22 40" />
      </g>
    </svg>
  )
}
