/** A corner of the table: a coffee, bread in its basket, a carafe and two glasses, seen from the front. */
export function Table({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 640 560" className={className} aria-hidden="true" focusable="false">
      <g stroke="var(--ink)" strokeWidth="4" strokeLinejoin="round">
        <path d="M20 470h600v26H20z" fill="var(--accent)" />
        <path
          d="M250 120h70v60c40 30 54 80 54 140 0 90-22 150-34 150H230c-12 0-34-60-34-150 0-60 14-110 54-140z"
          fill="#fffdf6"
        />
        <path
          d="M204 330c30-16 60 14 90 0s50-6 74 0c-2 80-20 140-28 140H230c-10 0-26-60-26-140z"
          fill="var(--accent)"
          opacity=".8"
        />
        <path d="M240 104h90v22h-90z" fill="var(--leaf)" />
        <path
          d="M424 250h110c0 70-18 104-46 112v84h30v24h-78v-24h30v-84c-28-8-46-42-46-112z"
          fill="#fffdf6"
        />
        <path d="M428 290h102c-6 44-22 66-42 72h-18c-20-6-36-28-42-72z" fill="var(--butter)" />
        <path d="M40 396h150c-4 44-20 74-40 74H80c-20 0-36-30-40-74z" fill="var(--butter)" />
        <path d="M52 396c-10-40 20-66 42-52 6-34 52-34 56-2 26-8 46 20 32 54z" fill="#d9a566" />
        <path d="m82 372 10 16M112 362l8 20M142 366l6 18" fill="none" strokeLinecap="round" />
        <path d="M48 420h134M58 444h114" fill="none" />
        <path d="M552 404h70v30c0 22-14 36-35 36s-35-14-35-36z" fill="#fffdf6" />
        <path d="M552 412c-24-4-26 36 6 34" fill="none" />
      </g>
      <g fill="none" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round">
        <path d="M576 386c-10-12 10-20 0-34M600 386c-10-12 10-20 0-34" />
        <path d="M284 100V40M284 66c-34-4-44-26-40-44 26 0 42 16 40 44zM284 54c30-2 42-20 40-38-24 0-40 14-40 38z" />
      </g>
      <path
        d="M284 66c-34-4-44-26-40-44 26 0 42 16 40 44zM284 54c30-2 42-20 40-38-24 0-40 14-40 38z"
        fill="var(--leaf)"
      />
    </svg>
  )
}
