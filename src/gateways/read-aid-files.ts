import {
  type Aid,
  type AidCondition,
  aidKinds,
  aidLimits,
  aidStatuses,
  representativeRules,
  signingRules,
} from '~/domain/aids/aid'
import { aidFlaws } from '~/domain/aids/aid-flaws'
import { sha256Of } from '~/domain/sha256-of'
import { type HeadedText, headedTextsIn, readHeadedText } from './headed-text'

/** An aid as its file describes it. */
export interface AidFile {
  aid: Aid
  /** SHA-256 of the file's bytes, hexadecimal. */
  hash: string
}

/** content/aids/*.md. @throws Error that names the file when it lacks a source, a date, a signing rule or more */
export function readAidFiles(folder: string): AidFile[] {
  return headedTextsIn(folder).map(readFile)
}

function readFile(path: string): AidFile {
  const headed = readHeadedText(path)
  const aid = aidIn(headed, message => new Error(`${path}: ${message}`))
  const [flaw] = aidFlaws(aid)
  if (flaw) throw new Error(`${path}: ${flaw.field}: ${flaw.message}`)
  return { aid, hash: sha256Of(headed.text) }
}

function aidIn({ head: front, body, word, slug }: HeadedText, wrong: (message: string) => Error): Aid {
  const amount = (key: string) => {
    const value = front[key] ?? null
    if (value !== null && typeof value !== 'number') throw wrong(`${key} must be a number or null`)
    return value
  }
  const oneOf = <T extends string>(key: string, all: readonly T[]): T => {
    const found = all.find(one => one === front[key])
    if (found === undefined) throw wrong(`${key} must be one of ${all.join(', ')}`)
    return found
  }
  return {
    slug: slug(aidLimits.slug),
    name: word('name', aidLimits.name),
    body: word('body', aidLimits.body),
    kind: oneOf('kind', aidKinds),
    territory: word('territory', aidLimits.territory),
    departments: list(front.departments).map(String),
    conditions: list(front.conditions) as AidCondition[],
    rate: amount('rate'),
    ceiling: amount('ceiling'),
    site_ceiling: amount('site_ceiling'),
    covers: word('covers', aidLimits.covers),
    signing: oneOf('signing', signingRules),
    representative: oneOf('representative', representativeRules),
    source_url: word('source_url', aidLimits.source_url),
    source_dated: word('source_dated', aidLimits.source_dated),
    checked_on: word('checked_on', 10),
    ends_on: front.ends_on == null ? null : word('ends_on', 10),
    status: oneOf('status', aidStatuses),
    text: body,
  }
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
