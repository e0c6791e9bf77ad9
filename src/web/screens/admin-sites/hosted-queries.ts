import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { adminSiteCalls } from '~/contract/admin/admin-sites'
import type { ReplyOf } from '~/contract/call'
import type { siteNoticeCalls } from '~/contract/sites/site-notices'
import { keysOf } from '~/domain/closed-list'
import { HOSTED_STATE_LABELS, type HostedState } from '~/domain/site/online/site-watch'
import { adminApi } from '~/web/admin-api'

export type HostedRow = ReplyOf<(typeof adminSiteCalls)['hostedSites']>['sites'][number]
export type Hosted = ReplyOf<(typeof adminSiteCalls)['hostedSite']>
export type Notice = ReplyOf<(typeof siteNoticeCalls)['siteNotices']>['notices'][number]

const KEY = ['admin', 'sites'] as const

export const stateOf = (word: string | null): HostedState | undefined =>
  keysOf(HOSTED_STATE_LABELS).find(state => state === word)

export const useHostedSites = (search: string, status: HostedState | undefined, cursor: string | undefined) =>
  useQuery({
    queryKey: [...KEY, 'list', search, status, cursor],
    queryFn: ({ signal }) =>
      adminApi.hostedSites({
        query: { search, ...(status && { status }), ...(cursor && { cursor }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

export const useHosted = (site: string) =>
  useQuery({
    queryKey: [...KEY, site, 'hosting'],
    queryFn: ({ signal }) => adminApi.hostedSite({ params: { site }, signal }),
  })

export const useShownSite = (site: string) =>
  useQuery({
    queryKey: [...KEY, site, 'shown'],
    queryFn: ({ signal }) => adminApi.teamSiteProject({ params: { site }, signal }),
  })

export const useSiteRevisions = (site: string) =>
  useQuery({
    queryKey: [...KEY, site, 'revisions'],
    queryFn: ({ signal }) => adminApi.teamSiteRevisions({ params: { site }, signal }),
  })

export const useNotices = (site?: string) =>
  useQuery({
    queryKey: [...KEY, 'notices', site],
    queryFn: ({ signal }) => adminApi.siteNotices({ query: site ? { site } : {}, signal }),
  })

/** Reads all that concerns sites again after a change. */
export function useReadAgain() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: KEY })
}
