/** A pot, a roller and a brush before three shades on the wall. */
export function Brushes({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 680 540" className={className} aria-hidden="true" focusable="false">
      <g stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round">
        <path d="M40 40h170v250H40z" fill="var(--wood-light)" />
        <path d="M210 40h170v250H210z" fill="var(--wood)" />
        <path d="M380 40h170v110c-40 20-60-10-90 10s-50 6-80 16z" fill="var(--wood-dark)" />
        <path d="M380 176c30-10 50 4 80-16s50 10 90-10v140H380z" fill="var(--card)" />
        <path d="M20 484h640v16H20z" fill="var(--wood-mid)" />
        <path d="M80 330h190l-14 154H94z" fill="var(--steel)" />
        <path d="M76 316h198v26H76z" fill="var(--wood-dark)" />
        <path
          d="M110 342c0 40 6 66 16 66s12-30 12-66zM190 342c0 26 4 44 12 44s10-20 10-44z"
          fill="var(--wood-dark)"
        />
        <path d="M76 330C70 220 280 220 274 330" fill="none" />
        <path d="M430 120h190v56H430z" fill="var(--steel)" />
        <path d="M416 130h14v36h-14zM620 130h14v36h-14z" fill="var(--wood-deep)" />
        <path d="M634 148h24v84H520v40" fill="none" strokeWidth="6" />
        <path d="M508 272h24l6 190c0 14-36 14-36 0z" fill="var(--accent)" />
        <path d="M330 484 346 390h48l16 94z" fill="var(--wood-dark)" />
        <path d="M342 366h56v30h-56z" fill="var(--steel)" />
        <path d="M348 366c0-40 8-56 8-84 0-18 28-18 28 0 0 28 8 44 8 84z" fill="var(--wood)" />
      </g>
      <g fill="none" stroke="var(--accent)" strokeWidth="1.5">
        <path d="M40 308h510M40 300v16M210 300v16M380 300v16M550 300v16" />
        <path d="M18 40v250M10 40h16M10 290h16" />
      </g>
    </svg>
  )
}
