import { create } from 'qrcode'

/** A QR code as one path: the dark modules on a white ground, with the quiet zone that readers need. */
export function QrCode({
  text,
  label,
  className,
}: {
  text: string
  label: string
  className?: string | undefined
}) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const dark = Array.from(modules.data, (on, n) =>
    on ? `M${n % modules.size} ${Math.floor(n / modules.size)}h1v1h-1z` : '',
  ).join('')
  const side = modules.size + 8
  return (
    <svg viewBox={`-4 -4 ${side} ${side}`} role="img" aria-label={label} className={className}>
      <path d={dark} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
