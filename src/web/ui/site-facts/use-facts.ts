import { useEffect, useRef, useState } from 'react'
import { answeredWith, errorsOf, NOTHING_LOST, wordsOf } from '~/contract/failure'
import type { FieldError } from '~/domain/refusal'
import { sameData } from '~/domain/same-data'
import type { SiteFacts } from '~/domain/site/facts/facts'
import { factsErrors } from '~/domain/site/facts/facts-errors'
import { type FactsPart, mergeFacts, withPart } from '~/domain/site/facts/merge-facts'
import { tidyFacts } from '~/domain/site/facts/tidy-facts'
import { errorToasts } from '../forms/use-form'
import { readFactsDraft, writeFactsDraft } from './facts-draft'
import { savable } from './savable'
import type { Site, SiteCalls } from './site-calls'
import { useLeaving } from './use-leaving'

/** What is typed is kept after such a rest, in milliseconds, and at each step. */
const REST = 4_000

const UNREACHED = 'Le serveur ne répond pas\u00a0: nous réessayons, rien n’est perdu.'

/** What somebody else changed while one was typing. */
export interface Meanwhile {
  taken: FactsPart[]
  /** Of what both changed, theirs, to be taken instead. */
  both: FactsPart[]
  theirs: SiteFacts
}

/**
 * The facts of a site as they are typed, each version kept by the server, until then by this tab. What cannot be kept yet
 * (half an e-mail) waits without holding up the rest; another's change is put together with one's own.
 */
export function useFacts(id: string, first: Site, calls: SiteCalls, onSite: (site: Site) => void) {
  const [typed, setTyped] = useState(first.facts)
  const [errors, setErrors] = useState<FieldError[]>([])
  const [kept, setKept] = useState('')
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null)
  const now = useRef(first.facts)
  const base = useRef({ facts: first.facts, version: first.version })
  const touched = useRef(false)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saving = useRef<Promise<void>>(Promise.resolve())
  const left = useRef(false)
  const toasts = useRef(errorToasts()).current

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    left.current = false
    const draft = readFactsDraft(id)
    if (draft) {
      touched.current = true
      putUpon(first, draft.base, draft.typed)
      keep()
    }
    return () => {
      void keep()
      left.current = true
    }
  }, [])
  useLeaving(isDirty, keep)

  // What was changed beside what is typed here made a version too: a photo, a version that came back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads refs alone
  useEffect(() => {
    if (first.version <= base.current.version) return
    const same = sameData(first.facts, base.current.facts)
    if (!same && isDirty()) return
    base.current = first
    if (!same) take(first.facts)
  }, [first])

  function take(facts: SiteFacts) {
    now.current = facts
    setTyped(facts)
  }
  /** What is typed over `before`, upon a site as it is by now. */
  function putUpon(site: Site, before: SiteFacts, mine = now.current) {
    const { facts, taken, both } = mergeFacts(before, mine, site.facts)
    base.current = site
    take(facts)
    if (taken.length + both.length > 0) setMeanwhile({ taken, both, theirs: site.facts })
  }
  function isDirty(): boolean {
    return touched.current && !sameData(tidyFacts(now.current), base.current.facts)
  }

  function change(some: Partial<SiteFacts>) {
    touched.current = true
    take({ ...now.current, ...some })
    writeFactsDraft(id, { base: base.current.facts, typed: now.current })
    clearTimeout(rest.current)
    keepAgain()
  }

  /**
   * After what is on its way. @param pressed somebody asked for it: a failure is said by a toast too
   * @returns whether the server has all that was typed
   */
  function keep(pressed = false): Promise<boolean> {
    clearTimeout(rest.current)
    saving.current = saving.current.then(() => save(pressed))
    return saving.current.then(() => !isDirty())
  }
  // Once it is left, what could not be kept waits in the draft: the next form would be written over.
  const keepAgain = () => {
    if (!left.current) rest.current = setTimeout(() => void keep(), REST)
  }

  async function save(pressed: boolean) {
    setErrors(factsErrors(tidyFacts(now.current)))
    const facts = savable(now.current, base.current.facts)
    if (base.current.version > 0 ? sameData(facts, base.current.facts) : !touched.current) {
      // It may have arrived though its answer did not.
      if (!isDirty()) writeFactsDraft(id, null)
      return
    }
    try {
      const site = await calls.save(facts, base.current.version)
      base.current = site
      if (!isDirty()) writeFactsDraft(id, null)
      setKept('Ce que vous avez écrit est gardé.')
      toasts.dismiss()
      onSite(site)
    } catch (error) {
      if (answeredWith(error, 412)) return putTogether()
      setErrors(found => [...found, ...errorsOf(error).map(withoutFacts)])
      notKept(error, pressed)
    }
  }

  /** Somebody else was quicker: his change comes in, one's own is sent again upon it. */
  async function putTogether() {
    try {
      const site = await calls.read()
      if (left.current) return
      putUpon(site, base.current.facts)
      writeFactsDraft(id, { base: site.facts, typed: now.current })
      onSite(site)
      void keep()
    } catch (error) {
      notKept(error, false)
    }
  }

  function notKept(error: unknown, pressed: boolean) {
    setKept(`Pas encore gardé. ${wordsOf(error, UNREACHED)}`)
    if (pressed) toasts.say(wordsOf(error, NOTHING_LOST))
    if (!answeredWith(error, 404, 422)) keepAgain()
  }

  return {
    facts: typed,
    change,
    keep,
    kept,
    errors,
    errorOf: (place: string) => errors.find(({ field }) => field === place)?.message,
    meanwhile,
    /** Their version of a part that both changed, instead of one's own. */
    takeTheirs(part: FactsPart) {
      if (!meanwhile) return
      setMeanwhile({ ...meanwhile, both: meanwhile.both.filter(one => one !== part) })
      change(withPart(now.current, part, meanwhile.theirs))
    },
  }
}

/** The server names fields from the body on. */
const withoutFacts = ({ field, message }: FieldError): FieldError => ({
  field: field.replace(/^facts\./, ''),
  message,
})
