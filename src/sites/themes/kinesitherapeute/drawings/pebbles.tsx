/** Three pebbles that hold on one another above still water: balance, taken up again. */
export function Pebbles({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 760 460" className={className} aria-hidden="true" focusable="false">
      <circle cx="654" cy="132" r="58" fill="var(--sun)" />
      <path d="M0 460c60-90 180-130 320-120s260 30 440-60v180z" fill="var(--water-far)" />
      <path d="M0 460c110-60 230-70 360-50s270 10 400-50v100z" fill="var(--water-near)" />
      <g fill="var(--body)">
        <path d="M382 344c-6-40 52-66 118-66 72 0 136 28 130 68-6 38-62 56-128 56-64 0-114-20-120-58z" />
        <path d="M448 148c2-30 36-48 74-44 36 4 62 26 58 52-4 28-38 42-72 40s-62-20-60-48z" />
      </g>
      <path
        d="M414 236c-2-34 44-54 92-50 50 4 92 26 88 56-4 32-52 46-96 42-46-4-82-18-84-48z"
        fill="var(--bend)"
      />
      <g fill="none" stroke="var(--ground)" strokeWidth="6" strokeLinecap="round" opacity=".5">
        <path d="M420 330c18-18 50-26 84-26M446 226c14-12 34-16 58-14M476 138c10-8 24-12 40-10" />
      </g>
      <g fill="none" stroke="var(--body)" strokeWidth="3" strokeLinecap="round" strokeDasharray="4 14">
        <path d="M60 330c60-20 120-20 180 0M40 372c80-20 150-20 230 0M660 352c30-8 50-8 76-2" />
      </g>
    </svg>
  )
}
