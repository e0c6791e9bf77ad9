import { fold } from '../text/slug'

/** What the search of /blog looks in (specification A2): title and city, without case and accents. */
export const searchText = ({ title, city }: { title: string; city: string | null }): string =>
  fold(city === null ? title : `${title} ${city}`)

/** Nothing typed matches everything. */
export const matches = (article: { title: string; city: string | null }, typed: string): boolean =>
  searchText(article).includes(fold(typed.trim()))
