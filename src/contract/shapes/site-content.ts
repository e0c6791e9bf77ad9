import * as z from 'zod/mini'
import { MOST_OF_FACTS } from '~/domain/site/facts/facts-errors'
import { APPOINTMENTS } from '~/domain/site/hours/appointment'
import { SECTION_KINDS, SITE_THEMES, TEXT_ORIGINS } from '~/domain/site/layout/layout'
import { MOST_OF_LAYOUT } from '~/domain/site/layout/layout-errors'

// What the shapes leave open, the rules of the domain say in a sentence: here stands only what no honest form exceeds.
const text = z.string().check(z.trim(), z.maxLength(5_000))
const line = z.nullable(text)
const list = <Shape extends Parameters<typeof z.array>[0]>(shape: Shape, most: number) =>
  z.array(shape).check(z.maxLength(most * 2))

const weekday = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.literal(7),
])

/** What is true of a firm (`domain/site/facts/facts.ts`). */
export const siteFacts = z.object({
  name: text,
  trade: text,
  legal_form: line,
  siren: line,
  legal: z.object({
    capital: line,
    registry: z.nullable(z.enum(['RCS', 'RNE'])),
    registry_city: line,
    vat_number: line,
    publication_director: line,
    mediator: line,
    authority: line,
    insurance: line,
  }),
  address: z.object({ street: line, postal_code: line, city: line }),
  telephone: line,
  email: line,
  hours: list(
    z.object({
      days: z.array(weekday).check(z.maxLength(7)),
      opens: text,
      closes: text,
      appointment: z.optional(z.enum(APPOINTMENTS)),
    }),
    MOST_OF_FACTS.hours,
  ),
  by_appointment: z.nullable(z.boolean()),
  public_holidays: z.nullable(z.enum(['open', 'closed'])),
  closures: list(z.object({ from: text, to: text, reason: line }), MOST_OF_FACTS.closures),
  services: list(
    z.object({
      name: text,
      detail: line,
      price_cents: z.nullable(z.number()),
      price_from: z.boolean(),
      unit: line,
      vat: z.enum(['incl', 'excl']),
    }),
    MOST_OF_FACTS.services,
  ),
  area: z.object({ towns: list(text, MOST_OF_FACTS.towns), radius_km: z.nullable(z.number()) }),
  about: line,
  since: line,
  payments: list(text, MOST_OF_FACTS.payments),
  qualifications: list(z.object({ name: text, number: line }), MOST_OF_FACTS.qualifications),
  links: list(text, MOST_OF_FACTS.links),
  assistant_contact: line,
  /** Left out of what is sent: those that are known stay. */
  answers: z.optional(list(z.object({ question: text, answer: text }), MOST_OF_FACTS.answers)),
})

const said = z.object({ text, origin: z.enum(TEXT_ORIGINS) })

/** How the facts are arranged (`domain/site/layout/layout.ts`). */
export const siteLayout = z.object({
  theme: z.enum(SITE_THEMES),
  palette: text,
  pages: list(
    z.object({
      path: text,
      title: text,
      description: text,
      sections: list(
        z.object({
          id: text,
          kind: z.enum(SECTION_KINDS),
          title: z.nullable(said),
          texts: list(said, MOST_OF_LAYOUT.texts),
          variant: line,
          photos: list(text, MOST_OF_LAYOUT.photos),
          questions: list(z.object({ question: said, answer: said }), MOST_OF_LAYOUT.questions),
          groups: z.optional(
            list(
              z.object({ title: z.nullable(said), services: list(text, MOST_OF_LAYOUT.services) }),
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
