/** Three sheets of the pad and the stamp on the top one; the favicon is the same drawing. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <g stroke="#16181d" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M10.5 9.5h17v20h-17z" fill="#dcefe2" />
        <path d="M7 6h17v20H7z" fill="#fff1b8" />
        <path d="M3.5 2.5h17v20h-17z" fill="#fff" />
        <path d="M7 7.5h10M7 11h6" stroke="#2438a6" fill="none" strokeLinecap="round" />
      </g>
      <circle cx="14.5" cy="16.5" r="4" fill="none" stroke="#c5311d" strokeWidth="1.5" />
      <path d="m12.8 16.6 1.3 1.3 2.3-2.6" fill="none" stroke="#c5311d" strokeWidth="1.5" />
    </svg>
  )
}
