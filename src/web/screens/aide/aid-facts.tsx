import type { ReactNode } from 'react'
import { amountWords, checkedWords, euros, representativeWords, whenToSign } from '~/domain/aids/aid-words'
import { formatDay } from '~/domain/text/french'
import { type AidPage, siteAmountWords, useSitePrice } from '~/web/ui/aids/aid-data'
import { FactList } from '~/web/ui/prose/fact-list'
import styles from './aide.module.css'

/** A fact that only some aids have. */
const only = (holds: boolean, name: string, value: ReactNode): [string, ReactNode][] =>
  holds ? [[name, value]] : []

/** What one asks of an aid first, and where it is written. */
export function AidFacts({ aid }: { aid: AidPage }) {
  const price = useSitePrice()
  const forSite = siteAmountWords(aid, price)
  const day = (iso: string) => <time dateTime={iso}>{formatDay(new Date(iso))}</time>
  const open = aid.state !== 'closed'
  const facts: [string, ReactNode][] = [
    ...only(aid.state === 'open', 'Montant', amountWords(aid)),
    ...only(open && forSite !== null, `Pour notre site de ${euros(price)} HT`, forSite),
    ['Ce qu’elle paie', aid.covers],
    ...only(open, 'Quand signer', whenToSign(aid)),
    ['Qui dépose', representativeWords[aid.representative]],
    [
      'Source',
      <a key="source" href={aid.source_url} rel="noopener">
        {new URL(aid.source_url).hostname}
      </a>,
    ],
    ['Date de la source', aid.source_dated],
    ['État connu', checkedWords(aid)],
    ...only(aid.ends_on !== null, 'Fin annoncée', aid.ends_on && day(aid.ends_on)),
  ]
  return <FactList facts={facts} className={styles.facts} each={styles.fact} />
}
