import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentProps, useEffect, useState } from 'react'
import { onSpaceClosed } from '~/web/space-session'
import { Button } from '~/web/ui/actions/button'
import { SiteToaster } from '~/web/ui/feedback/site-toaster'
import { PageFrame } from '~/web/ui/frame/page-frame'
import styles from './sign-in.module.css'

/** The frame of a place that one signs in to by a mailed link, with what it has read. */
export function PrivateSpace({
  header,
  children,
}: Pick<ComponentProps<typeof PageFrame>, 'header' | 'children'>) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5_000 } } }),
  )
  // Read anew, what is shown says so too, and gives way to the way in; what was refused already has.
  useEffect(
    () =>
      onSpaceClosed(
        () =>
          void queries.invalidateQueries(
            { predicate: ({ state }) => state.status === 'success' },
            { cancelRefetch: false },
          ),
      ),
    [queries],
  )
  return (
    <QueryClientProvider client={queries}>
      <PageFrame header={header} width="page">
        <SiteToaster />
        {children}
      </PageFrame>
    </QueryClientProvider>
  )
}

interface SpaceUnreadProps {
  again: () => unknown
  /** Why, where more is known than that. */
  words?: string
}

/** Said where it, or a part of it, could not be read. */
export const SpaceUnread = ({ again, words = UNREAD }: SpaceUnreadProps) => (
  <div role="alert" className={`stack-16 to-start ${styles.unread}`}>
    <p>{words}</p>
    <Button look="second" onClick={() => void again()}>
      Réessayer
    </Button>
  </div>
)

const UNREAD = 'Votre espace n’a pas pu être lu. Rien n’est perdu\u00a0: réessayez dans un instant.'
