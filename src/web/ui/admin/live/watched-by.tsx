import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useEffect } from 'react'
import { listed } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { useMay } from '../use-me'
import { useLiveTeam } from './live'
import styles from './watched-by.module.css'

/** Tells the colleagues that this window shows a dossier, while it does. */
function useLooking(dossier: string) {
  const { lookAt } = useLiveTeam()
  useEffect(() => {
    lookAt(dossier)
    return () => lookAt(null)
  }, [dossier, lookAt])
}

/** The names of the colleagues who are on a dossier now, by its id. */
export function useWatchers(): (dossier: string) => string[] {
  const { watching } = useLiveTeam()
  const { data } = useQuery({
    queryKey: ['admin', 'colleagues'],
    enabled: useMay()('work-dossiers') === true,
    queryFn: adminApi.colleagues,
  })
  return dossier =>
    watching
      .filter(({ dossier_id }) => dossier_id === dossier)
      .flatMap(
        ({ account_id }) => data?.colleagues.find(({ id, me }) => id === account_id && !me)?.name ?? [],
      )
}

/** « Amélie regarde ce dossier », and they are told the same of this window; empty while nobody else does, so that readers hear who comes. */
export function WatchedBy({ dossier }: { dossier: string }) {
  useLooking(dossier)
  const names = useWatchers()(dossier)
  return (
    <p role="status" className={styles.watched}>
      {names.length > 0 && (
        <>
          <Eye aria-hidden size={16} /> {watchedWords(names)}
        </>
      )}
    </p>
  )
}

export const watchedWords = (names: string[]) =>
  `${listed(names)} ${names.length > 1 ? 'regardent' : 'regarde'} ce dossier`
