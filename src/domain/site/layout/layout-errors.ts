import type { FieldError } from '../../refusal'
import { isSlug } from '../../text/slug'
import { faultOf, neededError, textError } from '../facts/text-errors'
import type { SiteLayout, SitePage, SiteSection, SiteText } from './layout'
import { THEME_LOOKS } from './theme-looks'

/** How much a layout takes. */
export const MOST_OF_LAYOUT = {
  pages: 12,
  sections: 20,
  texts: 20,
  photos: 30,
  questions: 30,
  groups: 20,
  services: 60,
} as const

/**
 * What cannot be kept of a layout: one sentence a field, named by its path (`pages.0.sections.2.title`).
 * @param photos the ids of the site's photos
 */
export function layoutErrors(layout: SiteLayout, photos: readonly string[]): FieldError[] {
  const palettes: readonly string[] = THEME_LOOKS[layout.theme].palettes
  const paths = layout.pages.map(({ path }) => path)
  const ids = layout.pages.flatMap(({ sections }) => sections.map(({ id }) => id))
  return [
    ...faultOf('palette', palettes.includes(layout.palette) ? null : 'Ce thème n’a pas cette palette.'),
    ...faultOf('pages', paths.includes('/') ? null : 'Un site a une page d’accueil.'),
    ...faultOf(
      'pages',
      layout.pages.length > MOST_OF_LAYOUT.pages ? `Au plus ${MOST_OF_LAYOUT.pages} pages.` : null,
    ),
    ...faultOf('pages', new Set(paths).size < paths.length ? 'Deux pages ont la même adresse.' : null),
    ...faultOf('pages', new Set(ids).size < ids.length ? 'Deux parties ont le même nom.' : null),
    ...layout.pages.flatMap((page, at) => pageErrors(page, `pages.${at}`, photos)),
  ]
}

function pageErrors(page: SitePage, place: string, photos: readonly string[]): FieldError[] {
  const own =
    page.path === '/' || (page.path.startsWith('/') && isSlug(page.path.slice(1)) && page.path.length <= 60)
  const much = page.sections.length > MOST_OF_LAYOUT.sections
  return [
    ...faultOf(
      `${place}.path`,
      own ? null : 'L’adresse d’une page s’écrit en minuscules, sans accent\u00a0: /nos-services.',
    ),
    ...faultOf(`${place}.title`, neededError(page.title, 200)),
    ...faultOf(`${place}.description`, textError(page.description, 400)),
    ...faultOf(`${place}.sections`, much ? `Au plus ${MOST_OF_LAYOUT.sections} parties par page.` : null),
    ...page.sections.flatMap((section, at) => sectionErrors(section, `${place}.sections.${at}`, photos)),
  ]
}

function sectionErrors(section: SiteSection, place: string, photos: readonly string[]): FieldError[] {
  const { id, title, texts, questions, groups = [] } = section
  const counts = { texts, photos: section.photos, questions, groups }
  return [
    ...faultOf(`${place}.id`, isSlug(id) && id.length <= 60 ? null : 'Ce nom n’en est pas un.'),
    ...faultOf(`${place}.variant`, textError(section.variant ?? '', 60)),
    ...said(`${place}.title`, title, 300),
    ...texts.flatMap((text, at) => said(`${place}.texts.${at}`, text, 4_000)),
    ...COUNTED.flatMap(list =>
      faultOf(
        `${place}.${list}`,
        counts[list].length > MOST_OF_LAYOUT[list] ? `Au plus ${MOST_OF_LAYOUT[list]}.` : null,
      ),
    ),
    ...section.photos.flatMap((photo, at) =>
      faultOf(`${place}.photos.${at}`, photos.includes(photo) ? null : 'Cette photo n’est pas de ce site.'),
    ),
    ...questions.flatMap(({ question, answer }, at) => [
      ...(question.text.trim() === '' || answer.text.trim() === ''
        ? faultOf(
            `${place}.questions.${at}`,
            'Une question et sa réponse vont ensemble\u00a0: écrivez les deux, ou retirez les deux.',
          )
        : [
            ...said(`${place}.questions.${at}.question`, question, 300),
            ...said(`${place}.questions.${at}.answer`, answer, 2_000),
          ]),
    ]),
    ...groups.flatMap((group, at) => said(`${place}.groups.${at}.title`, group.title, 200)),
  ]
}

const COUNTED = ['texts', 'photos', 'questions', 'groups'] as const

const said = (field: string, text: SiteText | null, most: number) =>
  text === null ? [] : faultOf(field, neededOrNull(text.text, most))

const neededOrNull = (text: string, most: number) =>
  text.trim() === '' ? 'Ce texte est vide\u00a0: retirez-le.' : textError(text, most, true)
