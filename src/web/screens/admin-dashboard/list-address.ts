import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { keysOf } from '~/domain/closed-list'
import { BULK_ACTIONS, type BulkAction } from '~/domain/dossier/lists/bulk'
import { DOSSIER_SORTS, type DossierSort } from '~/domain/dossier/lists/dossier-list'
import { LIST_ACTION } from '~/web/ui/admin/palette/list-action'

export const TABS = ['dossiers', 'factures'] as const
export type Tab = (typeof TABS)[number]

export const PAGE_SIZES = [100, 1_000] as const

/** What the lists show, held in the address so that it can be shared and reloaded. */
export interface ListAddress {
  tab: Tab
  search: string
  /** « Tous » when empty. */
  status: string
  limit: number
  /** Of the dossiers; the invoices are always newest first. */
  sort: DossierSort
  /** Where the page begins; empty for the first one. */
  after: string
  /** The dossier that is open in the drawer; empty for none. */
  opened: string
  /** What is about to be done to all of the list; empty for nothing. */
  action: BulkAction | ''
}

const NAMES = {
  tab: 'onglet',
  search: 'recherche',
  status: 'statut',
  limit: 'lignes',
  sort: 'tri',
  after: 'apres',
  opened: 'dossier',
  action: LIST_ACTION,
} as const satisfies Record<keyof ListAddress, string>

const USUAL: ListAddress = {
  tab: 'dossiers',
  search: '',
  status: '',
  limit: PAGE_SIZES[0],
  sort: '-created_at',
  after: '',
  opened: '',
  action: '',
}

export function readListAddress(params: URLSearchParams): ListAddress {
  const limit = Number(params.get(NAMES.limit))
  return {
    tab: params.get(NAMES.tab) === 'factures' ? 'factures' : 'dossiers',
    search: params.get(NAMES.search) ?? '',
    status: params.get(NAMES.status) ?? '',
    limit: PAGE_SIZES.find(size => size === limit) ?? USUAL.limit,
    sort: DOSSIER_SORTS.find(sort => sort === params.get(NAMES.sort)) ?? USUAL.sort,
    after: params.get(NAMES.after) ?? '',
    opened: params.get(NAMES.opened) ?? '',
    action: BULK_ACTIONS.find(action => action === params.get(NAMES.action)) ?? '',
  }
}

/** The part of an address after `?`: only what differs from the usual list. */
export function writeListAddress(list: ListAddress): string {
  const params = new URLSearchParams()
  for (const key of keysOf(NAMES)) {
    if (list[key] !== USUAL[key]) params.set(NAMES[key], String(list[key]))
  }
  return params.toString()
}

/** The list that the address asks for, and how to ask for another; a new filter starts at the first page. */
export function useListAddress() {
  const [params, setParams] = useSearchParams()
  const list = useMemo(() => readListAddress(params), [params])
  const addressWith = (change: Partial<ListAddress>) =>
    `?${writeListAddress({ ...list, after: '', opened: '', action: '', ...change })}`
  const go = (change: Partial<ListAddress>, replace = false) =>
    setParams(new URLSearchParams(addressWith(change)), { replace, preventScrollReset: true })
  return { list, addressWith, go }
}
