/** How full a package is, as a needle on a quarter of a dial. @param share from 0 to 1 */
export function Gauge({ share }: { share: number }) {
  const angle = Math.round(-90 + share * 180)
  return (
    <svg viewBox="0 0 200 116" aria-hidden="true" focusable="false">
      <path d="M16 104a84 84 0 0 1 168 0" fill="none" stroke="var(--track)" strokeWidth="22" />
      <path
        d="M16 104a84 84 0 0 1 168 0"
        fill="none"
        stroke="var(--paint)"
        strokeWidth="22"
        pathLength="100"
        strokeDasharray={`${Math.round(share * 100)} 100`}
      />
      <path d="m95 104 5-76 5 76z" fill="var(--ink)" transform={`rotate(${angle} 100 104)`} />
      <circle cx="100" cy="104" r="11" fill="var(--ink)" />
    </svg>
  )
}
