/** A mirror, a comb and scissors on a shelf, cut out of coloured paper. */
export function Tools({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 720 640" className={className} aria-hidden="true" focusable="false">
      <path d="M0 60C140 10 260 70 380 30s260-10 340 40v570H0z" fill="var(--wash)" />
      <circle cx="250" cy="270" r="190" fill="var(--hair)" />
      <circle cx="250" cy="270" r="164" fill="var(--sky)" />
      <path d="M130 300 290 120M170 350 360 150" stroke="#fff" strokeWidth="10" strokeLinecap="round" />
      <path d="M222 452h56v120h-56z" fill="var(--hair)" />
      <path d="M0 566h720v74H0z" fill="var(--cloth)" />
      <g fill="var(--sun)">
        <path d="M470 250a26 26 0 0 1 52 0v316h-52z" />
        <path d="M530 262h70v14h-70zM530 288h70v14h-70zM530 314h70v14h-70zM530 340h70v14h-70zM530 366h70v14h-70zM530 392h70v14h-70zM530 418h70v14h-70zM530 444h70v14h-70zM530 470h70v14h-70zM530 496h70v14h-70zM530 522h70v14h-70z" />
        <path d="M514 250h24v316h-24z" />
      </g>
      <g fill="none" stroke="var(--hair)" strokeWidth="9" strokeLinecap="round">
        <path d="m432 96 130 96M446 210l124-106" />
        <circle cx="408" cy="232" r="27" />
        <circle cx="402" cy="76" r="27" />
      </g>
      <path d="M612 566c0-60 10-84 10-150h52c0 66 10 90 10 150z" fill="#f4efe7" />
      <path d="M626 376h44v40h-44z" fill="var(--hair)" />
      <path d="M88 566c0-40 14-62 14-92h72c0 30 14 52 14 92z" fill="#f4efe7" />
    </svg>
  )
}
