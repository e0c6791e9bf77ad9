import type { Api } from '~/contract/client'
import type { PageParts } from './page-parts'

/** More than people read within a minute; the oldest goes first. */
const MOST_REPLIES = 300

/** The calls whose replies are the same for everybody and which content pages are made of. */
const KEPT = ['site', 'seoPage', 'article', 'cities', 'aid', 'aids', 'retention', 'legalText'] as const

/** The same client; what it read of the site's own texts is not read again for the next page. */
export function rememberingApi(api: Api, { replies }: PageParts): Api {
  const remembering = Object.create(api)
  for (const name of KEPT) {
    remembering[name] = async (request: never) => {
      const question = `${name} ${JSON.stringify(request)}`
      if (replies.has(question)) return replies.get(question)
      const reply = await api[name](request)
      for (const oldest of replies.keys()) {
        if (replies.size < MOST_REPLIES) break
        replies.delete(oldest)
      }
      replies.set(question, reply)
      return reply
    }
  }
  return remembering
}
