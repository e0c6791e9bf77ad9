import { CircleCheck, CircleDashed } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { toast } from 'sonner'
import { formatShortDay } from '~/domain/text/french'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { AskDialog } from '~/web/ui/admin/form/ask-dialog'
import { StateMark } from '~/web/ui/admin/status-mark'
import { AdminTable } from '~/web/ui/admin/table/admin-table'
import type { Column } from '~/web/ui/admin/table/column'
import { ListState } from '~/web/ui/admin/table/list-state'
import { NextPage } from '~/web/ui/admin/table/next-page'
import { SearchField } from '~/web/ui/admin/table/search-field'
import { type ContentRow, type Kind, useContentAction, useContents } from './content-data'

/** One kind of texts, newest first, each to be opened, published or removed. */
export function ContentList({ kind }: { kind: Kind }) {
  const [params, setParams] = useSearchParams()
  const search = params.get('recherche') ?? ''
  const query = useContents(kind, search, params.get('apres') ?? undefined)
  const [leaving, setLeaving] = useState<ContentRow | null>(null)
  const { mutate, isPending, variables } = useContentAction(kind)
  const changing = isPending ? variables.row.id : null
  const columns = useMemo(() => {
    const publish = (row: ContentRow) =>
      mutate(
        { row, action: row.published ? 'withdraw' : 'publish' },
        {
          onSuccess: () => void toast.success(row.published ? 'Retiré du site' : 'Publié'),
          onError: error => void toast.error(error.message),
        },
      )
    return columnsOf(kind, changing, publish, setLeaving)
  }, [kind, mutate, changing])
  const rows = query.data?.rows ?? []
  return (
    <>
      <SearchField
        search={search}
        placeholder="Titre, adresse ou ville"
        onSearch={words =>
          setParams({ onglet: kind, ...(words ? { recherche: words } : {}) }, { replace: true })
        }
      />
      <ListState
        query={query}
        count={rows.length}
        empty={<p>{search ? 'Aucun texte ne correspond.' : NONE[kind]}</p>}
      >
        <AdminTable
          caption={kind === 'pages' ? 'Pages' : 'Articles'}
          columns={columns}
          rows={rows}
          keyOf={row => row.id}
          edgeOf={row => (row.published ? 'var(--etat-accepte)' : 'var(--etat-incomplet)')}
        />
        <NextPage next={query.data?.next_cursor ?? null} />
      </ListState>
      {leaving && <DeleteContent kind={kind} row={leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}

const NONE = { articles: 'Aucun article pour le moment.', pages: 'Aucune page écrite pour le moment.' }

const columnsOf = (
  kind: Kind,
  changing: string | null,
  publish: (row: ContentRow) => void,
  remove: (row: ContentRow) => void,
): Column<ContentRow>[] => [
  {
    name: 'title',
    title: 'Titre',
    wraps: true,
    cell: row => (
      <Link to={`/admin-dashboard/contenus/${kind}/${row.id}`} data-row-link>
        <strong>{row.title}</strong>
      </Link>
    ),
  },
  {
    name: 'address',
    title: 'Adresse',
    width: 'min(18rem, 18vw)',
    wraps: true,
    cell: row => {
      const address = kind === 'pages' ? `/${row.slug}` : `/blog/${row.slug}`
      return row.published ? <a href={address}>{address}</a> : address
    },
  },
  { name: 'city', title: 'Ville', width: '5.5rem', wraps: true, cell: row => row.city ?? '–' },
  {
    name: 'state',
    title: 'État',
    width: '6.5rem',
    cell: row =>
      row.published ? (
        <StateMark icon={CircleCheck} colour="var(--etat-accepte)" words="Publié" />
      ) : (
        <StateMark icon={CircleDashed} colour="var(--etat-incomplet)" words="Brouillon" />
      ),
  },
  {
    name: 'updated',
    title: 'Modifié le',
    width: '6rem',
    cell: row => formatShortDay(new Date(row.updated_at)),
  },
  {
    name: 'actions',
    title: 'Actions',
    width: '13.75rem',
    cell: row => (
      <>
        <AdminButton look="quiet" busy={changing === row.id} onClick={() => publish(row)}>
          {row.published ? 'Retirer du site' : 'Publier'}
          <span className="visually-hidden">&nbsp;: {row.title}</span>
        </AdminButton>
        <AdminButton look="quiet" onClick={() => remove(row)}>
          Supprimer<span className="visually-hidden">&nbsp;: {row.title}</span>
        </AdminButton>
      </>
    ),
  },
]

/** Asks once more before a text goes for good. */
function DeleteContent({ kind, row, onClose }: { kind: Kind; row: ContentRow; onClose: () => void }) {
  const { mutate, isPending, error } = useContentAction(kind)
  const remove = () =>
    mutate(
      { row, action: 'delete' },
      {
        onSuccess: () => {
          toast.success('Texte supprimé')
          onClose()
        },
      },
    )
  return (
    <AskDialog
      title="Supprimer ce texte"
      action="Supprimer"
      look="danger"
      keep="Garder"
      act={{ isPending, error }}
      onDone={remove}
      onClose={onClose}
    >
      <p>«&nbsp;{row.title}&nbsp;» disparaît du site pour de bon.</p>
    </AskDialog>
  )
}
