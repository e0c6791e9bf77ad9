import { Cornflower, Daisy, Poppy, Stem } from './flowers'

/** Five stems in a jug on the counter, a fallen petal beside it. */
export function Vase({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 620 720" className={className} aria-hidden="true" focusable="false">
      <Stem d="M300 470c-20-120-60-200-110-270M312 470c4-140 20-240 70-330M322 470c30-90 80-140 138-180M292 470c-50-70-100-110-160-130M310 470c0-60 0-110-2-160" />
      <g fill="var(--leaf)">
        <path d="M222 250c-50-12-86 8-96 28 34 18 78 8 96-28zM352 220c46-22 86-8 100 12-28 24-72 22-100-12z" />
        <path
          d="M246 340c-34 26-42 66-32 88 34-12 50-52 32-88zM402 346c40-4 68 22 72 44-34 8-66-12-72-44z"
          fill="var(--leaf-dark)"
        />
      </g>
      <g transform="translate(186 186) scale(1.25)">
        <Cornflower />
      </g>
      <g transform="translate(392 138) scale(1.35)">
        <Poppy />
      </g>
      <g transform="translate(468 286) scale(1.05)">
        <Daisy />
      </g>
      <g transform="translate(124 340) scale(.95)">
        <Poppy />
      </g>
      <g transform="translate(306 304) scale(1.2)">
        <Daisy />
      </g>
      <path
        d="M214 440h192c-4 40 36 70 44 130 6 56-10 116-38 150H208c-28-34-44-94-38-150 8-60 48-90 44-130z"
        fill="#f7f3e8"
      />
      <path d="M206 440a104 20 0 0 0 208 0 104 20 0 0 0-208 0z" fill="var(--stem)" />
      <path d="M172 580c86 26 190 26 276 0l1 26c-88 26-190 26-278 0z" fill="var(--petal)" />
      <path
        d="M424 490c70-20 110 20 92 74-14 42-46 62-76 70"
        fill="none"
        stroke="#f7f3e8"
        strokeWidth="22"
        strokeLinecap="round"
      />
      <path d="M500 704c12-30 58-36 78-10-18 24-56 28-78 10z" fill="var(--petal)" />
    </svg>
  )
}
