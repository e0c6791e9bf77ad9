import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import type { ReplyOf } from '~/contract/call'
import type { aidCalls } from '~/contract/content/aids'
import {
  findingHelp,
  findingWords,
  originWords,
  readingWords,
  reasonWords,
} from '~/domain/aids/aid-source-words'
import { formatDay } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import { useArrival } from '~/web/ui/frame/use-arrival'
import type { StoredAid } from './aid-draft'
import styles from './aid-sources.module.css'
import { TwoTexts } from './two-texts'

type Source = ReplyOf<typeof aidCalls.aidSources>['sources'][number]

/** What the watch found in the sources of an aid, both texts beside each other, and the click that says they were read. */
export function AidSources({ aid, onRead }: { aid: StoredAid; onRead: (aid: StoredAid) => void }) {
  const queries = useQueryClient()
  const first = useArrival('#sources')
  const queryKey = ['admin', 'aids', 'sources', aid.id]
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => adminApi.aidSources({ params: { id: aid.id }, signal }),
  })
  const { mutate, isPending } = useMutation({
    mutationFn: ({ origin, found_at }: Source) =>
      adminApi.confirmAidSource({
        params: { id: aid.id, origin },
        body: { found_at: found_at ?? '', version: aid.version },
      }),
    onSuccess: read => {
      toast.success(
        read.checked_on === aid.checked_on ? 'C’est noté' : `Lue le ${formatDay(new Date(read.checked_on))}`,
      )
      onRead(read)
    },
    onError: error => void toast.error(error.message),
    onSettled: () => void queries.invalidateQueries({ queryKey: ['admin', 'aids'] }),
  })
  if (isError && !data)
    return <ProblemLine words="Les sources de cette aide n’ont pas pu être lues." again={refetch} />
  const found = (data?.sources ?? []).filter(({ finding }) => finding !== null)
  return found.map((source, at) => (
    <section
      key={source.origin}
      ref={at === 0 ? first : undefined}
      id={at === 0 ? 'sources' : undefined}
      className={`stack-8 ${styles.source}`}
      aria-labelledby={`source-${source.origin}`}
    >
      <h2 id={`source-${source.origin}`}>
        {source.finding && findingWords[source.finding]}
        <span className="second-text unbold"> {originWords[source.origin]}</span>
      </h2>
      <p>{source.finding && findingHelp[source.finding]}</p>
      <Addresses source={source} />
      {source.seen_text !== null && (
        <TwoTexts before={source.read_text} now={source.seen_text} of={originWords[source.origin]} />
      )}
      <AdminButton look="first" busy={isPending} onClick={() => mutate(source)}>
        {source.finding && readingWords(source.finding)}
      </AdminButton>
    </section>
  ))
}

function Addresses({ source: { address, moved_to, status, reason } }: { source: Source }) {
  return (
    <p className={styles.addresses}>
      <a href={address} target="_blank" rel="noreferrer">
        {address}
      </a>
      {moved_to !== null && (
        <>
          {' '}
          mène à{' '}
          <a href={moved_to} target="_blank" rel="noreferrer">
            {moved_to}
          </a>
        </>
      )}
      {reason !== null && `\u00a0: ${reasonWords[reason]}`}
      {status !== null && status !== 200 && ` (réponse ${status})`}
    </p>
  )
}
