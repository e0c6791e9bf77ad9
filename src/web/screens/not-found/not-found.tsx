import { data, Link } from 'react-router'

export const handle = { hydrate: false }

export const loader = () => data(null, { status: 404 })

export const meta = () => [{ title: 'Page non trouvée' }]

/** What any unknown address shows. */
export default function NotFound() {
  return (
    <main id="contenu">
      <h1>Page non trouvée</h1>
      <Link to="/">Retour à l’accueil</Link>
    </main>
  )
}
