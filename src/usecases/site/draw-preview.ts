import { Refusal } from '~/domain/refusal'
import { faultOf, textError } from '~/domain/site/facts/text-errors'
import { type PreviewWords, previewSite } from '~/domain/site/preview-site'
import { type DrawHomeDeps, drawHome } from './draw-home'

/** As many characters as the facts of a site take. */
const MOST = { name: 200, trade: 100, city: 100 } as const

/**
 * Draws the site of a firm that only has a name, a trade and a town, for somebody who is no client yet. Nothing is kept.
 * @returns the page, and the one style sheet in it, whose hash the page's policy names
 * @throws Refusal invalid-fields
 */
export function drawPreview(deps: DrawHomeDeps, words: PreviewWords): { html: string; style: string } {
  const errors = (['name', 'trade', 'city'] as const).flatMap(field =>
    faultOf(field, textError(words[field].trim(), MOST[field])),
  )
  if (errors.length > 0) throw new Refusal('invalid-fields', { errors })
  const { facts, layout } = previewSite(words)
  return drawHome(deps, facts, layout)
}
