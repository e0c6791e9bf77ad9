/** Creams, oils and a folded towel on a shelf, cut out of coloured paper. */
export function Flasks({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 720 640" className={className} aria-hidden="true" focusable="false">
      <path d="M0 60C140 10 260 70 380 30s260-10 340 40v570H0z" fill="var(--wash)" />
      <circle cx="520" cy="210" r="120" fill="var(--sun)" />
      <path d="M0 566h720v74H0z" fill="var(--cloth)" />
      <path d="M70 566V300c0-30 20-44 44-52v-60h72v60c24 8 44 22 44 52v266z" fill="var(--hair)" />
      <path d="M108 148h84v46h-84z" fill="#f4efe7" />
      <path d="M92 340h116v110H92z" fill="var(--sky)" />
      <path d="M120 376h60M120 400h36" stroke="var(--hair)" strokeWidth="9" strokeLinecap="round" />
      <path d="M262 566V420h170v146z" fill="#f4efe7" />
      <path d="M252 370h190v58H252z" fill="var(--hair)" />
      <circle cx="347" cy="496" r="34" fill="var(--sun)" />
      <path d="M466 566v-58c0-22 16-36 38-36h156c22 0 38 14 38 36v58z" fill="#f4efe7" />
      <path d="M466 520h232M466 544h232" stroke="var(--sky)" strokeWidth="10" />
      <path d="M500 472c0-40 30-62 84-62s84 22 84 62z" fill="var(--sky)" />
      <path
        d="M584 410c-8-70-52-116-112-124 0 66 44 116 112 124zM588 410c-2-84 28-146 84-178 24 78-8 148-84 178z"
        fill="var(--hair)"
      />
    </svg>
  )
}
