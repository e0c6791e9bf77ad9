import { emptyFacts } from './facts/empty-facts'
import type { SiteFacts } from './facts/facts'
import { firstLayout } from './layout/first-layout'
import type { SiteLayout, SiteSection, SiteText } from './layout/layout'
import { townName } from './names-in-sentences'
import { SITE_PATHS } from './site-paths'

/** What somebody who owns nothing here yet says of a firm. */
export interface PreviewWords {
  name: string
  trade: string
  city: string
}

/**
 * The one page that is shown to somebody who only typed a name, a trade and a town: nothing else is said of the firm, and
 * what only its owner knows has its place named.
 */
export function previewSite({ name, trade, city }: PreviewWords): { facts: SiteFacts; layout: SiteLayout } {
  const facts = emptyFacts(oneLine(name) || 'Votre entreprise', oneLine(trade))
  facts.address.city = townName(oneLine(city)) || null
  const { pages, ...look } = firstLayout(facts)
  const sections = pages.flatMap(page => page.sections)
  const [hero, request, contact] = (['hero', 'request', 'contact'] as const).map(kind =>
    sections.filter(section => section.kind === kind).slice(0, 1),
  )
  const assistant = sections.filter(({ kind }) => kind === 'assistant')
  const page = {
    path: SITE_PATHS.home,
    title: pages[0]?.title ?? facts.name,
    description: '',
    sections: [
      ...(hero ?? []),
      toCome(look.theme),
      ...assistant,
      ...(request ?? []),
      ...(facts.address.city ? (contact ?? []) : []),
    ],
  }
  return { facts, layout: { ...look, pages: [page] } }
}

const oneLine = (typed: string) => typed.replace(/\s+/g, ' ').trim()

const said = (text: string): SiteText => ({ text, origin: 'template' })

const PLACES: [question: string, answer: string][] = [
  ['Vos services et vos prix', 'Écrits comme vous les dites, à jour quand vous les changez.'],
  ['Vos horaires', 'Avec vos congés et les jours fériés.'],
  ['Vos photos', 'Recadrées et allégées\u00a0; sans photo, le dessin reste.'],
  ['Votre histoire', 'Ce que vous voulez que l’on sache de vous.'],
]

/** What stands here once its owner has said it. */
const toCome = (theme: SiteLayout['theme']): SiteSection => ({
  id: 'a-venir',
  kind: 'questions',
  title: said(theme === 'kinesitherapeute' ? 'Ici, votre cabinet' : 'Ici, ce que vous faites'),
  texts: [],
  variant: null,
  photos: [],
  questions: PLACES.map(([question, answer]) => ({ question: said(question), answer: said(answer) })),
})
