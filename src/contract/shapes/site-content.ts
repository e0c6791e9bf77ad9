import {
  array,
  boolean,
  literal,
  maxLength,
  nullable,
  number,
  object,
  enum as oneOf,
  optional,
  string,
  trim,
  union,
} from 'zod/mini'
import { MOST_OF_FACTS } from '~/domain/site/facts-errors'
import { SECTION_KINDS, SITE_THEMES, TEXT_ORIGINS } from '~/domain/site/layout'
import { MOST_OF_LAYOUT } from '~/domain/site/layout-errors'

// What the shapes leave open, the rules of the domain say in a sentence: here stands only what no honest form exceeds.
const text = string().check(trim(), maxLength(5_000))
const line = nullable(text)
const list = <Shape extends Parameters<typeof array>[0]>(shape: Shape, most: number) =>
  array(shape).check(maxLength(most * 2))

const weekday = union([literal(1), literal(2), literal(3), literal(4), literal(5), literal(6), literal(7)])

/** What is true of a firm (`domain/site/facts.ts`). */
export const siteFacts = object({
  name: text,
  trade: text,
  legal_form: line,
  siren: line,
  legal: object({
    capital: line,
    registry: nullable(oneOf(['RCS', 'RNE'])),
    registry_city: line,
    vat_number: line,
    publication_director: line,
    mediator: line,
    authority: line,
    insurance: line,
  }),
  address: object({ street: line, postal_code: line, city: line }),
  telephone: line,
  email: line,
  hours: list(
    object({ days: array(weekday).check(maxLength(7)), opens: text, closes: text }),
    MOST_OF_FACTS.hours,
  ),
  by_appointment: nullable(boolean()),
  public_holidays: nullable(oneOf(['open', 'closed'])),
  closures: list(object({ from: text, to: text, reason: line }), MOST_OF_FACTS.closures),
  services: list(
    object({
      name: text,
      detail: line,
      price_cents: nullable(number()),
      price_from: boolean(),
      unit: line,
      vat: oneOf(['incl', 'excl']),
    }),
    MOST_OF_FACTS.services,
  ),
  area: object({ towns: list(text, MOST_OF_FACTS.towns), radius_km: nullable(number()) }),
  about: line,
  since: line,
  payments: list(text, MOST_OF_FACTS.payments),
  qualifications: list(object({ name: text, number: line }), MOST_OF_FACTS.qualifications),
  links: list(text, MOST_OF_FACTS.links),
  assistant_contact: line,
  /** Left out of what is sent: those that are known stay. */
  answers: optional(list(object({ question: text, answer: text }), MOST_OF_FACTS.answers)),
})

const said = object({ text, origin: oneOf(TEXT_ORIGINS) })

/** How the facts are arranged (`domain/site/layout.ts`). */
export const siteLayout = object({
  theme: oneOf(SITE_THEMES),
  palette: text,
  pages: list(
    object({
      path: text,
      title: text,
      description: text,
      sections: list(
        object({
          id: text,
          kind: oneOf(SECTION_KINDS),
          title: nullable(said),
          texts: list(said, MOST_OF_LAYOUT.texts),
          variant: line,
          photos: list(text, MOST_OF_LAYOUT.photos),
          questions: list(object({ question: said, answer: said }), MOST_OF_LAYOUT.questions),
          groups: optional(
            list(
              object({ title: nullable(said), services: list(text, MOST_OF_LAYOUT.services) }),
              MOST_OF_LAYOUT.groups,
            ),
          ),
        }),
        MOST_OF_LAYOUT.sections,
      ),
    }),
    MOST_OF_LAYOUT.pages,
  ),
})
