import { useQuery } from '@tanstack/react-query'
import { adminApi } from '~/web/admin-api'
import { PairOptions } from '../forms/pair-options'

/** In a list of whom a dossier is given to: nobody, then each colleague. */
export function ColleagueOptions() {
  const { data } = useQuery({ queryKey: ['admin', 'colleagues'], queryFn: adminApi.colleagues })
  return (
    <>
      <option value="">Personne</option>
      <PairOptions of={data?.colleagues.map(({ id, name, me }) => [id, me ? `${name} (moi)` : name])} />
    </>
  )
}
