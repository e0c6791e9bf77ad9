import type { contentPictureCalls } from '~/contract/content/content-pictures'
import {
  addContentPicture,
  changeContentPicture,
  listContentPictures,
  removeContentPicture,
} from '~/usecases/content-pictures/content-pictures'
import type { Deps } from '~/usecases/ground/deps'
import { uploadOf } from '../../read-multipart'
import type { Handlers } from '../../register'

/** The pictures of articles and pages. */
export const contentPictureHandlers = (deps: Deps): Pick<Handlers, keyof typeof contentPictureCalls> => ({
  listContentPictures: async () => ({ pictures: await listContentPictures(deps) }),
  addContentPicture: ({ by, context }) => addContentPicture(deps, by, uploadOf(context)),
  changeContentPicture: ({ params, body, by }) =>
    changeContentPicture(deps, by, params.picture, body, body.instead_of),
  removeContentPicture: ({ params, by }) => removeContentPicture(deps, by, params.picture),
})
