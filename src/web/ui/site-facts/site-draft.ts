import type { DraftName } from '~/web/draft-names'
import { TEAM_DRAFTS } from '~/web/form-draft'

/** How the id begins under which the team writes what the owner could write too. */
export const BY_TEAM = 'admin:'

/** The name under which a tab keeps what is typed of a site; what the team types goes with its session, as all of its drafts. */
export const siteDraft = (
  kind: 'site-facts' | 'site-texts' | 'site-closing' | 'site-domain',
  id: string,
): DraftName => (id.startsWith(BY_TEAM) ? `${TEAM_DRAFTS}${kind}:${id}` : `${kind}:${id}`)
