import {
  array,
  boolean,
  enum as choice,
  maxLength,
  nullable,
  number,
  object,
  record,
  regex,
  string,
  trim,
} from 'zod/mini'
import { aidKinds, aidLimits, aidStatuses, representativeRules, signingRules } from '~/domain/aids/aid'
import { aidStates } from '~/domain/aids/aid-state'

export const text = (max: number) =>
  string().check(trim(), regex(/\S/, 'Ce champ est obligatoire.'), maxLength(max))

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

/** An aid as the administrator types it: specification B13. */
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

export const state = choice(aidStates)

export const storedAid = object({
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

export const aidVersion = object({
  version: number(),
  published: boolean(),
  written_at: string(),
  /** Null for what a file or an import said, and for an account that is gone. */
  author: nullable(string()),
  ...aidDraft.shape,
})

export const version = { version: number() }

export const trial = object({
  departments: aidDraft.shape.departments,
  territory: string().check(maxLength(aidLimits.territory)),
  conditions: aidDraft.shape.conditions,
  answers: record(string().check(maxLength(40)), string().check(maxLength(40))),
})

export const written = object({ ...aidDraft.shape, published: boolean() })
