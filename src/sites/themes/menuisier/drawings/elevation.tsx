export type ElevationKind = 'stair' | 'kitchen' | 'window' | 'door' | 'library'

/** A small elevation with its dimension line, for a finished work. */
export function Elevation({ kind }: { kind: ElevationKind }) {
  return (
    <svg viewBox="0 0 240 170" aria-hidden="true" focusable="false">
      <g fill="var(--wood)" stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round">
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
        {kind === 'door' && (
          <>
            <path d="M76 8h88v134H76z" />
            <path d="M84 16h72v126H84z" fill="#fbf5e9" />
            <path d="M94 26h52v46H94zM94 84h52v48H94zM90 78h10" fill="none" />
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
              fill="var(--ink)"
            />
          </>
        )}
      </g>
      <path d="M20 158h200M20 152v12M220 152v12" fill="none" stroke="var(--accent)" strokeWidth="1.5" />
    </svg>
  )
}
