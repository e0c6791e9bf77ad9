import { type Figure, judgedOf } from './figure'

/**
 * Measures several times; of each figure the run in the middle counts, and how far the runs went from it is told: a bar that
 * a neighbour on the machine passes or breaks in one run says nothing.
 * @param runs an odd number
 */
export async function medianOfRuns(runs: number, measure: () => Promise<Figure[]>): Promise<Figure[]> {
  const seen: Figure[][] = []
  while (seen.length < runs) seen.push(await measure())
  return (seen[0] ?? []).map(({ name }) => {
    const same = seen
      .flatMap(figures => figures.filter(figure => figure.name === name))
      .sort((one, other) => judgedOf(one) - judgedOf(other))
    const middle = same[Math.floor(same.length / 2)]
    const [least, most] = [same[0], same.at(-1)]
    if (!middle || !least || !most) throw new Error(`${name} was not measured`)
    return { ...middle, runs: { least: judgedOf(least), most: judgedOf(most) } }
  })
}
