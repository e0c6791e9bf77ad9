import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ReplyOf } from '~/contract/call'
import type { siteCommentCalls } from '~/contract/sites/site-comments'
import { WAITING_LABELS } from '~/domain/site/who-waits'
import { counted } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { hiddenMeta } from '~/web/page-meta'
import page from '~/web/ui/admin/frame/admin-page.module.css'
import { BackLink } from '~/web/ui/admin/frame/back-link'
import { ListState } from '~/web/ui/admin/table/list-state'
import { useNow } from '~/web/ui/admin/use-now'
import { ageWords } from '~/web/ui/admin/words/age-words'
import styles from './admin-relectures.module.css'

type Review = ReplyOf<(typeof siteCommentCalls)['siteReviews']>['reviews'][number]

export const meta = hiddenMeta('Relecture et changements', 'Les sites où l’un attend l’autre.')

/** Who waits for whom about clients' sites, and since when: what waits for the team first. */
export default function AdminRelectures() {
  const query = useQuery({
    queryKey: ['admin', 'dashboard', 'site-reviews'],
    queryFn: adminApi.siteReviews,
  })
  const waits = (who: 'team' | 'owner') =>
    query.data?.reviews.filter(({ waiting }) => waiting.for === who) ?? []
  return (
    <>
      <BackLink to="/admin-dashboard/sites">Tous les sites</BackLink>
      <div className={page.head}>
        <h1 className={page.title}>Relecture et changements</h1>
        <Link to="/admin-dashboard/a-classer">Messages à classer</Link>
      </div>
      <ListState query={query} count={query.data?.reviews.length ?? 0} empty={<p>Personne n’attend.</p>}>
        <Reviews title="Attendent l’équipe" none="Aucun client n’attend l’équipe." reviews={waits('team')} />
        <Reviews
          title="Attendent le client"
          none="Aucun site n’attend son client."
          reviews={waits('owner')}
        />
      </ListState>
    </>
  )
}

function Reviews({ title, none, reviews }: { title: string; none: string; reviews: Review[] }) {
  const now = useNow()
  return (
    <section className={`stack-12 ${styles.part}`} aria-label={title}>
      <h2>{title}</h2>
      {reviews.length === 0 && <p>{none}</p>}
      <ul className="stack-8 bare-list">
        {reviews.map(({ site, dossier, name, todo, round, online, waiting }) => (
          <li key={site} className={styles.row}>
            <strong>
              {dossier ? <Link to={`/admin-dashboard/dossiers/${dossier}#relecture`}>{name}</Link> : name}
            </strong>
            <span>
              {online && waiting.what === 'comments' ? 'Changement demandé' : WAITING_LABELS[waiting.what]}
            </span>
            <span>
              {todo > 0 ? `${counted(todo, online ? 'demande' : 'remarque')} à faire` : `tour ${round}`}
            </span>
            <time dateTime={waiting.since} title="Attend depuis">
              {ageWords(new Date(waiting.since), now)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}
