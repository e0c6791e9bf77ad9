import { Cornflower, Daisy, Poppy, Stem } from './flowers'

const heads = { poppy: Poppy, daisy: Daisy, cornflower: Cornflower }

export type Flower = keyof typeof heads

/** A flower with its stem and two leaves. */
export function Plate({ kind }: { kind: Flower }) {
  const Head = heads[kind]
  return (
    <svg viewBox="0 0 240 280" aria-hidden="true" focusable="false">
      <Stem d="M120 120c4 60-6 100 0 156" />
      <path
        d="M122 220c28-30 56-30 70-24-12 26-40 38-70 24zM120 246c-28-26-54-24-66-16 14 24 42 32 66 16z"
        fill="var(--leaf)"
      />
      <g transform="translate(120 112)">
        <Head />
      </g>
    </svg>
  )
}
