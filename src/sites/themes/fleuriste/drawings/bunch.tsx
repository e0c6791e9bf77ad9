import { Cornflower, Daisy, Poppy, Stem } from './flowers'

/** Where the florets of the lavender stand, from its tip down. */
const florets = Array.from({ length: 11 }, (_, index) => ({
  x: 512 - index * 5 + (index % 2) * 22,
  y: 250 + index * 17,
  turn: index % 2 ? 30 : -30,
}))

/** A bunch as in a herbarium: three flowers of the fields, two branches, their stems tied. */
export function Bunch({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 620 720" className={className} aria-hidden="true" focusable="false">
      <Stem d="M220 210c20 180 60 290 88 480M420 180c-30 200-70 330-104 510M310 320c0 120 4 240 2 370M130 360c60 130 130 220 172 330M496 350c-60 140-120 230-178 340" />
      <g fill="var(--leaf)">
        {[0, 1, 2, 3, 4].map(pair => (
          <g key={pair} transform={`translate(${138 + pair * 30} ${378 + pair * 54}) rotate(-26)`}>
            <ellipse cx="-30" rx="28" ry="17" />
            <ellipse cx="30" cy="-8" rx="28" ry="17" fill="var(--leaf-dark)" />
          </g>
        ))}
      </g>
      <g fill="#8a78b8">
        {florets.map(({ x, y, turn }) => (
          <ellipse key={y} cx={x} cy={y} rx="15" ry="10" transform={`rotate(${turn} ${x} ${y})`} />
        ))}
      </g>
      <g transform="translate(214 190) scale(1.45)">
        <Poppy />
      </g>
      <g transform="translate(424 170) scale(1.3)">
        <Daisy />
      </g>
      <g transform="translate(318 322) scale(1.35)">
        <Cornflower />
      </g>
      <g transform="translate(118 350)">
        <Daisy />
      </g>
      <g fill="none" stroke="var(--petal)" strokeWidth="8" strokeLinecap="round">
        <path d="M268 566c30 16 62 16 96 0l4 30c-34 16-72 16-104 0z" fill="var(--petal)" stroke="none" />
        <path d="M300 596c-20 40-44 60-70 74M330 596c16 44 36 62 66 78" />
      </g>
    </svg>
  )
}
