import {
  array,
  boolean,
  enum as choice,
  coerce,
  int,
  maxLength,
  minimum,
  nullable,
  number,
  object,
  optional,
  record,
  regex,
  string,
  trim,
} from 'zod/mini'
import { aidKinds, aidLimits, aidStatuses, representativeRules, signingRules } from '~/domain/aids/aid'
import { tableOf } from '~/domain/closed-list'
import { answerNames } from '~/domain/eligibility/answers'
import { call } from './call'

const text = (max: number) => string().check(trim(), regex(/\S/, 'Ce champ est obligatoire.'), maxLength(max))
const slug = string().check(
  trim(),
  regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'L’adresse s’écrit en minuscules sans accents, chiffres et tirets.'),
  maxLength(aidLimits.slug),
)

/** A sentence, and a publicodes rule in YAML where the simulator's answers can tell; empty: only the body can. */
const condition = object({
  says: text(aidLimits.says),
  rule: string().check(maxLength(aidLimits.rule)),
})

/** An aid as the administrator types it: DECISIONS section 13. */
const aidDraft = object({
  slug,
  name: text(aidLimits.name),
  body: text(aidLimits.body),
  kind: choice(aidKinds),
  territory: text(aidLimits.territory),
  departments: array(string()).check(maxLength(110)),
  conditions: array(condition).check(maxLength(aidLimits.conditions)),
  rate: nullable(number()),
  ceiling: nullable(number()),
  site_ceiling: nullable(number()),
  covers: text(aidLimits.covers),
  signing: choice(signingRules),
  representative: choice(representativeRules),
  source_url: text(aidLimits.source_url),
  source_dated: text(aidLimits.source_dated),
  checked_on: text(10),
  ends_on: nullable(text(10)),
  status: choice(aidStatuses),
  /** Markdown. */
  text: string().check(trim(), maxLength(aidLimits.text)),
})

const state = choice(['open', 'to-check', 'closed', 'ended'])
const answerName = choice(answerNames)

/** What every visitor may read of an aid. */
const aidCard = object({
  slug: string(),
  name: string(),
  body: string(),
  kind: choice(aidKinds),
  territory: string(),
  departments: array(string()),
  rate: nullable(number()),
  ceiling: nullable(number()),
  site_ceiling: nullable(number()),
  covers: string(),
  signing: choice(signingRules),
  representative: choice(representativeRules),
  source_url: string(),
  source_dated: string(),
  checked_on: string(),
  ends_on: nullable(string()),
  state,
})

const reason = object({
  says: string(),
  finding: choice(['passes', 'fails', 'unknown']),
  /** The questions whose answer would settle it. */
  missing: array(answerName),
})

const judgedAid = object({
  ...aidCard.shape,
  outcome: choice(['eligible', 'to-check', 'not-eligible']),
  because: array(reason),
})

const answers = object(tableOf(answerNames, () => optional(string())))

const storedAid = object({
  id: string(),
  /** Raised by every change; a change names the version it starts from. */
  version: number(),
  /** « import » is a proposal that nobody has read yet. */
  origin: choice(['file', 'administrator', 'import']),
  published: boolean(),
  state,
  updated_at: string(),
  ...aidDraft.shape,
})

const trial = object({
  departments: aidDraft.shape.departments,
  territory: string().check(maxLength(aidLimits.territory)),
  conditions: aidDraft.shape.conditions,
  answers: record(string().check(maxLength(40)), string().check(maxLength(40))),
})

const aidVersion = object({
  version: number(),
  published: boolean(),
  written_at: string(),
  /** Null for what a file or an import said, and for an account that is gone. */
  author: nullable(string()),
  ...aidDraft.shape,
})

const written = object({ ...aidDraft.shape, published: boolean() })
const version = { version: number() }

export const aidCalls = {
  aids: call({
    method: 'GET',
    path: '/api/aids',
    reader: 'public',
    summary: 'The public aids for a site, judged by the simulator’s answers; unknown answers exclude nothing',
    query: answers,
    reply: object({ aids: array(judgedAid) }),
  }),
  aid: call({
    method: 'GET',
    path: '/api/aids/{slug}',
    reader: 'public',
    summary: 'One aid, its conditions, its source and the date of the last check',
    reply: object({ ...aidCard.shape, conditions: array(string()), html: string() }),
  }),
  listAids: call({
    method: 'GET',
    path: '/api/admin/aids',
    reader: 'admin',
    permission: 'edit-contents',
    summary: 'The catalogue, published or proposed, the oldest check first',
    reply: object({ aids: array(storedAid) }),
  }),
  createAid: call({
    method: 'POST',
    path: '/api/admin/aids',
    reader: 'admin',
    permission: 'edit-contents',
    summary:
      'Writes a new aid; refused without source, date, signing rule, or with a rule that cannot be judged',
    body: written,
    status: 201,
    reply: storedAid,
  }),
  getAid: call({
    method: 'GET',
    path: '/api/admin/aids/{id}',
    reader: 'admin',
    permission: 'edit-contents',
    summary: 'An aid as it was typed',
    reply: storedAid,
  }),
  updateAid: call({
    method: 'PUT',
    path: '/api/admin/aids/{id}',
    reader: 'admin',
    permission: 'edit-contents',
    summary: 'Changes an aid; refused when somebody changed it since `version`',
    body: object({ ...written.shape, ...version }),
    reply: storedAid,
  }),
  tryAid: call({
    method: 'POST',
    path: '/api/admin/aids/trial',
    reader: 'admin',
    permission: 'edit-contents',
    noted: false,
    summary:
      'What these conditions answer to somebody, before they are saved; refused when a rule cannot be trusted',
    body: trial,
    reply: object({ outcome: judgedAid.shape.outcome, because: array(reason) }),
  }),
  aidVersions: call({
    method: 'GET',
    path: '/api/admin/aids/{id}/versions',
    reader: 'admin',
    permission: 'edit-contents',
    summary: 'What an aid said at each change, the newest first',
    reply: object({ versions: array(aidVersion) }),
  }),
  confirmAid: call({
    method: 'POST',
    path: '/api/admin/aids/{id}/check',
    reader: 'admin',
    permission: 'edit-contents',
    summary: 'Says that the source was read again today and that the aid is open',
    body: object({ source_url: text(aidLimits.source_url), ...version }),
    reply: storedAid,
  }),
  deleteAid: call({
    method: 'DELETE',
    path: '/api/admin/aids/{id}',
    reader: 'admin',
    permission: 'edit-contents',
    summary: 'Removes an aid for good; neither its file nor an import brings it back',
    query: object({ version: coerce.number().check(int(), minimum(1)) }),
    status: 204,
    reply: object({}),
  }),
}
