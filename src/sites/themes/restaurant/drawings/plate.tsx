/** The table from above: a plate, a trout, lemon, sage, and what surrounds it. */
export function Plate({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 640 560" className={className} aria-hidden="true" focusable="false">
      <circle cx="320" cy="290" r="236" fill="#fffdf6" stroke="var(--ink)" strokeWidth="4" />
      <circle cx="320" cy="290" r="176" fill="none" stroke="var(--ink)" strokeWidth="2" />
      <circle
        cx="320"
        cy="290"
        r="218"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="3"
        strokeDasharray="2 14"
        strokeLinecap="round"
      />
      <g stroke="var(--ink)" strokeWidth="3.5" strokeLinejoin="round">
        <path
          d="M168 300c40-70 150-98 238-42l72-44c-8 34-8 96 6 140l-74-34c-90 52-204 34-242-20z"
          fill="#9fb7b0"
        />
        <path d="M200 318c60 30 150 30 210-2" fill="none" />
        <path d="M260 246c-12 34-12 66 0 92" fill="none" />
        <circle cx="212" cy="288" r="7" fill="var(--ink)" />
        <path d="M300 238c16-26 50-34 82-20l-16 26z" fill="#7d9a92" />
      </g>
      <g fill="var(--accent)">
        <circle cx="300" cy="288" r="5" />
        <circle cx="328" cy="276" r="5" />
        <circle cx="356" cy="290" r="5" />
        <circle cx="336" cy="302" r="5" />
        <circle cx="386" cy="282" r="5" />
      </g>
      <g stroke="var(--ink)" strokeWidth="3">
        <circle cx="300" cy="408" r="40" fill="var(--butter)" />
        <circle cx="300" cy="408" r="30" fill="#fbe9a6" />
        <path d="M300 378v60M274 393l52 30M274 423l52-30" />
      </g>
      <g fill="var(--leaf)" stroke="var(--ink)" strokeWidth="2.5">
        <path d="M388 406c10-30 44-40 66-32-4 28-34 46-66 32zM384 414c-4 28 14 52 38 56 8-24-8-52-38-56z" />
        <path d="M224 186c-8-26 8-50 30-56 10 24 0 50-30 56zM216 190c-26-2-46 14-48 36 26 6 48-10 48-36z" />
      </g>
      <path
        d="m388 406 50-24M384 414l30 44M224 186l24-42M216 190l-36 28"
        stroke="var(--ink)"
        strokeWidth="2.5"
      />
      <g fill="none" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round">
        <path d="M40 96v120c0 22 30 22 30 0V96M55 96v110M55 232v226" />
        <path d="M598 96c-24 20-30 90-22 150h18M596 96v362" />
      </g>
    </svg>
  )
}
