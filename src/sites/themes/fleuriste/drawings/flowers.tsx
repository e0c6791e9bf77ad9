type Point = [x: number, y: number]

/** One path of a petal repeated around the middle. @param shape where it starts, then steps from there */
function ring(count: number, [start, ...steps]: [Point, ...Point[]], command: 'c' | 'l'): string {
  return Array.from({ length: count }, (_, index) => (2 * Math.PI * index) / count)
    .map(angle => {
      const turned = ([x, y]: Point) =>
        [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
          .map(part => Math.round(part * 10) / 10 || 0)
          .join(' ')
      return `M${turned(start)}${command}${steps.map(turned).join(' ')}z`.replaceAll(' -', '-')
    })
    .join('')
}

const daisy: [Point, ...Point[]] = [
  [0, -18],
  [-13, -16],
  [-11, -62],
  [0, -70],
  [11, 8],
  [13, 54],
  [0, 70],
]
const cornflower: [Point, ...Point[]] = [
  [0, -12],
  [-20, -52],
  [12, 8],
  [8, -20],
  [8, 20],
  [12, -8],
]
const heart: [Point, ...Point[]] = [
  [0, -4],
  [-7, -26],
  [7, -8],
  [7, 8],
]

export function Stem({ d }: { d: string }) {
  return <path d={d} fill="none" stroke="var(--stem)" strokeWidth="6" strokeLinecap="round" />
}

/** Its petals are seen through one another; its stamens are the dots of a dotted circle. */
export function Poppy() {
  return (
    <>
      <g fill="var(--petal)" fillOpacity=".9">
        {[0, 90, 180, 270].map(angle => (
          <path key={angle} transform={`rotate(${angle})`} d="M0-8c-48-20-56-84 0-96 56 12 48 76 0 96z" />
        ))}
      </g>
      <circle r="20" fill="#33202b" />
      <circle
        r="27"
        fill="none"
        stroke="#33202b"
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray="0 14.137"
      />
    </>
  )
}

export function Daisy() {
  return (
    <>
      <path d={ring(14, daisy, 'c')} fill="#fff" stroke="#d8cfe4" />
      <circle r="23" fill="#f0b429" />
    </>
  )
}

export function Cornflower() {
  return (
    <>
      <path d={ring(9, cornflower, 'l')} fill="#4357ad" />
      <path d={ring(7, heart, 'l')} fill="#7a4d9c" />
    </>
  )
}
