import { useMemo } from 'react'
import { adminApi } from '~/web/admin-api'
import { useMay } from '~/web/ui/admin/use-me'
import type { QuestionCalls } from '~/web/ui/site-questions/question-calls'
import SiteQuestions from '~/web/ui/site-questions/site-questions'

/** What the machine of a client's site could not answer, for the team to answer with him. */
export default function QuestionsWork({ id }: { id: string }) {
  const may = useMay()
  const calls = useMemo(() => callsOf(id), [id])
  return may('work-dossiers') ? (
    <SiteQuestions drafts={`equipe:site-question:${id}`} calls={calls} heading="h3" />
  ) : null
}

const callsOf = (id: string): QuestionCalls => ({
  read: () => adminApi.adminSiteQuestions({ params: { id } }),
  answer: (number, body) => adminApi.adminAnswerSiteQuestion({ params: { id, n: String(number) }, body }),
  leave: number => adminApi.adminLeaveSiteQuestion({ params: { id, n: String(number) } }),
})
