import { breadcrumb, pageMeta } from '~/web/page-meta'
import { PageFrame } from '~/web/ui/frame/page-frame'
import type { Route } from './+types/mentions-legales'
import { Cookies, DataProtection, Law, Property } from './clauses'
import { Contact, Hosting, Publisher } from './identity'
import styles from './mentions-legales.module.css'

export const handle = { hydrate: false }

export const loader = ({ context }: Route.LoaderArgs) => context.api.retention({})

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Mentions légales',
    description:
      'Éditeur, contact, hébergement, propriété intellectuelle, protection des données, cookies et droit applicable.',
    path: '/mentions-legales',
    data: [breadcrumb(args, '/mentions-legales')],
  })

/** The legal notice (LCEN, article 6; specification A2), filled from agency.json. */
export default function MentionsLegales({ loaderData: { months } }: Route.ComponentProps) {
  return (
    <PageFrame>
      <div className={`stack-12 ${styles.head}`}>
        <h1>Mentions légales</h1>
        <p className={styles.private}>Service privé, non affilié à l’État.</p>
      </div>
      <div className={styles.boxes}>
        <Publisher />
        <Contact />
        <Hosting />
        <Property />
        <DataProtection months={months} />
        <Cookies />
        <Law />
      </div>
      <p className={styles.updated}>Dernière mise à jour&nbsp;: janvier 2025</p>
    </PageFrame>
  )
}
