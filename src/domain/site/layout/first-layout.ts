import { capital, listed } from '../../text/french'
import { nameHash } from '../../text/name-hash'
import type { SiteFacts } from '../facts/facts'
import { atTown, inSentence, ofFirm } from '../names-in-sentences'
import { SITE_PATHS } from '../site-paths'
import type { SectionKind, SiteLayout, SitePage, SiteSection, SiteText } from './layout'
import { siteTheme } from './site-theme'
import { SHORTEST_LEAD, sentencesFor, type TradeSentences } from './template-sentences'
import { chooseLook } from './theme-looks'

/**
 * The layout that a site begins with: what the facts hold, in our own sentences. What they do not hold is left out.
 * @param seed what tells this firm from others of its trade: its name, or that of its site
 * @param photos ids, in their order
 */
export function firstLayout(
  facts: SiteFacts,
  seed: string = facts.name,
  { activity = null, photos = [] }: { activity?: string | null; photos?: readonly string[] } = {},
): SiteLayout {
  const theme = siteTheme(facts.trade, activity)
  const { palette, variants } = chooseLook(theme, seed, facts.trade)
  const write = new Writer(facts, sentencesFor(theme, facts.trade), seed)
  const section = (kind: SectionKind, more: Partial<SiteSection> = {}): SiteSection => ({
    id: kind,
    kind,
    title: write.title(kind),
    texts: [],
    variant: variants[kind] ?? null,
    photos: [],
    questions: [],
    ...more,
  })
  const [portrait, ...gallery] = photos
  const hero = section('hero', {
    title: write.headline(),
    texts: write.lead(),
    photos: portrait ? [portrait] : [],
  })
  const request = { texts: write.request() }
  const home = inTurn(write, [
    ...(facts.services.length > 0 ? [section('services')] : []),
    ...(gallery.length > 0 ? [section('gallery', { photos: gallery })] : []),
    ...(facts.hours.length > 0 || facts.by_appointment ? [section('hours')] : []),
    ...(facts.area.towns.length > 0 || facts.area.radius_km !== null ? [section('area')] : []),
  ])
  const pages: SitePage[] = [
    page(facts, SITE_PATHS.home, [
      hero,
      ...home,
      section('assistant', { title: null }),
      section('contact', { id: 'contact' }),
    ]),
  ]
  if (facts.services.length > 0)
    pages.push(page(facts, SITE_PATHS.services, [section('services', { id: 'services-et-prix' })]))
  if (facts.about || facts.since || facts.qualifications.length > 0)
    pages.push(page(facts, SITE_PATHS.about, [section('about')]))
  pages.push(
    page(facts, SITE_PATHS.request, [section('request', request), section('contact', { id: 'coordonnees' })]),
  )
  return { theme, palette, pages }
}

/** Hours before services or after: five firms of a trade are not arranged alike. What is sold stays near the top. */
function inTurn(write: Writer, sections: SiteSection[]): SiteSection[] {
  const hours = sections.find(({ kind }) => kind === 'hours')
  if (!hours || write.chance('order', 2) === 0) return sections
  return [hours, ...sections.filter(section => section !== hours)]
}

function page(facts: SiteFacts, path: string, sections: SiteSection[]): SitePage {
  const place = facts.address.city ? ` ${atTown(facts.address.city)}` : ''
  const trade = capital(facts.trade.trim())
  const of = ofFirm(facts.name)
  const titles: Record<string, string> = {
    [SITE_PATHS.home]: trade ? `${facts.name} – ${trade}${place}` : facts.name,
    [SITE_PATHS.services]: `Services et prix – ${facts.name}`,
    [SITE_PATHS.about]: of ? `À propos ${of}` : `À propos – ${facts.name}`,
    [SITE_PATHS.request]: `Nous écrire – ${facts.name}`,
  }
  return { path, title: titles[path] ?? facts.name, description: describe(facts, path, place), sections }
}

/** What search engines show under the title. */
function describe(facts: SiteFacts, path: string, place: string): string {
  const who = `${facts.name}${facts.trade.trim() ? `, ${inSentence(facts.trade.trim())}` : ''}${place}`
  const told = [
    facts.services.length > 0 ? 'services' : '',
    facts.services.some(({ price_cents }) => price_cents !== null) ? 'prix' : '',
    facts.hours.length > 0 ? 'horaires' : '',
    'contact',
  ].filter(Boolean)
  const list = listed(told)
  if (path === SITE_PATHS.home) return `${who}\u00a0: ${list}.`
  if (path === SITE_PATHS.services)
    return `Ce que propose la maison, avec les prix qui se disent d’avance. ${who}.`
  if (path === SITE_PATHS.about) return `Pour faire connaissance. ${who}.`
  return `Pour écrire ou pour appeler. ${who}.`
}

/** Chooses among our sentences by the firm, so that the same firm always reads the same and its neighbour does not. */
class Writer {
  private readonly facts: SiteFacts
  private readonly sentences: TradeSentences
  private readonly seed: string

  constructor(facts: SiteFacts, sentences: TradeSentences, seed: string) {
    this.facts = facts
    this.sentences = sentences
    this.seed = seed.trim().toLocaleLowerCase('fr')
  }

  /** A number below `count`, another for each purpose. */
  chance(purpose: string, count: number): number {
    return nameHash(`${purpose}/${this.seed}`) % count
  }

  headline(): SiteText | null {
    return this.choose('headline', this.sentences.headlines)
  }

  lead(): SiteText[] {
    const lead = this.choose('lead', this.sentences.leads) ?? this.choose('lead', [SHORTEST_LEAD])
    const appointment = this.facts.by_appointment
      ? this.choose('appointment', [
          'Nous recevons sur rendez-vous.',
          'On se voit sur rendez-vous.',
          'Sur rendez-vous.',
        ])
      : null
    return [lead, appointment].filter(text => text !== null)
  }

  request(): SiteText[] {
    return [this.choose('request', this.sentences.request)].filter(text => text !== null)
  }

  title(kind: SectionKind): SiteText | null {
    return this.choose(`title-${kind}`, this.sentences.titles[kind] ?? [])
  }

  private choose(purpose: string, all: readonly string[]): SiteText | null {
    const sayable = all.map(sentence => this.filled(sentence)).filter(sentence => sentence !== null)
    const text = sayable[this.chance(purpose, Math.max(sayable.length, 1))]
    return text === undefined ? null : { text, origin: 'template' }
  }

  /** A sentence with its facts; null where one of them is missing. */
  private filled(sentence: string): string | null {
    const { trade, address, services, hours, by_appointment } = this.facts
    const facts: Record<string, string | null> = {
      Metier: capital(trade.trim()) || null,
      lieu: address.city?.trim() ? atTown(address.city) : null,
      offre: services.length > 0 ? '' : null,
      heures: hours.length > 0 || by_appointment ? '' : null,
      adresse: address.street?.trim() ? '' : null,
    }
    const named = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    if (named.some(name => facts[name] == null)) return null
    return sentence.replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '')
  }
}
