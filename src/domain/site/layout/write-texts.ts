import type { SiteLayout, SiteText, TextOrigin } from './layout'

/** What somebody wrote, by the place of the text: « hero.title », « hero.texts.0 », « faq.questions.0.answer »; empty: taken out. */
export type WrittenTexts = Readonly<Record<string, string>>

/** Where a section's title stands among what is written. */
export const titlePlace = (section: string) => `${section}.title`

/** Where one of its texts stands; the one behind the last is new. */
export const textPlace = (section: string, at: number) => `${section}.texts.${at}`

/** Where a question of it or its answer stands; those behind the last are new. */
export const questionPlace = (section: string, at: number, part: 'question' | 'answer') =>
  `${section}.questions.${at}.${part}`

/** Whether the part that a place is in stands on a page. */
export const hasPartOf = ({ pages }: SiteLayout, place: string): boolean =>
  pages.some(({ sections }) => sections.some(({ id }) => place.startsWith(`${id}.`)))

/** What stands at a place; empty where nothing does. */
export function textAt({ pages }: SiteLayout, place: string): string {
  for (const { id, title, texts, questions } of pages.flatMap(({ sections }) => sections)) {
    if (place === titlePlace(id)) return title?.text ?? ''
    const text = texts.find((_, at) => place === textPlace(id, at))
    const [said] = questions.flatMap((pair, at) =>
      (['question', 'answer'] as const).flatMap(part =>
        place === questionPlace(id, at, part) ? [pair[part]] : [],
      ),
    )
    if (text ?? said) return (text ?? said)?.text ?? ''
  }
  return ''
}

/** The layout with these texts in place of its own; what nobody touched stays whose it was. */
export function writeTexts(layout: SiteLayout, written: WrittenTexts, origin: TextOrigin): SiteLayout {
  const said = (place: string, before: SiteText | null): SiteText | null => {
    const text = written[place]?.trim()
    if (text === undefined || text === before?.text) return before
    return text === '' ? null : { text, origin }
  }
  return {
    ...layout,
    pages: layout.pages.map(page => ({
      ...page,
      sections: page.sections.map(section => ({
        ...section,
        title: said(titlePlace(section.id), section.title),
        texts: [...section.texts, null]
          .map((text, at) => said(textPlace(section.id, at), text))
          .filter(text => text !== null),
        questions: [...section.questions, null].flatMap((pair, at) => {
          const question = said(questionPlace(section.id, at, 'question'), pair?.question ?? null)
          const answer = said(questionPlace(section.id, at, 'answer'), pair?.answer ?? null)
          // One without the other is nobody's wish: `layoutErrors` says so.
          const missing = { text: '', origin }
          return question || answer ? [{ question: question ?? missing, answer: answer ?? missing }] : []
        }),
      })),
    })),
  }
}
