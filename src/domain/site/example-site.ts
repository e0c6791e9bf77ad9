import type { SiteFacts } from './facts'
import type { SiteLayout } from './layout'

/** One site of /exemples, as content/examples holds it: a firm that does not exist, drawn as a real one is. */
export interface ExampleSite {
  facts: SiteFacts
  layout: SiteLayout
  dialogue: ExampleDialogue
}

/** A conversation written beforehand: two questions, three answers each, one request slip. */
export interface ExampleDialogue {
  title: string
  greeting: string
  questions: { words: string; name: string; choices: { label: string; reply: string; slip: string }[] }[]
  /** What the slip is called. */
  slip: string
  /** What the slip holds besides the two answers. */
  more: { name: string; value: string }[]
  /** What happens to the slip. */
  end: string
}
