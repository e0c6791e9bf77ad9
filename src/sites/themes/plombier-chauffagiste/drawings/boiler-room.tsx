/** A wall of copper: boiler, gauge, valve, radiator, and one tap that drips. */
export function BoilerRoom({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 560 620" className={className} aria-hidden="true" focusable="false">
      <g fill="none" stroke="var(--copper)" strokeWidth="18" strokeLinejoin="round">
        <path d="M600 90H470v110" />
        <path d="M470 330v70H96v110" />
        <path d="M320 620V400" />
        <path d="M600 150H530v250h-60" />
      </g>
      <g fill="none" stroke="var(--shine)" strokeWidth="3">
        <path d="M600 86H466v114" />
        <path d="M466 330v66H92v114" />
        <path d="M316 620V404" />
      </g>
      <g fill="var(--joint)">
        <path d="M458 76h24v28h-24zM84 388h24v24H84zM458 388h24v24h-24zM308 388h24v24h-24zM518 138h24v24h-24z" />
        <path d="M298 480h44v22h-44zM298 560h44v22h-44z" />
      </g>
      <g stroke="var(--ink)" strokeWidth="5" strokeLinejoin="round">
        <path d="M372 190h164v148H372z" fill="#f4efe6" />
        <path d="M372 190h164v36H372z" fill="#d7e4e2" />
        <circle cx="424" cy="284" r="32" fill="var(--ink)" />
        <path
          d="M424 308c-14 0-20-10-16-20 3-8 10-10 10-22 10 6 12 12 12 18 3-2 4-5 4-8 8 8 10 16 6 24-3 6-9 8-16 8z"
          fill="#f2a65a"
          stroke="none"
        />
        <path d="M476 262h40M476 284h40M476 306h26" fill="none" />
        <circle cx="396" cy="208" r="6" fill="var(--copper)" stroke="none" />
        <circle cx="414" cy="208" r="6" fill="#5fa8a0" stroke="none" />
      </g>
      <g stroke="var(--ink)" strokeWidth="5">
        <circle cx="320" cy="400" r="44" fill="#f4efe6" />
        <path d="M290 416a34 34 0 1 1 60 0" fill="none" stroke="#5fa8a0" strokeWidth="8" />
        <path d="m320 400 20-22" fill="none" stroke="#c2410c" strokeWidth="6" strokeLinecap="round" />
        <circle cx="320" cy="400" r="7" fill="var(--ink)" />
      </g>
      <g stroke="var(--ink)" strokeWidth="5" strokeLinejoin="round">
        <path d="M34 508h124v20H34z" fill="var(--joint)" />
        <path d="M70 528h52v34c0 16-52 16-52 0z" fill="var(--copper)" />
        <path d="M54 470h84v14H54z" fill="#5fa8a0" />
        <path d="M88 484h16v24H88z" fill="var(--joint)" />
      </g>
      <path d="M96 580c-12 18-14 24-14 30a14 14 0 0 0 28 0c0-6-2-12-14-30z" fill="var(--drop)" />
      <g stroke="var(--ink)" strokeWidth="5" fill="#d7e4e2">
        <path d="M14 120h38v190H14zM58 120h38v190H58zM102 120h38v190h-38zM146 120h38v190h-38zM190 120h38v190h-38z" />
        <path d="M8 136h226M8 294h226" fill="none" />
      </g>
      <path d="M228 214h92v150" fill="none" stroke="var(--copper)" strokeWidth="14" />
      <g fill="none" stroke="var(--drop)" strokeWidth="5" strokeLinecap="round" opacity=".75">
        <path d="M44 96c-14-16 14-26 0-44M120 96c-14-16 14-26 0-44M196 96c-14-16 14-26 0-44" />
      </g>
    </svg>
  )
}
