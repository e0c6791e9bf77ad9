import * as z from 'zod/mini'
import { adminCall } from '../call'
import { pictureParts, pictureWords } from '../shapes/picture-words'

const picture = z.object({
  id: z.string(),
  alt: z.string(),
  /** What must stay in view: fractions of the whole picture. */
  focus: z.object({ x: z.number(), y: z.number() }),
  /** What is shown of it, the same way. */
  cut: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  /** WebP, the narrowest first. */
  files: z.array(z.object({ url: z.string(), width: z.number(), height: z.number() })),
})

/** The pictures of articles and pages. */
export const contentPictureCalls = {
  listContentPictures: adminCall('GET /api/admin/content-pictures', {
    permission: 'edit-contents',
    summary: 'The pictures of articles and pages, the newest first',
    reply: z.object({ pictures: z.array(picture) }),
  }),
  addContentPicture: adminCall('POST /api/admin/content-pictures', {
    permission: 'edit-contents',
    summary: 'Takes in a picture (JPEG or PNG) with its words: upright, without place and date, as WebP',
    body: 'multipart',
    parts: pictureParts,
    status: 201,
    reply: picture,
  }),
  changeContentPicture: adminCall('PUT /api/admin/content-pictures/{picture}', {
    permission: 'edit-contents',
    summary:
      'Says what is seen on a picture, and around what it is cut: fractions of its width and height. With `instead_of`, what it does not change stays as it is by now, and other words by now are 409',
    body: z.object({ ...pictureWords.shape, instead_of: z.optional(pictureWords) }),
    reply: picture,
  }),
  removeContentPicture: adminCall('DELETE /api/admin/content-pictures/{picture}', {
    permission: 'edit-contents',
    summary: 'Removes a picture that no text shows',
  }),
}
