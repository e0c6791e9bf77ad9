/** A garden in section: a tree, a hedge, a bed, and what their roots need. */
export function Garden({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 680 540" className={className} aria-hidden="true" focusable="false">
      <g stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round">
        <path d="M20 400h640v90H20z" fill="var(--wood)" />
        <path d="M20 400h640v16H20z" fill="#7d9463" />
        <path d="M186 400V240h28v160z" fill="var(--wood-deep)" />
        <path d="M200 416c-30 20-50 40-60 64M200 416c0 24 4 44 0 66M200 416c30 20 52 38 64 60" fill="none" />
        <circle cx="200" cy="170" r="120" fill="#9fb083" />
        <circle cx="130" cy="210" r="64" fill="#7d9463" />
        <circle cx="272" cy="216" r="70" fill="#8aa26f" />
        <path d="M380 400v-90c0-14 12-26 26-26h118c14 0 26 12 26 26v90z" fill="#7d9463" />
        <path d="M400 330h130M400 360h130" stroke="#9fb083" strokeWidth="6" />
        <path d="M590 400c-20-40-10-70 14-92 22 22 30 54 10 92z" fill="var(--accent)" />
        <path d="M604 400v-60" />
        <path d="M320 220h16v250h-16z" fill="var(--wood-dark)" transform="rotate(14 328 300)" />
        <path d="M262 448h66l-6 66c-20 14-40 14-56 0z" fill="var(--steel)" />
      </g>
      <g fill="none" stroke="var(--accent)" strokeWidth="1.5">
        <path d="M40 50v350M32 50h16M32 400h16" />
        <path d="M380 516h170M380 508v16M550 508v16" />
      </g>
    </svg>
  )
}
