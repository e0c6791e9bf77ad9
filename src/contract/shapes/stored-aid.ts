import * as z from 'zod/mini'
import { aidKinds, aidLimits, aidStatuses, representativeRules, signingRules } from '~/domain/aids/aid'
import { aidStates } from '~/domain/aids/aid-state'
import { instant } from './instant'

export const text = (max: number) =>
  z.string().check(z.trim(), z.regex(/\S/, 'Ce champ est obligatoire.'), z.maxLength(max))

const slug = z
  .string()
  .check(
    z.trim(),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'L’adresse s’écrit en minuscules sans accents, chiffres et tirets.'),
    z.maxLength(aidLimits.slug),
  )

/** A sentence, and a publicodes rule in YAML where the simulator's answers can tell; empty: only the body can. */
const condition = z.object({
  says: text(aidLimits.says),
  rule: z.string().check(z.maxLength(aidLimits.rule)),
})

/** An aid as the administrator types it: specification B13. */
const aidDraft = z.object({
  slug,
  name: text(aidLimits.name),
  body: text(aidLimits.body),
  kind: z.enum(aidKinds),
  territory: text(aidLimits.territory),
  departments: z.array(z.string()).check(z.maxLength(110)),
  conditions: z.array(condition).check(z.maxLength(aidLimits.conditions)),
  rate: z.nullable(z.number()),
  ceiling: z.nullable(z.number()),
  site_ceiling: z.nullable(z.number()),
  covers: text(aidLimits.covers),
  signing: z.enum(signingRules),
  representative: z.enum(representativeRules),
  source_url: text(aidLimits.source_url),
  source_dated: text(aidLimits.source_dated),
  checked_on: text(10),
  ends_on: z.nullable(text(10)),
  status: z.enum(aidStatuses),
  /** Markdown. */
  text: z.string().check(z.trim(), z.maxLength(aidLimits.text)),
})

export const state = z.enum(aidStates)

export const storedAid = z.object({
  id: z.string(),
  /** Raised by every change; a change names the version it starts from. */
  version: z.number(),
  /** « import » is a proposal that nobody has read yet. */
  origin: z.enum(['file', 'administrator', 'import']),
  published: z.boolean(),
  state,
  updated_at: instant,
  ...aidDraft.shape,
})

export const aidVersion = z.object({
  version: z.number(),
  published: z.boolean(),
  written_at: instant,
  /** Null for what a file or an import said, and for an account that is gone. */
  author: z.nullable(z.string()),
  ...aidDraft.shape,
})

export const version = { version: z.int() }

export const trial = z.object({
  departments: aidDraft.shape.departments,
  territory: z.string().check(z.maxLength(aidLimits.territory)),
  conditions: aidDraft.shape.conditions,
  answers: z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(40))),
})

export const written = z.object({ ...aidDraft.shape, published: z.boolean() })
