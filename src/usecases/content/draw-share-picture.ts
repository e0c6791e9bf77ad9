import { cityOfSlug } from '~/domain/city/atlas'
import type { ContentKind } from '~/domain/content/article'
import type { Deps } from '../ground/deps'
import { readArticle } from './read-article'
import { readPage } from './read-page'

type PictureDeps = Pick<Deps, 'db' | 'clock' | 'atlas' | 'sanitise' | 'agency' | 'pictures'>

/** The picture of an article, PNG. @throws Refusal `not-found` */
export async function drawArticlePicture(deps: PictureDeps, slug: string): Promise<Buffer> {
  const { title, city } = await readArticle(deps, slug)
  return drawSharePicture(deps, { kind: 'article', title, slug, city })
}

/** The picture of a landing page, PNG. @throws Refusal `not-found` */
export async function drawPagePicture(deps: PictureDeps, slug: string): Promise<Buffer> {
  const { h1, city } = await readPage(deps, slug)
  return drawSharePicture(deps, { kind: 'page', title: h1, slug, city })
}

/** The words that a picture shows, of a text that may not be saved. */
interface CardWords {
  kind: ContentKind
  title: string
  slug: string
  city: string | null
}

/** Without what a drawing cannot hold: control characters, halves of characters. */
const drawable = (words: string) => words.replace(/[\p{Cc}\p{Cs}\p{Cn}]/gu, ' ')

/** The picture of a text by its words, PNG. */
export function drawSharePicture(
  { atlas, pictures, agency }: Pick<PictureDeps, 'atlas' | 'pictures' | 'agency'>,
  { kind, title, slug, city }: CardWords,
): Promise<Buffer> {
  const above =
    kind === 'article'
      ? city
        ? `Blog · ${city}`
        : 'Blog'
      : (cityOfSlug(atlas, slug)?.city.departmentData.name ?? '')
  return pictures.draw({ title: drawable(title), above: drawable(above), brand: agency.brand })
}
