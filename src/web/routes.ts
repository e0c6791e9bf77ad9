import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The table of contents of the site: every address and its screen. */
export default [
  index('screens/accueil/accueil.tsx'),
  route('comment-ca-marche', 'screens/comment-ca-marche/comment-ca-marche.tsx'),
  route('simulateur', 'screens/simulateur/simulateur.tsx'),
  route('dossier', 'screens/dossier/dossier.tsx', { id: 'new-dossier' }),
  route('dossier/:id', 'screens/dossier/dossier.tsx', { id: 'dossier' }),
  route('*', 'screens/not-found/not-found.tsx'),
] satisfies RouteConfig
