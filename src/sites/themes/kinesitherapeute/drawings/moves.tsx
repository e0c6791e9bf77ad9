/** A body in three arcs: standing, bending, reaching. The path between them is the treatment. */
export function Moves({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 760 460" className={className} aria-hidden="true" focusable="false">
      <path d="M0 460c60-120 180-150 300-120s240 20 460-110v230z" fill="var(--water-far)" />
      <path d="M0 460c90-70 210-80 340-50s270 0 420-70v120z" fill="var(--water-near)" />
      <circle cx="636" cy="104" r="64" fill="var(--sun)" />
      <path
        d="M70 300C150 40 330 20 420 150s180 120 260-40"
        fill="none"
        stroke="var(--body)"
        strokeWidth="3"
        strokeDasharray="4 14"
        strokeLinecap="round"
      />
      <g fill="none" stroke="var(--body)" strokeWidth="30" strokeLinecap="round" strokeLinejoin="round">
        <path d="M124 214c4 50 2 84-6 124l-18 92M118 338l34 92M616 208c-10 46-14 80-10 118l-42 92M606 326l62 86" />
        <path
          d="M124 236c-26 30-34 62-30 96M126 236c24 26 36 56 36 92M620 226c40-18 66-52 76-104M612 228c-36-14-62-42-72-84"
          strokeWidth="22"
        />
        <g stroke="var(--bend)">
          <path d="M350 232c40-14 72 10 82 62l-34 54 18 84M432 294l10 60-28 78" />
          <path d="M356 240c-20 40-28 70-26 116" strokeWidth="22" />
        </g>
      </g>
      <g fill="var(--body)">
        <circle cx="124" cy="158" r="31" />
        <circle cx="618" cy="150" r="31" />
        <circle cx="312" cy="214" r="31" fill="var(--bend)" />
      </g>
    </svg>
  )
}
