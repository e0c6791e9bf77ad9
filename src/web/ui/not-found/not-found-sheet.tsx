/** A folder whose middle sheet is only an outline. */
export function NotFoundSheet() {
  return (
    <svg viewBox="0 0 320 260" width="320" height="260" aria-hidden="true" focusable="false">
      <g stroke="#16181d" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M30 60h84l16 22h160v158H30z" fill="#e4e9fb" />
        <path d="M70 38h180v150H70z" fill="none" strokeDasharray="6 6" stroke="#857f70" />
        <path d="M18 116h268l16 124H34z" fill="#fff1b8" />
        <path d="M54 140h90M54 156h60" stroke="#2438a6" strokeLinecap="round" />
      </g>
      <path
        d="M148 78c0-8 5-13 12-13s12 5 12 12c0 9-12 9-12 19m0 9v1"
        fill="none"
        stroke="#7a4e00"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  )
}
