import type { Hono } from 'hono'
import { viewContentPicture } from '~/usecases/content-pictures/content-pictures'
import type { Deps } from '~/usecases/ground/deps'
import { bodyOf } from '../attachment'

/** Answers the pictures of articles and pages: an hour in a browser, then by its tag, for another cut has the same address. */
export function servePictureFiles(app: Hono, deps: Pick<Deps, 'db' | 'encryptedFiles'>) {
  app.get('/images/:id{[\\w-]{1,64}}/:file{[0-9]{1,4}\\.webp}', async context => {
    const { id, file } = context.req.param()
    const { sha256, read } = await viewContentPicture(deps, id, Number.parseInt(file, 10))
    const headers = { ETag: `"${sha256.slice(0, 27)}"`, 'Cache-Control': 'public, max-age=3600' }
    if (context.req.header('if-none-match') === headers.ETag)
      return new Response(null, { status: 304, headers })
    return new Response(bodyOf(await read()), { headers: { ...headers, 'Content-Type': 'image/webp' } })
  })
}
