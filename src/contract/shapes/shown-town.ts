import * as z from 'zod/mini'
import { cityFamilies } from '~/domain/city/city'
import { EXAMPLE_TRADES } from '~/domain/trade/example-trade'
import { link } from './shown-article'

/** What a composed page of a town shows beside its text. */
export const town = z.object({
  family: z.enum(cityFamilies),
  name: z.string(),
  /** « à Lyon », « de Lyon ». */
  at: z.string(),
  of: z.string(),
  /** Kilometres east and north of the town; null where its place is not sure. */
  spots: z.nullable(
    z.array(
      z.object({
        name: z.string(),
        path: z.nullable(z.string()),
        east: z.number(),
        north: z.number(),
        population: z.number(),
      }),
    ),
  ),
  /** Null where the territory is not served. */
  price: z.nullable(
    z.object({
      net_cents: z.number(),
      vat_cents: z.number(),
      gross_cents: z.number(),
      vat_basis_points: z.number(),
    }),
  ),
  /** The aid that could pay most of it, whole euros. */
  aid: z.nullable(z.object({ name: z.string(), path: z.string(), most: z.number(), rest: z.number() })),
  /** Of the example site that is drawn with the town's name. */
  trade: z.enum(EXAMPLE_TRADES),
  /** What a firm of that town gains from a site, trade by trade. */
  gains: z.array(z.object({ trade: z.enum(EXAMPLE_TRADES), words: z.string() })),
  article: z.nullable(link),
  sources: z.array(z.object({ label: z.string(), url: z.string() })),
  /** The day on which the data or the sentences last changed, `2026-11-22`. */
  as_of: z.string(),
})
