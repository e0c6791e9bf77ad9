import styles from './bars.module.css'

const HEIGHT = 72
const WIDTH = 240

/** A bar for each figure, the last one darker; the words beside it say the same, so readers skip it. */
export function Bars({ values }: { values: number[] }) {
  const top = Math.max(1, ...values)
  const step = WIDTH / Math.max(1, values.length)
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      focusable="false"
      preserveAspectRatio="none"
      className={styles.bars}
    >
      {values.map((value, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in time
          key={at}
          x={at * step + step * 0.12}
          width={step * 0.76}
          y={HEIGHT - barHeight(value, top)}
          height={barHeight(value, top)}
          className={at === values.length - 1 ? styles.last : styles.bar}
        />
      ))}
      <line x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} className={styles.ground} />
    </svg>
  )
}

const barHeight = (value: number, top: number) =>
  value === 0 ? 0 : Math.max(2, (value / top) * (HEIGHT - 4))
