import { cityOfSlug } from '~/domain/city/atlas'
import type { Deps } from '../ground/deps'
import { readArticle } from './read-article'
import { readPage } from './read-page'

type PictureDeps = Pick<Deps, 'db' | 'clock' | 'atlas' | 'sanitise' | 'agency' | 'pictures'>

/** The picture of an article, PNG. @throws Refusal `not-found` */
export async function drawArticlePicture(deps: PictureDeps, slug: string): Promise<Buffer> {
  const { title, city } = await readArticle(deps, slug)
  return deps.pictures.draw({ title, above: city ? `Blog · ${city}` : 'Blog', brand: deps.agency.brand })
}

/** The picture of a landing page, PNG. @throws Refusal `not-found` */
export async function drawPagePicture(deps: PictureDeps, slug: string): Promise<Buffer> {
  const { h1 } = await readPage(deps, slug)
  const above = cityOfSlug(deps.atlas, slug)?.city.departmentData.name ?? ''
  return deps.pictures.draw({ title: h1, above, brand: deps.agency.brand })
}
