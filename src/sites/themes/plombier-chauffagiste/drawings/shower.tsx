/** A shower, a basin and its trap on one wall: copper above, water below. */
export function Shower({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 560 620" className={className} aria-hidden="true" focusable="false">
      <g fill="none" stroke="var(--copper)" strokeWidth="18" strokeLinejoin="round">
        <path d="M600 60H150v90" />
        <path d="M330 60v210" />
        <path d="M412 470v60h110v90" />
      </g>
      <g fill="none" stroke="var(--shine)" strokeWidth="3">
        <path d="M600 56H146v94" />
        <path d="M326 60v210" />
      </g>
      <g fill="var(--joint)">
        <path d="M136 46h28v28h-28zM316 46h28v28h-28zM318 132h24v40h-24zM508 516h28v28h-28zM398 516h28v28h-28z" />
      </g>
      <g stroke="var(--ink)" strokeWidth="5" strokeLinejoin="round">
        <path d="M70 190a80 44 0 0 1 160 0z" fill="var(--joint)" />
        <path d="M60 190h180v18H60z" fill="var(--copper)" />
      </g>
      <g fill="none" stroke="var(--drop)" strokeWidth="6" strokeLinecap="round" strokeDasharray="26 20">
        <path d="M84 226v330M118 240v320M152 226v330M186 240v320M218 226v330" />
      </g>
      <g stroke="var(--ink)" strokeWidth="5">
        <circle cx="330" cy="286" r="40" fill="#f4efe6" />
        <path
          d="M330 286V256M330 286l22 16"
          fill="none"
          stroke="#c2410c"
          strokeWidth="7"
          strokeLinecap="round"
        />
        <circle cx="330" cy="286" r="7" fill="var(--ink)" />
      </g>
      <g stroke="var(--ink)" strokeWidth="5" strokeLinejoin="round">
        <path d="M290 390h250v26H290z" fill="#f4efe6" />
        <path d="M306 416h218c-6 40-40 60-109 60s-103-20-109-60z" fill="#d7e4e2" />
        <path d="M398 476h28v40h-28z" fill="var(--copper)" />
        <path d="M424 390v-46h52v16h-34v30z" fill="var(--joint)" />
        <path d="M410 328h46v16h-46z" fill="#5fa8a0" />
        <path d="M20 580h270v40H20z" fill="#d7e4e2" />
        <path d="M128 580h52v12h-52z" fill="var(--joint)" />
      </g>
      <path d="M476 366c-9 12-11 17-11 22a11 11 0 0 0 22 0c0-5-2-10-11-22z" fill="var(--drop)" />
    </svg>
  )
}
