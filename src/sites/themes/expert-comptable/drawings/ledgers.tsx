/** Each ledger: where it stands on the shelf, how wide and how tall it is, its cloth. */
const ledgers: [x: number, width: number, height: number, cloth: string][] = [
  [40, 74, 330, 'var(--cover)'],
  [118, 56, 290, 'var(--margin)'],
  [178, 88, 352, 'var(--fold)'],
  [270, 62, 306, 'var(--gold)'],
  [336, 78, 338, 'var(--cover)'],
]

/** A shelf of ledgers, the last one leaning, a coin left before them. */
export function Ledgers({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 640 460" className={className} aria-hidden="true" focusable="false">
      <path d="M0 70h640v340H0z" fill="var(--leaf)" />
      {ledgers.map(([x, width, height, cloth]) => (
        <g key={x} transform={`translate(${x} ${410 - height})`}>
          <path d={`M0 0h${width}v${height}H0z`} fill={cloth} />
          <path d={`M12 48h${width - 24}v62H12z`} fill="var(--ground)" />
          <path
            d={`M20 66h${width - 40}M20 80h${width - 40}M20 94h${width - 52}`}
            stroke="var(--ink)"
            strokeWidth="3"
          />
          <path
            d={`M0 ${height - 44}h${width}M0 ${height - 34}h${width}`}
            stroke="var(--ground)"
            strokeWidth="3"
          />
        </g>
      ))}
      <g transform="rotate(14 520 410)">
        <path d="M448 90h70v320h-70z" fill="var(--rose)" />
        <path d="M460 136h46v62h-46z" fill="var(--ground)" />
        <path d="M468 154h30M468 168h30M468 182h20" stroke="var(--ink)" strokeWidth="3" />
      </g>
      <path d="M0 408h640v22H0z" fill="var(--cover)" />
      <path d="M0 436h640" stroke="var(--margin)" strokeWidth="3" />
      <circle cx="590" cy="380" r="28" fill="var(--gold)" />
      <circle cx="590" cy="380" r="19" fill="none" stroke="var(--cover)" strokeWidth="3" />
    </svg>
  )
}
