import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { localMinute } from '~/domain/site/territory-clock'
import { followUpApi } from '~/web/follow-up-api'

export type OwnSite = Awaited<ReturnType<typeof followUpApi.ownerSites>>['sites'][number]
export type OwnSiteNow = Awaited<ReturnType<typeof followUpApi.ownerSiteProject>>
export type Requests = Awaited<ReturnType<typeof followUpApi.ownerSiteRequests>>
export type Request = Requests['requests'][number]
export type Papers = Awaited<ReturnType<typeof followUpApi.ownerSitePapers>>
export type Paper = Papers['papers'][number]
export type Revision = Awaited<ReturnType<typeof followUpApi.ownerSiteRevisions>>['revisions'][number]

const NOW_AND_THEN = 60_000

export const useOwnSites = () => useQuery({ queryKey: ['sites'], queryFn: () => followUpApi.ownerSites({}) })

export const useOwnSite = (site: string) =>
  useQuery({ queryKey: [site, 'site'], queryFn: () => followUpApi.ownerSiteProject({ params: { site } }) })

/** When something of a site was, by the clocks of its firm. */
export function useMinutes(site: string): (at: string) => string {
  const postalCode = useOwnSite(site).data?.facts.address.postal_code ?? null
  return at => localMinute(new Date(at), postalCode)
}

const requestsKey = (site: string) => [site, 'requests']

/** Read again now and then: a request comes in while the page is open on the counter. */
export const useRequests = (site: string) =>
  useQuery({
    queryKey: requestsKey(site),
    queryFn: () => followUpApi.ownerSiteRequests({ params: { site } }),
    refetchInterval: NOW_AND_THEN,
  })

/** Shows the requests as a call has just answered them. */
export function useShowRequests(site: string) {
  const queries = useQueryClient()
  return useCallback((after: Requests) => queries.setQueryData(requestsKey(site), after), [queries, site])
}

export type Counts = Awaited<ReturnType<typeof followUpApi.ownerSiteCounts>>

/** @param days how many, today included */
export const useCounts = (site: string, days: number) =>
  useQuery({
    queryKey: [site, 'counts', days],
    queryFn: () => followUpApi.ownerSiteCounts({ params: { site }, query: { days } }),
    placeholderData: keepPreviousData,
  })

export const usePapers = (site: string) =>
  useQuery({ queryKey: [site, 'papers'], queryFn: () => followUpApi.ownerSitePapers({ params: { site } }) })

export const useRevisions = (site: string) =>
  useQuery({
    queryKey: [site, 'revisions'],
    queryFn: () => followUpApi.ownerSiteRevisions({ params: { site } }),
  })

/** Reads everything again after a change. */
export function useReadAgain() {
  const queries = useQueryClient()
  return useCallback(() => queries.invalidateQueries(), [queries])
}
