import { useMemo } from 'react'
import { followUpApi } from '~/web/follow-up-api'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import type { QuestionCalls } from '~/web/ui/site-questions/question-calls'
import SiteQuestions from '~/web/ui/site-questions/site-questions'
import type { PartProps } from './part-props'

/** « Questions sans réponse »; left out where the site has no machine of ours, which is where we do not serve it. */
export function QuestionsPart({ site }: PartProps) {
  const calls = useMemo(() => callsOf(site), [site])
  return (
    <SiteQuestions
      drafts={`site-question:${site}`}
      calls={calls}
      heading="h2"
      notice={
        <DataProtectionNotice
          purpose="à tenir votre site à jour"
          kept="tant que votre site existe"
          erasable
        />
      }
    />
  )
}

const callsOf = (site: string): QuestionCalls => {
  const of = (number: number) => ({ site, n: String(number) })
  return {
    read: () => followUpApi.ownerSiteQuestions({ params: { site } }),
    answer: (number, body) => followUpApi.ownerAnswerSiteQuestion({ params: of(number), body }),
    leave: number => followUpApi.ownerLeaveSiteQuestion({ params: of(number) }),
  }
}
