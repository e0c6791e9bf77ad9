import { array, maximum, maxLength, minimum, number, object, optional, string, trim } from 'zod/mini'
import { call } from './call'

const fraction = number().check(minimum(0), maximum(1))
const said = string().check(trim(), maxLength(400))

const picture = object({
  id: string(),
  alt: string(),
  /** What must stay in view: fractions of the whole picture. */
  focus: object({ x: number(), y: number() }),
  /** What is shown of it, the same way. */
  cut: object({ x: number(), y: number(), width: number(), height: number() }),
  /** WebP, the narrowest first. */
  files: array(object({ url: string(), width: number(), height: number() })),
})

/** The pictures of articles and pages. */
export const contentPictureCalls = {
  listContentPictures: call({
    method: 'GET',
    path: '/api/admin/content-pictures',
    reader: 'admin',
    permission: 'edit-contents',
    summary: 'The pictures of articles and pages, the newest first',
    reply: object({ pictures: array(picture) }),
  }),
  addContentPicture: call({
    method: 'POST',
    path: '/api/admin/content-pictures',
    reader: 'admin',
    permission: 'edit-contents',
    summary: 'Takes in a picture (JPEG or PNG) with its words: upright, without place and date, as WebP',
    body: 'multipart',
    parts: object({ alt: optional(said) }),
    status: 201,
    reply: picture,
  }),
  changeContentPicture: call({
    method: 'PUT',
    path: '/api/admin/content-pictures/{picture}',
    reader: 'admin',
    permission: 'edit-contents',
    summary: 'Says what is seen on a picture, and around what it is cut: fractions of its width and height',
    body: object({ alt: said, focus: object({ x: fraction, y: fraction }) }),
    reply: picture,
  }),
  removeContentPicture: call({
    method: 'DELETE',
    path: '/api/admin/content-pictures/{picture}',
    reader: 'admin',
    permission: 'edit-contents',
    summary: 'Removes a picture that no text shows',
    status: 204,
    reply: object({}),
  }),
}
