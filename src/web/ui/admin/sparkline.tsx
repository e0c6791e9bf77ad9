/** A small line of figures; the words beside it say the same, so readers skip it. */
export function Sparkline({ values }: { values: number[] }) {
  const top = Math.max(1, ...values)
  const step = 96 / Math.max(1, values.length - 1)
  const points = values.map(
    (value, at) => `${(at * step + 2).toFixed(1)},${(26 - (value / top) * 22).toFixed(1)}`,
  )
  return (
    <svg width="100" height="28" viewBox="0 0 100 28" aria-hidden="true" focusable="false">
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="var(--carbone)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <circle
        cx={points.at(-1)?.split(',')[0]}
        cy={points.at(-1)?.split(',')[1]}
        r="2"
        fill="var(--carbone)"
      />
    </svg>
  )
}
