import { type Figure, judgedOf } from './figure'

/**
 * Measures several times; of each figure the run in the middle counts, and how far the runs went from it is told: a bar that
 * a neighbour on the machine passes or breaks in one run says nothing. Where none at all is allowed, the worst run counts.
 * @param runs an odd number
 */
export async function medianOfRuns(runs: number, measure: () => Promise<Figure[]>): Promise<Figure[]> {
  const seen: Figure[][] = []
  while (seen.length < runs) seen.push(await measure())
  return (seen[0] ?? []).map(({ name }) => {
    const same = seen
      .flatMap(figures => figures.filter(figure => figure.name === name))
      .sort((one, other) => judgedOf(one) - judgedOf(other))
    const [least, most] = [same[0], same.at(-1)]
    const middle = isNone(same[0]?.limit) ? most : same[Math.floor(same.length / 2)]
    if (!middle || !least || !most) throw new Error(`${name} was not measured`)
    return { ...middle, runs: { least: judgedOf(least), most: judgedOf(most) } }
  })
}

const isNone = (limit: Figure['limit']) => limit !== undefined && 'most' in limit && limit.most === 0
