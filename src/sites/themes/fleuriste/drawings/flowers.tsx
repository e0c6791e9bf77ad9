import type { ReactNode } from 'react'

const around = (count: number, petal: ReactNode) =>
  Array.from({ length: count }, (_, index) => Math.round((360 / count) * index * 10) / 10).map(angle => (
    <g key={angle} transform={`rotate(${angle})`}>
      {petal}
    </g>
  ))

export function Stem({ d }: { d: string }) {
  return <path d={d} fill="none" stroke="var(--stem, #3f6149)" strokeWidth="6" strokeLinecap="round" />
}

export function Poppy() {
  return (
    <>
      <g fill="var(--petal, #d9482f)" fillOpacity=".9">
        {around(4, <path d="M0-8c-48-20-56-84 0-96 56 12 48 76 0 96z" />)}
      </g>
      <g fill="#33202b">
        <circle r="20" />
        {around(12, <circle cy="-27" r="3.5" />)}
      </g>
    </>
  )
}

export function Daisy() {
  return (
    <>
      <g fill="#fff" stroke="#d8cfe4">
        {around(14, <path d="M0-18c-13-16-11-62 0-70 11 8 13 54 0 70z" />)}
      </g>
      <circle r="23" fill="#f0b429" />
    </>
  )
}

export function Cornflower() {
  return (
    <>
      <g fill="#4357ad">{around(9, <path d="m0-12-20-52 12 8 8-20 8 20 12-8z" />)}</g>
      <g fill="#7a4d9c">{around(7, <path d="m0-4-7-26 7-8 7 8z" />)}</g>
    </>
  )
}
