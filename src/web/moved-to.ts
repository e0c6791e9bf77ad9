import { redirect } from 'react-router'

/** The answer of an address that a text had before another; asked for again each time, since it may be given to a new text. */
export const movedTo = (path: string, { search }: URL): Response =>
  redirect(path + search, { status: 308, headers: { 'Cache-Control': 'no-cache' } })
