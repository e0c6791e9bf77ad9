import * as z from 'zod/mini'
import type { BodyOf, ReplyOf } from '~/contract/call'
import type { aidCalls } from '~/contract/content/aids'
import { written } from '~/contract/shapes/stored-aid'
import { eurosTyped } from '~/domain/invoice/euros-typed'
import { adminApi } from '~/web/admin-api'
import type { Typed } from './use-draft'

export type StoredAid = ReplyOf<typeof aidCalls.getAid>
type AidBody = BodyOf<typeof aidCalls.createAid>

/** An aid as its form holds it: amounts and departments as typed. */
export type AidDraft = z.infer<typeof aidDraftShape>

const typed = z.string()
const { kind, signing, representative, status, published } = written.shape

const aidDraftShape = z.object({
  ...{ slug: typed, name: typed, body: typed, kind, territory: typed },
  /** « 974, 2A ». */
  departments: typed,
  conditions: z.array(z.object({ says: typed, rule: typed })),
  ...{ rate: typed, ceiling: typed, site_ceiling: typed, covers: typed, signing, representative },
  ...{ source_url: typed, source_dated: typed, checked_on: typed, ends_on: typed },
  ...{ status, text: typed, published },
})

export const EMPTY_AID: AidDraft = {
  slug: '',
  name: '',
  body: '',
  kind: 'subvention',
  territory: '',
  departments: '',
  conditions: [],
  rate: '',
  ceiling: '',
  site_ceiling: '',
  covers: '',
  signing: 'unknown',
  representative: 'unknown',
  source_url: '',
  source_dated: '',
  checked_on: '',
  ends_on: '',
  status: 'to-check',
  text: '',
  published: false,
}

export const typedAid: Typed<AidDraft, StoredAid> = {
  ...{ kind: 'aides', shape: aidDraftShape, empty: EMPTY_AID },
  draftOf: aid => draftOf(aid, aid.published),
  write: (draft, over) =>
    over
      ? adminApi.updateAid({
          params: { id: over.id },
          body: { ...bodyOf(draft), version: over.version },
        })
      : adminApi.createAid({ body: bodyOf(draft) }),
  ...{ written: 'Aide enregistrée', shownBy: ['admin', 'aids'] },
}

/** What the form shows of a stored aid, or of one of its versions. */
export function draftOf(aid: Omit<AidBody, 'published'>, published: boolean): AidDraft {
  return aidDraftShape.parse({
    ...aid,
    departments: aid.departments.join(', '),
    rate: words(aid.rate),
    ceiling: words(aid.ceiling),
    site_ceiling: words(aid.site_ceiling),
    ends_on: aid.ends_on ?? '',
    published,
  })
}

/** What is sent of it. An amount that is none is sent as 0, which the server refuses by name: JSON has NaN as null, « no ceiling ». */
export function bodyOf(draft: AidDraft): AidBody {
  return {
    ...draft,
    departments: draft.departments.split(/[\s,;]+/).filter(code => code !== ''),
    rate: amount(draft.rate),
    ceiling: amount(draft.ceiling),
    site_ceiling: amount(draft.site_ceiling),
    ends_on: draft.ends_on === '' ? null : draft.ends_on,
  }
}

const words = (value: number | null) => (value === null ? '' : String(value))

function amount(typed: string): number | null {
  if (typed.trim() === '') return null
  return eurosTyped(typed.replace('%', '')) || 0
}
