import type { SiteFacts } from '~/domain/site/facts/facts'
import { factsErrors } from '~/domain/site/facts/facts-errors'
import { partOf, withPart } from '~/domain/site/facts/merge-facts'
import { tidyFacts } from '~/domain/site/facts/tidy-facts'

/** What the server can take of what is typed: parts that are not right yet stay as it has them (`last`). */
export function savable(typed: SiteFacts, last: SiteFacts): SiteFacts {
  const tidy = tidyFacts(typed)
  const wrong = factsErrors(tidy).map(({ field }) => partOf(field))
  return wrong.filter(part => part !== undefined).reduce((facts, part) => withPart(facts, part, last), tidy)
}
