/** A watering can and what grows: a pot, its plant, a trowel in the soil. */
export function Potted({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 620 720" className={className} aria-hidden="true" focusable="false">
      <path d="M0 640h620v80H0z" fill="var(--honey)" />
      <g fill="none" stroke="var(--stem)" strokeWidth="10" strokeLinecap="round">
        <path d="M206 452c0-110-8-200-2-330M206 380c-40-40-70-60-118-70M206 330c44-30 76-50 124-56M206 250c-34-30-62-44-96-50M206 210c28-30 52-44 86-52" />
      </g>
      <g fill="var(--leaf)">
        <path d="M204 132c-34-28-40-72-10-112 38 30 44 74 10 112zM88 310c-44 4-72-18-80-58 46-6 78 16 80 58zM330 274c14-42 46-60 88-50-10 44-44 64-88 50z" />
        <path
          d="M110 200c-42-2-64-24-68-62 44 0 68 24 68 62zM292 158c16-40 46-54 84-44-10 42-42 58-84 44zM206 330c-30-14-44-40-38-74 34 12 48 38 38 74z"
          fill="var(--leaf-dark)"
        />
      </g>
      <path d="M92 452h228v52H92z" fill="#b8572f" />
      <path d="M108 504h196l-24 156H132z" fill="#c96a3f" />
      <path d="M380 430h160v210H380z" fill="var(--petal)" />
      <path d="M380 470h160v18H380z" fill="#f7f3e8" />
      <path
        d="M540 470c52-6 70 40 62 90-6 36-30 52-62 52"
        fill="none"
        stroke="var(--petal)"
        strokeWidth="20"
      />
      <path d="M400 432c0-50 30-76 60-76s60 26 60 76" fill="none" stroke="var(--petal)" strokeWidth="18" />
      <path d="M384 600 318 500l22-16 60 76z" fill="var(--petal)" />
      <path d="m290 486 62-40 12 18-62 40z" fill="var(--stem)" />
      <g fill="none" stroke="var(--stem)" strokeWidth="6" strokeLinecap="round" strokeDasharray="12 16">
        <path d="M286 506c-16 20-24 40-26 66M306 512c-8 18-12 34-12 54" />
      </g>
    </svg>
  )
}
