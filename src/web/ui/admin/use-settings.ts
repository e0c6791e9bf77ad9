import { useQuery } from '@tanstack/react-query'
import { adminApi } from '~/web/admin-api'

/** What the system box, the notices and the journal go by; « Actualiser » reads it again. */
export const useSettings = () =>
  useQuery({ queryKey: ['admin', 'dashboard', 'settings'], queryFn: adminApi.settings })
