import { qualificationWords } from '~/domain/site/words/qualification-words'
import { type SiteView, say } from '../site-view'

/** What the firm may call itself, a line each. */
export const Qualifications = ({ site }: { site: SiteView }) =>
  site.facts.qualifications.map(one => <p key={one.name}>{say(qualificationWords(one))}</p>)
