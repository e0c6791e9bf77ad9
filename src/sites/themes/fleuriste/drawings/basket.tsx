/** A basket on the counter: a bottle, a jar, a loaf, a cheese and what the season gave. */
export function Basket({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 620 720" className={className} aria-hidden="true" focusable="false">
      <path d="M130 400C130 150 230 60 310 60s180 90 180 340" fill="none" stroke="#a9743c" strokeWidth="20" />
      <path d="M196 200h64v70c22 14 30 34 30 70v140H166V340c0-36 8-56 30-70z" fill="var(--stem)" />
      <path d="M194 176h68v34h-68z" fill="var(--petal)" />
      <path d="M166 350h124v80H166z" fill="#f7f3e8" />
      <path d="M190 378h76v8h-76zM190 398h48v8h-48z" fill="var(--stem)" />
      <path d="M312 300h120v180H312z" fill="var(--honey)" />
      <path d="M304 272h136v40H304z" fill="var(--petal)" />
      <path d="M330 350h84v70h-84z" fill="#f7f3e8" />
      <circle cx="372" cy="385" r="20" fill="var(--petal)" />
      <path
        d="M428 480c-30-70 0-150 30-220 12-28 34-40 50-32s20 30 12 58c-22 70-30 130-20 194z"
        fill="#d9a566"
      />
      <path
        d="m462 300 30 14M448 346l34 14M440 394l36 12"
        stroke="#f7f3e8"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M96 470c0-52 34-84 74-84s70 32 70 84z" fill="var(--petal)" />
      <path d="M168 392c-4-24 6-40 26-48-2 26-10 40-26 48z" fill="var(--leaf-dark)" />
      <path d="M228 478c0-48 30-74 64-74s62 26 62 74z" fill="var(--leaf)" />
      <path d="M70 460h480l-44 220c-4 16-14 24-30 24H144c-16 0-26-8-30-24z" fill="#c98f52" />
      <path d="M56 450h508v44H56z" fill="#a9743c" />
      <g fill="none" stroke="#a9743c" strokeWidth="8">
        <path d="M84 540h452M96 590h428M106 640h408" />
        <path d="M170 494l22 208M260 494l10 208M360 494l-10 208M450 494l-22 208" />
      </g>
    </svg>
  )
}
