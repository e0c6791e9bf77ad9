import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The table of contents of the site: every address and its screen. */
export default [
  index('screens/accueil/accueil.tsx'),
  route('comment-ca-marche', 'screens/comment-ca-marche/comment-ca-marche.tsx'),
  route('simulateur', 'screens/simulateur/simulateur.tsx'),
  route('mentions-legales', 'screens/mentions-legales/mentions-legales.tsx'),
  route('conditions-generales', 'screens/legal-text/legal-text.tsx', { id: 'conditions-generales' }),
  route('mandat', 'screens/legal-text/legal-text.tsx', { id: 'mandat' }),
  route('confidentialite', 'screens/legal-text/legal-text.tsx', { id: 'confidentialite' }),
  route('accessibilite', 'screens/legal-text/legal-text.tsx', { id: 'accessibilite' }),
  route('pay-per-call', 'screens/pay-per-call/pay-per-call.tsx'),
  route('international', 'screens/international/international.tsx'),
  route('dossier', 'screens/dossier/dossier.tsx', { id: 'new-dossier' }),
  route('dossier/:id', 'screens/dossier/dossier.tsx', { id: 'dossier' }),
  route('transmission/:token', 'screens/transmission/transmission.tsx'),
  layout('screens/admin/admin.tsx', [
    route('admin-login', 'screens/admin-login/admin-login.tsx'),
    layout('screens/admin/desk.tsx', [
      route('admin-dashboard', 'screens/admin-dashboard/admin-dashboard.tsx'),
      route('admin-dashboard/journal', 'screens/admin-journal/admin-journal.tsx'),
      route('admin-dashboard/contenus', 'screens/admin-contenus/admin-contenus.tsx'),
      route('admin-dashboard/contenus/:kind/:id', 'screens/admin-contenus/content-editor.tsx'),
      route('admin-dashboard/dossiers/:id', 'screens/admin-dossier/admin-dossier.tsx'),
      route('admin-dashboard/international', 'screens/admin-international/admin-international.tsx'),
    ]),
  ]),
  route('blog', 'screens/blog/blog.tsx'),
  route('blog/:slug', 'screens/blog-article/blog-article.tsx'),
  route('villes', 'screens/villes/villes.tsx'),
  route('documentation-api', 'screens/documentation-api/documentation-api.tsx'),
  route('test-pdf', 'screens/test-pdf/test-pdf.tsx'),
  route('diagnostic', 'screens/diagnostic/diagnostic.tsx'),
  route('test-simple', 'screens/test-simple/test-simple.tsx'),
  route(':slug', 'screens/seo-page/seo-page.tsx'),
  route('verification', 'screens/verification/verification.tsx'),
  route('*', 'screens/not-found/not-found.tsx'),
] satisfies RouteConfig
