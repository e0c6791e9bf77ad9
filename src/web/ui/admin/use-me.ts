import { useQuery } from '@tanstack/react-query'
import type { accountCalls } from '~/contract/admin/accounts'
import type { ReplyOf } from '~/contract/call'
import type { Permission } from '~/domain/access/permission'
import { adminApi } from '~/web/admin-api'
import { readToken } from '~/web/admin-session'
import { ME } from './me-key'

export type Me = ReplyOf<(typeof accountCalls)['me']>

/** The account that is signed in; read once, and again when one's own account is changed. */
export const useMe = () =>
  useQuery({
    queryKey: ME,
    queryFn: adminApi.me,
    staleTime: 5 * 60_000,
    // Before the sign-in there is nobody to ask for.
    enabled: typeof localStorage !== 'undefined' && readToken() !== null,
  })

/** Whether the account may do something; undefined until that is known: ask then for nothing. The server checks each call anyway. */
export function useMay(): (permission: Permission) => boolean | undefined {
  const { data } = useMe()
  return permission => data?.permissions.includes(permission)
}

/**
 * Whether a list that needs a permission is to be fetched: once the account is known to have it, or cannot be asked,
 * so that the list itself says what is wrong.
 */
export function useReads(permission: Permission): boolean {
  const { data, isError } = useMe()
  return data ? data.permissions.includes(permission) : isError
}
