import * as z from 'zod/mini'
import { siteFacts } from '~/contract/shapes/site-content'
import type { SiteFacts } from '~/domain/site/facts/facts'
import { readDraft, writeDraft } from '~/web/form-draft'
import { siteDraft } from './site-draft'

/** What was typed and that the server does not have, and what it was typed over. */
export interface FactsDraft {
  base: SiteFacts
  typed: SiteFacts
}

const draft = z.object({ base: siteFacts, typed: siteFacts })
const nameOf = (id: string) => siteDraft('site-facts', id)

/** What this tab kept before a reload; null where it kept nothing that can be read. */
export function readFactsDraft(id: string): FactsDraft | null {
  const kept = z.safeParse(draft, readDraft(nameOf(id)))
  return kept.success ? kept.data : null
}

/** @param kept null: the server has it all */
export const writeFactsDraft = (id: string, kept: FactsDraft | null) =>
  writeDraft(nameOf(id), kept && JSON.stringify(kept))
