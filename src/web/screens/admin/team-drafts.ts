import { useEffect, useState } from 'react'
import { forgetDrafts, keepsDrafts, readDraft, TEAM_DRAFTS, TEXT_DRAFTS, writeDraft } from '~/web/form-draft'
import { useMe } from '~/web/ui/admin/use-me'

/** Whose what this tab keeps is. */
const WHOSE = 'compte-equipe'

/** Whether this tab keeps anything that the team typed. */
export const keepsTeamDrafts = () => keepsDrafts(TEAM_DRAFTS) || keepsDrafts(TEXT_DRAFTS)

/** Whoever signs out leaves nothing of what was typed. */
export function forgetTeamDrafts() {
  for (const start of [TEAM_DRAFTS, TEXT_DRAFTS, WHOSE]) forgetDrafts(start)
}

/**
 * What a tab keeps outlives a session that ends, and one that is closed in another tab, for the same account: somebody else
 * at this keyboard finds nothing of it.
 * @returns whether screens may read what is kept
 */
export function useOwnDrafts(): boolean {
  const [whose] = useState(() => readDraft(WHOSE).id)
  const [ready, setReady] = useState(() => whose === undefined || !keepsTeamDrafts())
  const { data: me, isError } = useMe()
  const id = me?.id
  useEffect(() => {
    if (id === undefined) return
    if (whose !== undefined && whose !== id) forgetTeamDrafts()
    writeDraft(WHOSE, JSON.stringify({ id }))
    setReady(true)
  }, [id, whose])
  return ready || isError
}
