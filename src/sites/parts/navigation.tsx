import { type NavigationWords, navigation, type SiteView } from '../site-view'

/** The pages, or the sections of the only one; nothing where there is nowhere to go. */
export function Navigation({ site, words }: { site: SiteView; words?: NavigationWords }) {
  const links = navigation(site, words)
  if (links.length < 2) return null
  return (
    <nav aria-label="Pages">
      {links.map(({ to, words, current }) => (
        <a key={to} href={to} aria-current={current ? 'page' : undefined}>
          {words}
        </a>
      ))}
    </nav>
  )
}
