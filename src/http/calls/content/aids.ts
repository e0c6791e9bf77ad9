import type { AnswerOf } from '~/contract/call'
import type { aidCalls } from '~/contract/content/aids'
import type { Aid, AidCondition } from '~/domain/aids/aid'
import { type AidState, aidStateOf } from '~/domain/aids/aid-state'
import { readAnswers } from '~/domain/eligibility/read-answers'
import { parisDay } from '~/domain/text/french'
import { confirmAid } from '~/usecases/aids/confirm-aid'
import { confirmAidReading } from '~/usecases/aids/confirm-aid-reading'
import { deleteAid } from '~/usecases/aids/delete-aid'
import { manageAids } from '~/usecases/aids/manage-aids'
import { readAid } from '~/usecases/aids/read-aid'
import { readAidSources, readFindings } from '~/usecases/aids/read-aid-sources'
import { readAids } from '~/usecases/aids/read-aids'
import { readAidVersions, readStoredAid } from '~/usecases/aids/read-stored-aid'
import { readRuleText, writeRuleText } from '~/usecases/aids/rule-text'
import { tryAid } from '~/usecases/aids/try-aid'
import { createAid, updateAid } from '~/usecases/aids/write-aid'
import type { Deps } from '~/usecases/ground/deps'
import type { Handlers } from '../../register'

type StoredReply = AnswerOf<typeof aidCalls.getAid>
type Row = Awaited<ReturnType<typeof readStoredAid>>

/**
 * The catalogue of public aids, for visitors and for the administration.
 * @param forget empties the page cache: pages of aids, towns and articles show a change at once
 */
export function aidHandlers(
  deps: Pick<Deps, 'db' | 'clock' | 'sanitise' | 'aidPages' | 'aidRegister'>,
  forget: () => void,
): Pick<Handlers, keyof typeof aidCalls> {
  const storedOf = (row: Row): StoredReply => storedReply(row, aidStateOf(row.aid, parisDay(deps.clock())))
  const changed = (row: Row): StoredReply => {
    forget()
    return storedOf(row)
  }
  return {
    aids: async ({ query }) => {
      const judged = await readAids(deps, readAnswers(present(query)))
      return {
        aids: judged.map(({ aid, state, outcome, because }) => ({ ...cardOf(aid, state), outcome, because })),
      }
    },
    aid: async ({ params }) => {
      const { aid, state, html } = await readAid(deps, params.slug)
      return { ...cardOf(aid, state), conditions: aid.conditions.map(({ says }) => says), html }
    },
    listAids: async () => ({ aids: (await manageAids(deps)).map(row => storedReply(row, row.state)) }),
    createAid: async ({ by, body: { published, ...aid } }) =>
      changed(await createAid(deps, by, aidOf(aid), published)),
    getAid: async ({ params }) => storedOf(await readStoredAid(deps, params.id)),
    updateAid: async ({ by, params, body: { published, version, ...aid } }) =>
      changed(await updateAid(deps, by, params.id, { aid: aidOf(aid), published, version })),
    tryAid: async ({ body: { answers, ...draft } }) =>
      tryAid(deps, { ...draft, conditions: conditionsOf(draft) }, readAnswers(answers)),
    aidVersions: async ({ params }) => ({
      versions: (await readAidVersions(deps, params.id)).map(({ aid, ...version }) => ({
        ...typedAid(aid),
        ...version,
      })),
    }),
    confirmAid: async ({ by, params, body }) =>
      changed(await confirmAid(deps, by, params.id, { version: body.version, sourceUrl: body.source_url })),
    aidFindings: async () => {
      const { findings, asked_at } = await readFindings(deps)
      return {
        watching: deps.aidPages !== null || deps.aidRegister !== null,
        asked_at,
        findings: findings.flatMap(({ finding, found_at, ...of }) =>
          finding === null || found_at === null ? [] : [{ ...of, finding, found_at }],
        ),
      }
    },
    aidSources: async ({ params }) => ({ sources: await readAidSources(deps, params.id) }),
    confirmAidSource: async ({ by, params, body }) =>
      changed(
        await confirmAidReading(deps, by, params.id, {
          origin: params.origin,
          version: body.version,
          foundAt: body.found_at,
        }),
      ),
    deleteAid: async ({ by, params, query }) => {
      await deleteAid(deps, by, params.id, query.version)
      forget()
      return {}
    },
  }
}

const present = (query: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  )

function cardOf({ conditions: _, status: __, text: ___, ...aid }: Aid, state: AidState) {
  return { ...aid, state }
}

/** As the administration types it: each rule as text. */
const typedAid = (aid: Aid) => ({
  ...aid,
  conditions: aid.conditions.map(({ says, rule }) => ({ says, rule: writeRuleText(rule) })),
})

type Typed = Pick<ReturnType<typeof typedAid>, 'conditions'>

const conditionsOf = ({ conditions }: Typed): AidCondition[] =>
  conditions.map(({ says, rule: text }, at) => {
    const rule = readRuleText(text, `conditions.${at}`)
    return rule === undefined ? { says } : { says, rule }
  })

const aidOf = (typed: ReturnType<typeof typedAid>): Aid => ({ ...typed, conditions: conditionsOf(typed) })

function storedReply({ id, version, origin, published, updated_at, aid }: Row, state: AidState): StoredReply {
  return { ...typedAid(aid), id, version, origin, published, state, updated_at }
}
