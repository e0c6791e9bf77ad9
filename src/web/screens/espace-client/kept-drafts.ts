import type { DraftName } from '~/web/draft-names'
import { keepsDrafts, readDraft } from '~/web/form-draft'

/** How the names of what a client types in his space begin: the next one at this keyboard may be somebody else. */
export const CLIENT_DRAFTS = 'espace-client:'

/** Whether anything that was typed in the space is kept by this tab. */
export const anyDraft = () => keepsDrafts(CLIENT_DRAFTS)

export const draftOf = (kind: 'campaign' | 'dispute', id: string) => `${CLIENT_DRAFTS}${kind}:${id}` as const

/** What was typed, as the strings that fields hold. */
export const typedBefore = (draft: DraftName): Record<string, string> =>
  Object.fromEntries(Object.entries(readDraft(draft)).map(([field, value]) => [field, String(value)]))
