import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The table of contents of the site: every address and its screen. */
export default [
  index('screens/accueil/accueil.tsx'),
  route('comment-ca-marche', 'screens/comment-ca-marche/comment-ca-marche.tsx'),
  route('simulateur', 'screens/simulateur/simulateur.tsx'),
