/** Three heads from behind, cut out of coloured paper: a bob, curls, a crop. */
export function Heads({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 720 640" className={className} aria-hidden="true" focusable="false">
      <path d="M0 90C120 20 300 60 380 10s250-20 340 60v570H0z" fill="var(--wash)" />
      <circle cx="560" cy="190" r="120" fill="var(--sun)" />
      <g>
        <path d="M70 640c0-90 40-140 110-150h70c70 10 110 60 110 150z" fill="var(--cloth)" />
        <path d="M184 430h64v90c0 30-64 30-64 0z" fill="#c98a6b" />
        <path
          d="M216 190c-96 0-132 70-132 160 0 60 8 100 18 128 20 8 60 10 60-14 0 0 20 10 54 10s54-10 54-10c0 24 40 22 60 14 10-28 18-68 18-128 0-90-36-160-132-160z"
          fill="var(--hair)"
        />
        <path
          d="M216 196c-8 60-10 170-8 272M176 206c-40 60-52 150-44 262M256 206c40 60 52 150 44 262"
          fill="none"
          stroke="#7a3757"
          strokeWidth="3"
        />
      </g>
      <g>
        <path d="M390 640c4-76 40-114 96-122h80c56 8 92 46 96 122z" fill="#f4efe7" />
        <path d="M492 452h66v82c0 28-66 28-66 0z" fill="#8a5137" />
        <g fill="#231018">
          <circle cx="525" cy="370" r="98" />
          <circle cx="440" cy="338" r="44" />
          <circle cx="460" cy="286" r="44" />
          <circle cx="512" cy="262" r="46" />
          <circle cx="566" cy="270" r="46" />
          <circle cx="606" cy="312" r="44" />
          <circle cx="618" cy="368" r="42" />
          <circle cx="602" cy="424" r="42" />
          <circle cx="450" cy="428" r="42" />
          <circle cx="432" cy="384" r="42" />
        </g>
        <g fill="none" stroke="#5b2c40" strokeWidth="3">
          <path d="M470 300c20-20 44-4 34 16s-34 8-24-8M560 290c20-20 44-4 34 16s-34 8-24-8M510 350c20-20 44-4 34 16s-34 8-24-8M458 380c20-20 44-4 34 16s-34 8-24-8M570 380c20-20 44-4 34 16s-34 8-24-8" />
        </g>
      </g>
      <g fill="none" stroke="var(--hair)" strokeWidth="7" strokeLinecap="round">
        <path d="m332 84 92 150M424 84l-92 150" />
        <circle cx="322" cy="258" r="24" />
        <circle cx="434" cy="258" r="24" />
      </g>
    </svg>
  )
}
