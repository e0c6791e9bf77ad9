import type { Firm } from '../question/firm'

/** What an answer is about; closures are `hours`, payments and what the machine is `contact`, quoted texts `service`. */
export type AnswerKind = 'hours' | 'price' | 'area' | 'service' | 'contact' | 'request' | 'unknown'

/** What one rule says. */
export interface AnswerPart {
  kind: AnswerKind
  /** French sentences, without markup. */
  text: string
  /** What it says it from: a path in the facts, `services.{name}`, `sections.{id}`, `machine`, `request` or `unknown`. */
  facts: string[]
  /** Things whose price was asked beside it and is not known, as they were read; left out: none. */
  unpriced?: readonly string[]
}

/** One question, as it was read. */
export interface Asked {
  firm: Firm
  /** Without accents, small, abbreviations of telephones written out, near misses put right. */
  text: string
  /** Its words. */
  words: string[]
  at: Date
  zone: string
}

/** Null: it is not asked that. */
export type AnswerRule = (asked: Asked) => AnswerPart | null

/** What is told to who asked, and what it was told from. */
export interface SiteAnswer {
  kind: AnswerKind
  text: string
  /** Ids of sections of the site. */
  sources: string[]
  /** Paths in the facts, as `AnswerPart` has them. */
  facts: string[]
  /** What of the question is not answered, as it was typed: all of it, one of two things, or nothing. */
  unanswered: string[]
}

/** What a visitor asks, as he typed it, and what he asked before: « c’est combien ? » is about that. */
export interface ThreadQuestion {
  question: string
  /** His questions before, the last last; '' where there were none. */
  before: string
}

export interface Exchange extends ThreadQuestion {
  answer: SiteAnswer
}
