import * as z from 'zod/mini'
import { call } from '../call'

export const sitePreviewCalls = {
  sitePreview: call('POST /api/site-preview', {
    reader: 'public',
    budget: 'site-preview',
    summary:
      'The first page of a site, drawn for a name, a trade and a town: one HTML page that asks for nothing, kept nowhere',
    body: z.object({
      name: z.string().check(z.maxLength(400)),
      trade: z.string().check(z.maxLength(400)),
      city: z.string().check(z.maxLength(400)),
    }),
    reply: 'text/html',
  }),
}
