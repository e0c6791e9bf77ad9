const BREAKERS = [0, 1, 2, 3, 4, 5]

/** A switchboard, its breakers up but one, a socket and a lamp that is on. */
export function Switchboard({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 560 620" className={className} aria-hidden="true" focusable="false">
      <g fill="none" stroke="var(--copper)" strokeWidth="12" strokeLinejoin="round">
        <path d="M180 60V0M180 360v120H60v140M300 360v70h140v60M300 60V20h140v60" />
      </g>
      <g stroke="var(--ink)" strokeWidth="5" strokeLinejoin="round">
        <path d="M60 60h330v300H60z" fill="#f4efe6" />
        <path d="M84 84h282v112H84zM84 224h282v112H84z" fill="#d7e4e2" />
        {BREAKERS.map(at => (
          <g key={at} transform={`translate(${98 + at * 44} 0)`}>
            <path d="M0 96h36v88H0zM0 236h36v88H0z" fill="#f4efe6" />
            <path d="M10 108h16v32H10z" fill="var(--joint)" />
            <path
              d={at === 3 ? 'M10 278h16v32H10z' : 'M10 248h16v32H10z'}
              fill={at === 3 ? '#c2410c' : 'var(--joint)'}
            />
          </g>
        ))}
        <path d="M414 80h52v34h-52z" fill="var(--joint)" />
        <path
          d="M440 114c52 0 78 38 66 80-8 26-26 34-26 60h-80c0-26-18-34-26-60-12-42 14-80 66-80z"
          fill="#f6d98a"
        />
        <path d="M404 254h72v26h-72z" fill="#5fa8a0" />
        <path d="M424 250v-46l16 14 16-14v46" fill="none" />
        <path d="M380 490h130v110H380z" fill="#f4efe6" />
        <circle cx="445" cy="545" r="40" fill="#d7e4e2" />
        <circle cx="430" cy="545" r="5" fill="var(--ink)" />
        <circle cx="460" cy="545" r="5" fill="var(--ink)" />
        <path d="M445 520v10" />
        <path d="M24 560h72v60H24z" fill="#5fa8a0" />
      </g>
      <g fill="none" stroke="#f6d98a" strokeWidth="6" strokeLinecap="round">
        <path d="M356 120l-20-14M524 120l20-14M346 190h-20M534 190h20" />
      </g>
    </svg>
  )
}
