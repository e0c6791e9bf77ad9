import type { StageState } from '~/domain/dossier/timeline'
import { formatDay } from '~/domain/text/french'
import { Paragraph } from './layout'

/** One stage of a dossier, as a message names it. */
export interface StageLine {
  title: string
  state: StageState
  at: Date | null
  /** What belongs to it. */
  papers: string[]
}

/** Where the dossier stands: the stages that its page shows, dated, each with its papers. */
export function Stages({ stages }: { stages: readonly StageLine[] }) {
  if (stages.length === 0) return null
  return (
    <>
      <Paragraph>
        <strong>Où en est votre dossier</strong>
      </Paragraph>
      <ul style={{ margin: '0 0 18px', paddingLeft: 20 }}>
        {stages.map(({ title, state, at, papers }) => (
          <li
            key={title}
            style={{ fontSize: 16, lineHeight: '25px', margin: '0 0 4px', color: COLOURS[state] }}
          >
            <strong>{title}</strong>, {at ? `le ${formatDay(at)}` : WORDS[state]}
            {papers.length > 0 && `\u00a0: ${papers.join('\u202f; ')}`}
          </li>
        ))}
      </ul>
    </>
  )
}

const WORDS: Record<StageState, string> = { done: '', current: 'en cours', ahead: 'à venir' }

/** Those of the page; what is to come is muted. */
const COLOURS: Record<StageState, string> = { done: '#1a6844', current: '#2438a6', ahead: '#5f626c' }
