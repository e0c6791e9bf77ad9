import type { ComponentType } from 'react'
import { wordsOf } from '~/contract/failure'
import { Loading } from '~/web/ui/feedback/loading'
import { SpaceUnread } from '~/web/ui/sign-in/private-space'
import { isEnded } from '~/web/ui/site-facts/site-calls'
import { ChangePart } from './change-part'
import { CountsPart } from './counts-part'
import { DomainPart } from './domain-part'
import { EditPart } from './edit-part'
import { Ending } from './ending'
import { Leaving } from './leaving'
import styles from './mon-site.module.css'
import { OwnerAddressPart } from './owner-address-part'
import { type OwnSite, useOwnSite, useRequests } from './owner-queries'
import { PapersPart } from './papers-part'
import type { PartProps } from './part-props'
import { QuestionsPart } from './questions-part'
import { Renewal } from './renewal'
import { RequestsPart } from './requests-part'
import { StateHead } from './state-head'
import { Versions } from './versions'

/**
 * The parts of the page below its head, in their order. Each reads what it needs by `owner-queries.ts`, has a heading of
 * level 2, and draws nothing where it has nothing to say.
 */
const PARTS: readonly ComponentType<PartProps>[] = [
  EditPart,
  RequestsPart,
  CountsPart,
  QuestionsPart,
  Versions,
  DomainPart,
  ChangePart,
  PapersPart,
  Renewal,
  OwnerAddressPart,
  Leaving,
  Ending,
]

/** What would be refused of a site that was ended, or is of one that goes on. That it comes back is asked of the team. */
const GOING_ON: readonly ComponentType<PartProps>[] = [EditPart, QuestionsPart, DomainPart, Renewal, Ending]

/** What is of our pages of it: one that stands elsewhere has none of it. */
const OF_OUR_PAGES: readonly ComponentType<PartProps>[] = [EditPart, QuestionsPart, DomainPart]

/** One site of whoever is signed in. @param others whether there is a list to go back to */
export function OwnerSite({ own, others }: { own: OwnSite; others: boolean }) {
  const { data, error, refetch } = useOwnSite(own.site)
  // On its way at once, beside the site.
  useRequests(own.site)
  // Before it is known whether visitors see the site nothing says so, and nothing is offered that would be refused.
  if (!data)
    return error ? (
      <SpaceUnread again={refetch} words={wordsOf(error)} />
    ) : (
      <Loading>Chargement de votre espace...</Loading>
    )
  const hidden = [...(isEnded(data) ? GOING_ON : []), ...(data.published ? [] : OF_OUR_PAGES)]
  return (
    <div className={styles.space}>
      <StateHead own={own} site={data} others={others} />
      {PARTS.map((Part, at) =>
        hidden.includes(Part) ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the table is what it is
          <Part key={at} site={own.site} />
        ),
      )}
    </div>
  )
}
