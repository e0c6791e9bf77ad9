/** A plane on its bench, a square, a saw and shavings: the tools that the plan is made with. */
export function Bench({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 680 540" className={className} aria-hidden="true" focusable="false">
      <g stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round">
        <path d="M20 400h640v40H20z" fill="var(--wood)" />
        <path d="M60 440h44v90H60zM576 440h44v90h-44z" fill="var(--wood-mid)" />
        <path d="M20 414h640M20 426h420" stroke="var(--grain)" />
        <path d="M180 330h320c12 0 20 12 20 28v42H150v-34c0-22 12-36 30-36z" fill="var(--wood-dark)" />
        <path d="M298 330l40-86h34l-36 86z" fill="var(--steel)" />
        <path d="M350 330l28-58c10-8 26-4 30 8l18 50z" fill="var(--wood-deep)" />
        <path d="M440 330c-8-46 18-78 52-76 26 2 34 30 16 40-12 8-26 2-24 36z" fill="var(--wood-deep)" />
        <path d="M176 330c-6-30 8-48 26-48s30 18 24 48z" fill="var(--wood-deep)" />
        <path
          d="M300 244c-40-36-104-30-110 8-4 30 40 38 48 12 6-20-22-28-28-10"
          fill="none"
          stroke="var(--wood-mid)"
          strokeWidth="9"
        />
        <path d="M300 244c-40-36-104-30-110 8-4 30 40 38 48 12 6-20-22-28-28-10" fill="none" />
        <path d="M60 96h150v34H94v226H60z" fill="var(--steel)" />
        <path d="M60 356V96h34v260z" fill="var(--wood-mid)" />
        <path d="M120 130v10M146 130v10M172 130v10M198 130v10" />
        <path d="M330 70h240l60 66-8 26H330z" fill="var(--steel)" />
        <path
          d="M330 60c-40-16-80 0-84 44-4 40 30 68 66 66 20 0 24-10 18-24-18 6-48-4-44-32 4-26 28-30 44-20z"
          fill="var(--wood)"
        />
      </g>
      <g fill="none" stroke="var(--accent)" strokeWidth="1.5">
        <path d="M330 184h292M330 177v14M622 177v14" />
        <path d="M36 96v260M29 96h14M29 356h14" />
        <path d="M150 470h370M150 463v14M520 463v14" />
      </g>
    </svg>
  )
}
