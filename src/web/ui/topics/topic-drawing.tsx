import type { ReactElement } from 'react'
import type { Topic } from '~/domain/content/topic'

const ink = { stroke: '#16181d', strokeWidth: 1.5, strokeLinejoin: 'round', strokeLinecap: 'round' } as const
const jaune = '#fff1b8'
const rose = '#fbe4df'
const vert = '#dcefe2'
const bleu = '#e4e9fb'

/** One drawing a topic: what lies on the desk of who reads it. */
const drawings: Record<Topic, ReactElement> = {
  // A decision letter out of its envelope.
  aides: (
    <>
      <path d="M22 34h76v32H22z" fill={rose} />
      <path d="M32 8h56v46H32z" fill="#fff" />
      <path d="M40 18h26M40 26h40M40 34h34" stroke="#857f70" />
      <path d="M22 34v32h76V34L60 58z" fill={jaune} />
      <circle cx="78" cy="20" r="5" fill={vert} />
    </>
  ),
  // A receipt with a torn edge.
  prix: (
    <>
      <path d="M40 6h44v56l-5.5-4-5.5 4-5.5-4-5.5 4-5.5-4-5.5 4-5.5-4-5.5 4z" fill="#fff" />
      <path d="M34 12v54l5.5-4" fill="none" />
      <path d="M48 18h16M48 27h16M48 36h16" stroke="#857f70" />
      <path d="M72 18h5M72 27h5M72 36h5" />
      <path d="M46 43h32v9H46z" fill={jaune} />
    </>
  ),
  // A ledger and its columns.
  comptabilite: (
    <>
      <path d="M16 14c16-6 30-6 44 2v48c-14-8-28-8-44-2z" fill={vert} />
      <path d="M104 14c-16-6-30-6-44 2v48c14-8 28-8 44-2z" fill="#fff" />
      <path d="M26 24c8-2 16-2 24 1M26 34c8-2 16-2 24 1M26 44c8-2 16-2 24 1" />
      <path d="M70 25c8-3 16-3 24-1M70 35c8-3 16-3 24-1M70 45c8-3 16-3 24-1" stroke="#857f70" />
      <path d="M84 17v42" stroke="#2438a6" />
    </>
  ),
  // A folded map with a pin.
  local: (
    <>
      <path d="M16 18l28-8v48l-28 8z" fill={vert} />
      <path d="M44 10l32 8v48l-32-8z" fill="#fff" />
      <path d="M76 18l28-8v48l-28 8z" fill={bleu} />
      <path d="M20 52c18-14 30 6 44-8s24-6 36-18" fill="none" stroke="#857f70" strokeDasharray="3 3" />
      <path d="M62 44c-9-11-12-15-12-20a12 12 0 0 1 24 0c0 5-3 9-12 20z" fill={jaune} />
      <circle cx="62" cy="24" r="4" fill="#fff" />
    </>
  ),
  // A telephone that rings.
  clients: (
    <>
      <path d="M46 6h30v60H46z" fill="#fff" />
      <path d="M51 14h20v36H51z" fill={bleu} />
      <circle cx="61" cy="58" r="3" fill={jaune} />
      <path
        d="M36 22c-5 8-5 20 0 28M28 16c-8 12-8 28 0 40M86 22c5 8 5 20 0 28M94 16c8 12 8 28 0 40"
        fill="none"
      />
    </>
  ),
  // Scales on a page.
  droit: (
    <>
      <path d="M28 60h64v6H28z" fill={jaune} />
      <path d="M60 10v50M30 18h60" fill="none" />
      <path d="M16 40 30 18l14 22z" fill={rose} />
      <path d="M76 40 90 18l14 22z" fill={vert} />
      <path d="M16 40a14 8 0 0 0 28 0zM76 40a14 8 0 0 0 28 0z" fill="#fff" />
      <circle cx="60" cy="10" r="4" fill={bleu} />
    </>
  ),
  // A window in which somebody asks and is answered.
  ia: (
    <>
      <path d="M18 8h84v56H18z" fill="#fff" />
      <path d="M18 18h84" fill="none" />
      <circle cx="25" cy="13" r="2" fill={rose} />
      <circle cx="32" cy="13" r="2" fill={jaune} />
      <path d="M28 26h38v14H38l-6 6v-6h-4z" fill={bleu} />
      <path d="M92 44H60v13h22l6 5v-5h4z" fill={vert} />
      <path d="m82 24 2 5 5 2-5 2-2 5-2-5-5-2 5-2z" fill="#2438a6" stroke="none" />
    </>
  ),
}

/** The drawings of these topics, once in a page; `TopicDrawing` shows one of them. */
export function TopicDrawings({ topics }: { topics: Topic[] }) {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false" style={{ position: 'absolute' }}>
      {[...new Set(topics)].map(topic => (
        <symbol key={topic} id={`sujet-${topic}`} viewBox="0 0 120 72">
          <g {...ink}>{drawings[topic]}</g>
        </symbol>
      ))}
    </svg>
  )
}

/** A topic's drawing, from the ones that `TopicDrawings` put into the page. */
export function TopicDrawing({ topic, className }: { topic: Topic; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 120 72" className={className} aria-hidden="true" focusable="false">
      <use href={`#sujet-${topic}`} />
    </svg>
  )
}
