interface DovetailProps {
  className?: string | undefined
  /** Whether figures stand on its dimension lines: a firm that exists measured nothing of the sort. */
  measured?: boolean
}

/** A dovetail joint, opened, with its dimensions: the drawing that the page is built on. */
export function Dovetail({ className, measured = true }: DovetailProps) {
  return (
    <svg viewBox="0 0 680 540" className={className} aria-hidden="true" focusable="false">
      <g stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round">
        <path d="M40 330 250 210l170 98-210 120z" fill="var(--wood)" />
        <path d="M40 330v66l170 98v-66z" fill="var(--wood-dark)" />
        <path d="M210 428v66l70-40v-66z" fill="var(--wood-mid)" />
        <path d="m280 388 0 66 34-34-10-60z" fill="var(--wood-deep)" />
        <path d="m314 360 36 20v44l-36-4z" fill="var(--wood-mid)" />
        <path d="M350 348v66l70-40v-66z" fill="var(--wood-mid)" />
        <path
          d="M70 324c60-30 110-66 176-96M100 342c60-30 112-64 178-96M136 362c60-30 112-66 178-96M172 382c60-30 112-66 178-96"
          fill="none"
          stroke="var(--grain)"
        />
        <path d="M196 236c20 2 34-6 30-14" fill="none" stroke="var(--grain)" />
      </g>
      <g stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round">
        <path d="M400 250V60l60-34v190z" fill="var(--wood-mid)" />
        <path d="M400 60 570 158v190l-60-35 14-44-44-26-16 40-64-33z" fill="var(--wood)" />
        <path d="m400 60 60-34 170 98-60 34z" fill="var(--wood-light)" />
        <path d="M570 158v190l60-34V124z" fill="var(--wood-dark)" />
        <path
          d="M424 90v130M450 104v140M476 120v110M502 134v110M528 150v120M550 162v140"
          fill="none"
          stroke="var(--grain)"
        />
      </g>
      <g fill="none" stroke="var(--accent)" strokeWidth="1.5" strokeDasharray="7 6">
        <path d="M400 250 350 280M570 348 420 434M510 313 380 388" />
      </g>
      <g fill="none" stroke="var(--accent)" strokeWidth="1.5">
        <path d="M40 420v48M210 518v20M40 462l170 66" />
        <path d="m36 454 8 16M206 520l8 16" />
        <path d="M646 124h22M646 314h22M657 124v190" />
        <path d="m651 130 12-12M651 320l12-12" />
      </g>
      {measured && (
        <g fill="var(--accent)" fontFamily="ui-monospace, Menlo, Consolas, monospace" fontSize="19">
          <text x="76" y="524" transform="rotate(21 96 514)">
            340
          </text>
          <text x="626" y="230" transform="rotate(-90 642 226)">
            190
          </text>
          <text x="250" y="176">
            1&nbsp;: 7
          </text>
        </g>
      )}
      <path d="M282 184c20 30 30 90 36 150" fill="none" stroke="var(--accent)" strokeWidth="1.5" />
    </svg>
  )
}
