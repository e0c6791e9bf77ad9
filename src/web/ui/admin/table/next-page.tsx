import { useSearchParams } from 'react-router'
import { AdminLink } from '~/web/ui/admin/form/admin-button'

/** The ways to the first and the next page, all else in the address being kept. */
export function NextPage({ next }: { next: string | null }) {
  const [params] = useSearchParams()
  const withPage = (apres: string | null) => {
    const other = new URLSearchParams(params)
    other.delete('apres')
    if (apres) other.set('apres', apres)
    return `?${other}`
  }
  return (
    <nav aria-label="Pages" className="row-8">
      {params.has('apres') && <AdminLink to={withPage(null)}>Première page</AdminLink>}
      {next && <AdminLink to={withPage(next)}>Page suivante</AdminLink>}
    </nav>
  )
}
