/** A dovetail joint, opened, with its dimensions: the drawing that the page is built on. */
export function Dovetail({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 680 540" className={className} aria-hidden="true" focusable="false">
      <g stroke="#1d3329" strokeWidth="2" strokeLinejoin="round">
        <path d="M40 330 250 210l170 98-210 120z" fill="#e9c893" />
        <path d="M40 330v66l170 98v-66z" fill="#c99a57" />
        <path d="M210 428v66l70-40v-66z" fill="#d8ae70" />
        <path d="m280 388 0 66 34-34-10-60z" fill="#b98645" />
        <path d="m314 360 36 20v44l-36-4z" fill="#d8ae70" />
        <path d="M350 348v66l70-40v-66z" fill="#d8ae70" />
        <path
          d="M70 324c60-30 110-66 176-96M100 342c60-30 112-64 178-96M136 362c60-30 112-66 178-96M172 382c60-30 112-66 178-96"
          fill="none"
          stroke="#a8773a"
        />
        <path d="M196 236c20 2 34-6 30-14" fill="none" stroke="#a8773a" />
      </g>
      <g stroke="#1d3329" strokeWidth="2" strokeLinejoin="round">
        <path d="M400 250V60l60-34v190z" fill="#d8ae70" />
        <path d="M400 60 570 158v190l-60-35 14-44-44-26-16 40-64-33z" fill="#e9c893" />
        <path d="m400 60 60-34 170 98-60 34z" fill="#f3dab1" />
        <path d="M570 158v190l60-34V124z" fill="#c99a57" />
        <path
          d="M424 90v130M450 104v140M476 120v110M502 134v110M528 150v120M550 162v140"
          fill="none"
          stroke="#a8773a"
        />
      </g>
      <g fill="none" stroke="#8c2f1b" strokeWidth="1.5" strokeDasharray="7 6">
        <path d="M400 250 350 280M570 348 420 434M510 313 380 388" />
      </g>
      <g fill="none" stroke="#8c2f1b" strokeWidth="1.5">
        <path d="M40 420v48M210 518v20M40 462l170 66" />
        <path d="m36 454 8 16M206 520l8 16" />
        <path d="M646 124h22M646 314h22M657 124v190" />
        <path d="m651 130 12-12M651 320l12-12" />
      </g>
      <g fill="#8c2f1b" fontFamily="ui-monospace, Menlo, Consolas, monospace" fontSize="19">
        <text x="76" y="524" transform="rotate(21 96 514)">
          340
        </text>
        <text x="626" y="230" transform="rotate(-90 642 226)">
          190
        </text>
        <text x="250" y="176">
          1 : 7
        </text>
      </g>
      <path d="M282 184c20 30 30 90 36 150" fill="none" stroke="#8c2f1b" strokeWidth="1.5" />
    </svg>
  )
}

/** A small elevation with its dimension line, for a finished work. */
export function Elevation({ kind }: { kind: 'stair' | 'kitchen' | 'window' | 'library' }) {
  return (
    <svg viewBox="0 0 240 170" aria-hidden="true" focusable="false">
      <g fill="#e9c893" stroke="#1d3329" strokeWidth="2" strokeLinejoin="round">
        {kind === 'stair' && (
          <>
            <path d="M20 140h30v-22h30V96h30V74h30V52h30V30h50v20h-40v22h-30v22h-30v22h-30v22H60v22H20z" />
            <path d="M36 118V60M66 96V40M96 74V22M126 52V6M36 60 156-26" fill="none" />
          </>
        )}
        {kind === 'kitchen' && (
          <>
            <path d="M16 86h208v10H16zM20 96h64v46H20zM84 96h64v46H84zM148 96h72v46h-72z" />
            <path d="M20 20h64v40H20zM148 20h72v40h-72z" />
            <path d="M96 86V70h40v16M46 112h12M110 112h12M178 112h12" fill="none" />
          </>
        )}
        {kind === 'window' && (
          <>
            <path d="M50 12h140v130H50z" />
            <path d="M62 24h52v48H62zM126 24h52v48h-52zM62 84h52v46H62zM126 84h52v46h-52z" fill="#dfe9ea" />
            <path d="M120 78v8" fill="none" />
          </>
        )}
        {kind === 'library' && (
          <>
            <path d="M30 10h180v132H30z" />
            <path
              d="M40 20h76v36H40zM124 20h76v36h-76zM40 64h50v34H40zM98 64h102v34H98zM40 106h160v28H40z"
              fill="#fbf5e9"
            />
            <path
              d="M50 56V30h8v26M62 56V34h8v22M74 56V28h8v28M108 98V72h8v26M120 98V76h8v22"
              fill="#1d3329"
            />
          </>
        )}
      </g>
      <path d="M20 158h200M20 152v12M220 152v12" fill="none" stroke="#8c2f1b" strokeWidth="1.5" />
    </svg>
  )
}
