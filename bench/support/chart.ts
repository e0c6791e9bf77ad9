import { type Figure, isMet, limitUsed } from './figure'
import { shortNumber } from './numbers'
import type { PartResult } from './part-result'

const WIDTH = 800
const LEFT = 400
/** The figures stand in a column of their own, clear of the line. */
const FIGURES = 64
const ROW = 22
const TOP = 76
/** Bars longer than this many limits are cut; their figure tells. */
const LONGEST = 1.25
const SCALE = (WIDTH - LEFT - FIGURES - 8) / LONGEST

/** How much of its limit each figure uses, as horizontal bars; the line is the limit. */
export function drawChart(parts: PartResult[]): string {
  const rows = parts.flatMap(({ name, figures }) =>
    figures.filter(({ limit }) => limit).map(figure => ({ part: name, figure })),
  )
  const height = TOP + rows.length * ROW + 16
  const passed = rows.filter(({ figure }) => !isMet(figure)).length
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title desc">
<title id="title">How much of its limit each figure uses</title>
<desc id="desc">${rows.length} limits, ${passed} passed. ${rows.map(({ part, figure }) => escaped(`${part}, ${figure.name}: ${percent(figure)}`)).join('. ')}.</desc>
<style>
text { font: 13px system-ui, sans-serif; fill: #1b1b1f }
.quiet { fill: #5a5a66 }
.ground { fill: #ffffff }
.met { fill: #2b5fb8 }
.over { fill: #b3261e }
.line { stroke: #1b1b1f; stroke-width: 1.5; stroke-dasharray: 4 3 }
@media (prefers-color-scheme: dark) {
text { fill: #ececf1 }
.quiet { fill: #a6a6b3 }
.ground { fill: #16161a }
.met { fill: #7ea9f2 }
.over { fill: #ff8a80 }
.line { stroke: #ececf1 }
}
</style>
<rect class="ground" width="${WIDTH}" height="${height}" rx="8"/>
<text x="16" y="28" font-weight="600" style="font-size:15px">How much of its limit each figure uses</text>
<text x="16" y="48" class="quiet">Shorter is better; the dashed line is the limit of QUALITY, section 1.</text>
<line class="line" x1="${LEFT + SCALE}" x2="${LEFT + SCALE}" y1="${TOP - 10}" y2="${height - 12}"/>
${rows.map(({ part, figure }, index) => bar(part, figure, TOP + index * ROW)).join('\n')}
</svg>
`
}

function bar(part: string, figure: Figure, y: number): string {
  const used = Math.min(limitUsed(figure) ?? 0, LONGEST)
  const width = Math.max(2, used * SCALE)
  return `<text x="${LEFT - 10}" y="${y + 13}" text-anchor="end"><tspan class="quiet">${part}</tspan> ${escaped(figure.name)}</text>
<rect class="${isMet(figure) ? 'met' : 'over'}" x="${LEFT}" y="${y + 2}" width="${width.toFixed(1)}" height="14" rx="2"/>
<text x="${WIDTH - 14}" y="${y + 13}" text-anchor="end">${percent(figure)}</text>`
}

const percent = (figure: Figure): string => `${shortNumber((limitUsed(figure) ?? 0) * 100)} %`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
