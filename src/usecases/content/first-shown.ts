import type { StoredContent } from '~/store/contents/contents'

/** A text that goes on the site for the first time is of that day, not of the one on which somebody began to write it. */
export const firstShown = ({ first_published_at }: StoredContent, published: boolean, at: Date) =>
  published && first_published_at === null ? { first_published_at: at, created_at: at, updated_at: at } : {}
