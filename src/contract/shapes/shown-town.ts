import { array, nullable, number, object, enum as oneOf, string } from 'zod/mini'
import { cityFamilies } from '~/domain/city/city'
import { EXAMPLE_TRADES } from '~/domain/trade/example-trade'
import { link } from './shown-article'

/** What a composed page of a town shows beside its text. */
export const town = object({
  family: oneOf(cityFamilies),
  name: string(),
  /** « à Lyon », « de Lyon ». */
  at: string(),
  of: string(),
  /** Kilometres east and north of the town; null where its place is not sure. */
  spots: nullable(
    array(
      object({
        name: string(),
        path: nullable(string()),
        east: number(),
        north: number(),
        population: number(),
      }),
    ),
  ),
  /** Null where the territory is not served. */
  price: nullable(
    object({ net_cents: number(), vat_cents: number(), gross_cents: number(), vat_basis_points: number() }),
  ),
  /** The aid that could pay most of it, whole euros. */
  aid: nullable(object({ name: string(), path: string(), most: number(), rest: number() })),
  /** Of the example site that is drawn with the town's name. */
  trade: oneOf(EXAMPLE_TRADES),
  /** What a firm of that town gains from a site, trade by trade. */
  gains: array(object({ trade: oneOf(EXAMPLE_TRADES), words: string() })),
  article: nullable(link),
  sources: array(object({ label: string(), url: string() })),
  /** The day on which the data or the sentences last changed, `2026-11-22`. */
  as_of: string(),
})
