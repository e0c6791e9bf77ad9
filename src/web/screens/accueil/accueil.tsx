import { PageFrame } from '~/web/ui/frame/page-frame'

export const handle = { hydrate: false }

export const meta = () => [{ title: 'Sitéligible' }]

/** The landing page (SPEC.md section 2, /). */
export default function Accueil() {
  return (
    <PageFrame>
      <h1>Sitéligible</h1>
    </PageFrame>
  )
}
