import type { ExampleTrade } from '~/domain/trade/example-trade'
import { pageMeta } from '~/web/page-meta'
import { type Example, exampleOf } from '~/web/ui/examples/catalogue'

/** Kept out of search engines: a firm that does not exist must not be found as one that does. */
export const exampleMeta = (args: { matches: readonly unknown[] }, trade: ExampleTrade) =>
  pageMeta(args, { ...words(exampleOf(trade)), path: `/exemples/${trade}`, hidden: true })

const words = ({ of, name, idea }: Example) => ({
  title: `Exemple de site de ${of} : ${name}`,
  description: `Exemple de site avec IA intégrée, pour une entreprise imaginée. ${idea}`,
})

/** Asks for the fonts of an example before its style sheet is read. */
export const preload = (...fonts: string[]) =>
  fonts.map(href => ({
    rel: 'preload' as const,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  }))
