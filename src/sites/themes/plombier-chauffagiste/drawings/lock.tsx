/** A door, its lock opened to the pins, and the key that turns it. */
export function Lock({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 560 620" className={className} aria-hidden="true" focusable="false">
      <g stroke="var(--ink)" strokeWidth="5" strokeLinejoin="round">
        <path d="M60 20h250v600H60z" fill="#d7e4e2" />
        <path d="M92 56h186v200H92zM92 420h186v180H92z" fill="#f4efe6" />
        <path d="M232 290h60v110h-60z" fill="var(--joint)" />
        <path d="M262 320h-96c-20 0-20 24 0 24h96z" fill="var(--copper)" />
        <circle cx="262" cy="378" r="9" fill="var(--ink)" />
        <path d="M310 280h30v60h-30z" fill="#5fa8a0" />
        <circle cx="440" cy="190" r="84" fill="var(--copper)" />
        <circle cx="440" cy="190" r="58" fill="#f4efe6" />
        <path d="M426 180a14 14 0 1 1 28 0c0 8-6 10-6 16l6 34h-28l6-34c0-6-6-8-6-16z" fill="var(--ink)" />
        <path d="M440 106V76M524 190h26M440 274v30M356 190h-26" fill="none" />
        <circle cx="400" cy="520" r="62" fill="var(--copper)" />
        <circle cx="400" cy="520" r="30" fill="#d7e4e2" />
        <path d="M452 504h100v32h-20v26h-20v-26h-14v18h-18v-18h-28z" fill="var(--copper)" />
        <path d="M400 458v-28" stroke="#c2410c" />
      </g>
    </svg>
  )
}
