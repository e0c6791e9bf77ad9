import type { SiteFacts } from '~/domain/site/facts'
import { factsErrors } from '~/domain/site/facts-errors'
import { partOf, withPart } from '~/domain/site/merge-facts'
import { tidyFacts } from '~/domain/site/tidy-facts'

/** What the server can take of what is typed: parts that are not right yet stay as it has them (`last`). */
export function savable(typed: SiteFacts, last: SiteFacts): SiteFacts {
  const tidy = tidyFacts(typed)
  const wrong = factsErrors(tidy).map(({ field }) => partOf(field))
  return wrong.filter(part => part !== undefined).reduce((facts, part) => withPart(facts, part, last), tidy)
}
