import type { SiteSection } from '~/domain/site/layout'
import { anchorOf, keepsNothing, type SiteView, say, textsOf, titleOf } from '../site-view'
import { ExampleConversation } from './example-conversation'

/** The built-in assistant without a script: a question and suggestions, each a POST /_assistant that answers with a page. */
export function AssistantForm({ site, section }: { site: SiteView; section: SiteSection }) {
  const { options } = site
  const id = anchorOf(section)
  if (options.dialogue) return <ExampleConversation id={id} dialogue={options.dialogue} />
  if (!options.assistant) return null
  const suggestions = suggestionsOf(site)
  const target = keepsNothing(site)
    ? ({ method: 'dialog' } as const)
    : ({ method: 'post', action: site.to('/_assistant') } as const)
  return (
    <section className="assistant" id={id} aria-labelledby={`${id}-titre`} data-assistant="">
      <h2 id={`${id}-titre`}>{titleOf(section) ?? say('Une question ?')}</h2>
      <p className="how">
        {say('Une machine vous répond, d’après les informations de ce site et rien d’autre.')}
      </p>
      {textsOf(section).map(text => (
        <p key={text} className="bubble">
          {text}
        </p>
      ))}
      <form {...target} className="ask">
        <label htmlFor={`${id}-question`}>Votre question</label>
        <input
          id={`${id}-question`}
          type="text"
          name="question"
          maxLength={500}
          required
          autoComplete="off"
        />
        <button type="submit" className="send">
          Demander
        </button>
      </form>
      {suggestions.length > 0 && (
        <form {...target} className="choices" aria-label="Questions fréquentes">
          {suggestions.map(question => (
            <button key={question} type="submit" name="question" value={question} className="choice">
              {question}
            </button>
          ))}
        </form>
      )}
    </section>
  )
}

/** What the facts can answer. */
function suggestionsOf({ facts }: SiteView): string[] {
  const questions = [
    facts.hours.length > 0 && 'Êtes-vous ouvert aujourd’hui ?',
    facts.services.some(({ price_cents }) => price_cents !== null) && 'Quels sont vos prix ?',
    facts.area.towns.length > 0 && 'Venez-vous jusque chez moi ?',
    facts.payments.length > 0 && 'Comment puis-je payer ?',
  ]
  return questions.filter(question => typeof question === 'string').map(say)
}
