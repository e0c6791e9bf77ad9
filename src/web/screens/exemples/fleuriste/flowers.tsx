import type { ReactNode } from 'react'

const around = (count: number, petal: ReactNode) =>
  Array.from({ length: count }, (_, index) => (360 / count) * index).map(angle => (
    <g key={angle} transform={`rotate(${angle})`}>
      {petal}
    </g>
  ))

/** Where the florets of the lavender stand, from its tip down. */
const florets = Array.from({ length: 11 }, (_, index) => ({
  x: 512 - index * 5 + (index % 2) * 22,
  y: 250 + index * 17,
  turn: index % 2 ? 30 : -30,
}))

function Stem({ d }: { d: string }) {
  return <path d={d} fill="none" stroke="#3f6149" strokeWidth="6" strokeLinecap="round" />
}

function Poppy() {
  return (
    <>
      <g>
        {around(4, <path d="M0-8c-48-20-56-84 0-96 56 12 48 76 0 96z" fill="#d9482f" fillOpacity=".9" />)}
      </g>
      <circle r="20" fill="#33202b" />
      <g>{around(12, <circle cy="-27" r="3.5" fill="#33202b" />)}</g>
    </>
  )
}

function Daisy() {
  return (
    <>
      <g>{around(14, <path d="M0-18c-13-16-11-62 0-70 11 8 13 54 0 70z" fill="#fff" stroke="#d8cfe4" />)}</g>
      <circle r="23" fill="#f0b429" />
    </>
  )
}

function Cornflower() {
  return (
    <>
      <g>{around(9, <path d="m0-12-20-52 12 8 8-20 8 20 12-8z" fill="#4357ad" />)}</g>
      <g>{around(7, <path d="m0-4-7-26 7-8 7 8z" fill="#7a4d9c" />)}</g>
    </>
  )
}

const heads = { poppy: Poppy, daisy: Daisy, cornflower: Cornflower }

/** A bunch as in a herbarium: three flowers of the fields, two branches, their stems tied. */
export function Bunch({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 620 720" className={className} aria-hidden="true" focusable="false">
      <Stem d="M220 210c20 180 60 290 88 480M420 180c-30 200-70 330-104 510M310 320c0 120 4 240 2 370M130 360c60 130 130 220 172 330M496 350c-60 140-120 230-178 340" />
      <g fill="#7fa287">
        {[0, 1, 2, 3, 4].map(pair => (
          <g key={pair} transform={`translate(${138 + pair * 30} ${378 + pair * 54}) rotate(-26)`}>
            <ellipse cx="-30" rx="28" ry="17" />
            <ellipse cx="30" cy="-8" rx="28" ry="17" fill="#5f8a6c" />
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
      <path d="M268 566c30 16 62 16 96 0l4 30c-34 16-72 16-104 0z" fill="#d9482f" />
      <path
        d="M300 596c-20 40-44 60-70 74M330 596c16 44 36 62 66 78"
        fill="none"
        stroke="#d9482f"
        strokeWidth="8"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** One flower on its plate. */
export function Plate({ kind }: { kind: keyof typeof heads }) {
  const Head = heads[kind]
  return (
    <svg viewBox="0 0 240 280" aria-hidden="true" focusable="false">
      <Stem d="M120 120c4 60-6 100 0 156" />
      <path
        d="M122 220c28-30 56-30 70-24-12 26-40 38-70 24zM120 246c-28-26-54-24-66-16 14 24 42 32 66 16z"
        fill="#7fa287"
      />
      <g transform="translate(120 112)">
        <Head />
      </g>
    </svg>
  )
}
