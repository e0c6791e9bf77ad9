import type { ReactNode } from 'react'

const ink = { stroke: '#16181d', strokeWidth: 1.5, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

/** A browser window in which someone asks and the site answers. */
export function AssistantDrawing() {
  return (
    <Drawing>
      <g {...ink} fill="none">
        <path d="M22 26h212v140H22z" fill="#e4e9fb" />
        <path d="M14 18h212v140H14z" fill="#fff" />
        <path d="M14 42h212" />
        <circle cx="27" cy="30" r="3.5" fill="#fbe4df" />
        <circle cx="40" cy="30" r="3.5" fill="#fff1b8" />
        <circle cx="53" cy="30" r="3.5" fill="#dcefe2" />
        <path d="M30 58h74v42H30z" fill="#dcefe2" />
        <path d="m30 92 20-16 16 12 12-8 26 20" />
        <path d="M30 116h74M30 128h56M30 140h64" stroke="#857f70" />
        <path d="M128 58h82v30h-66l-10 10V88h-6z" fill="#fff1b8" />
        <path d="M140 69h56M140 78h34" />
        <path d="M272 104h-92v38h76l10 11v-11h6z" fill="#fff" />
        <path d="M192 116h64M192 124h64M192 132h38" stroke="#2438a6" />
      </g>
      <path d="m262 76 3.2 8.8L274 88l-8.8 3.2L262 100l-3.2-8.8L250 88l8.8-3.2z" fill="#2438a6" />
    </Drawing>
  )
}

/** A decision letter under its envelope flap, with the guilloché rosette of an official paper. */
export function AidDrawing() {
  return (
    <Drawing>
      <g {...ink} fill="none">
        <path d="M40 72h208v92H40z" fill="#fbe4df" />
        <path d="M66 12h156v124H66z" fill="#fff" />
        <path d="M82 32h62M82 46h92M82 58h78M82 70h88" stroke="#857f70" />
        <path d="M40 72v92h208V72l-104 62z" fill="#fff1b8" />
        <path d="m40 164 76-46m132 46-76-46" />
      </g>
      <g transform="translate(196 50)" fill="none" stroke="#2438a6" strokeWidth="0.9">
        {[0, 22.5, 45, 67.5, 90, 112.5, 135, 157.5].map(angle => (
          <ellipse key={angle} rx="19" ry="7.5" transform={`rotate(${angle})`} />
        ))}
        <circle r="4" fill="#fff" />
      </g>
    </Drawing>
  )
}

/** A folder of pieces with its tabs, one of them being checked. */
export function FolderDrawing() {
  return (
    <Drawing>
      <g {...ink} fill="none">
        <path d="M30 40h70l12 14h140v106H30z" fill="#dcefe2" />
        <path d="M52 18h130v100H52z" fill="#fff" />
        <path d="M66 34h60M66 46h92M66 58h80" stroke="#857f70" />
        <path d="M74 28h130v100H74z" fill="#fff1b8" transform="rotate(4 139 78)" />
        <path d="M92 48h66M91 60h88" stroke="#2438a6" transform="rotate(4 139 78)" />
        <path d="M18 84h250l-18 78H36z" fill="#e4e9fb" />
        <path d="M52 104h64M50 116h42" />
        <circle cx="206" cy="118" r="25" fill="#fff" />
        <path d="m224 136 20 22" strokeWidth="5" />
      </g>
      <path d="m195 118 8 8 15-17" fill="none" stroke="#1a6844" strokeWidth="3.5" strokeLinecap="round" />
    </Drawing>
  )
}

/** 1.5 px ink, flat sheets, nothing bought; read by nobody, since the words say the same. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 288 176" width="288" height="176" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}
