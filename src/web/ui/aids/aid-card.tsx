import type { ReactNode } from 'react'
import { amountWords, datedSourceWords, whenToSign } from '~/domain/aids/aid-words'
import { capital } from '~/domain/text/french'
import { Badge } from '../paper/badge'
import { Sheet } from '../paper/sheet'
import styles from './aid-card.module.css'
import { type JudgedAid, siteAmountWords, useSitePrice } from './aid-data'
import { AidStateBadge } from './aid-state-badge'

interface AidCardProps {
  aid: JudgedAid
  /** The level of the title below its section's. */
  level: 2 | 3
  /** What the answers say of it. */
  children?: ReactNode
}

/** What nobody has read again for 90 days, or that takes no request, gives no sum. */
const UNSURE = 'Montant et ouverture à confirmer auprès de l’organisme.'

/** An aid in a list: its name, who decides, how much at most, when one may sign, its source and the date of the check. */
export function AidCard({ aid, level, children }: AidCardProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  const forSite = siteAmountWords(aid, useSitePrice())
  return (
    <Sheet as="li" className={`stack-8 ${styles.card}`}>
      <div className="row-8">
        <Badge>{capital(aid.territory)}</Badge>
        <AidStateBadge state={aid.state} />
      </div>
      <Title className={styles.name}>
        <a href={`/aides/${aid.slug}`}>{aid.name}</a>
      </Title>
      <p className="second-text">{aid.body}</p>
      {aid.state === 'closed' ? (
        <p>Cette aide n’est plus distribuée. Elle est encore annoncée par d’autres.</p>
      ) : (
        <>
          <p className={styles.amount}>{aid.state === 'open' ? sentence(amountWords(aid)) : UNSURE}</p>
          {forSite && <p>Pour notre site{`\u00a0: ${forSite}.`}</p>}
          <p>{whenToSign(aid)}</p>
        </>
      )}
      {children}
      <p className={styles.source}>
        Source&nbsp;:{' '}
        <a href={aid.source_url} rel="noopener">
          {new URL(aid.source_url).hostname}
        </a>
        , {datedSourceWords(aid)}.
      </p>
    </Sheet>
  )
}

const sentence = (words: string) => `${capital(words)}.`
