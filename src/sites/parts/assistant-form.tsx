import { formatPhone } from '~/domain/place/format-phone'
import type { SiteSection } from '~/domain/site/layout/layout'
import { thatFirm } from '~/domain/site/names-in-sentences'
import type { Exchange } from '../assistant/answers/answer'
import { anchorOf, type SiteView, say, textsOf, titleOf } from '../site-view'
import { tradeWordsOf } from '../words/trade-words'
import { TelephoneLink } from './telephone-link'

/**
 * The built-in assistant: a question and suggestions, each a POST /_assistant that answers with this very page, the answer in
 * it. The site's script, where it runs, asks in place.
 */
export function AssistantForm({ site, section }: { site: SiteView; section: SiteSection }) {
  const { options } = site
  if (!options.assistant) return null
  const id = anchorOf(section)
  const suggestions = suggestionsOf(site)
  const target =
    options.purpose === 'preview'
      ? ({ method: 'dialog' } as const)
      : ({ method: 'post', action: `${site.to('/_assistant')}#${id}` } as const)
  return (
    <section className="assistant" id={id} aria-labelledby={`${id}-titre`} data-assistant="">
      <h2 id={`${id}-titre`}>{titleOf(section) ?? say('Une question ?')}</h2>
      <p className="how">
        {say(`Une machine vous répond, d’après ce ${thatFirm(site.facts.name)} a écrit ici et rien d’autre.`)}
        {tradeWordsOf(site.facts).health && ' N’écrivez rien de votre santé.'}
      </p>
      {textsOf(section).map(text => (
        <p key={text} className="bubble">
          {text}
        </p>
      ))}
      <div className="thread">
        {options.exchange ? (
          <Said site={site} exchange={options.exchange} role="status" />
        ) : (
          options.opening && <Said site={site} exchange={options.opening} />
        )}
      </div>
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
        {options.exchange && <input type="hidden" name="before" value={askedSoFar(options.exchange)} />}
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

/** As its script joins what the thread shows. */
const askedSoFar = ({ before, question }: Exchange): string =>
  [before, question].filter(Boolean).join(' ? ').slice(-500)

interface SaidProps {
  site: SiteView
  exchange: Exchange
  /** Told to who cannot see it, where it is an answer to what was just asked. */
  role?: 'status'
}

/** What was asked, what was answered, and from where. */
function Said({ site, exchange: { question, answer }, role }: SaidProps) {
  const sources = answer.sources.flatMap(source => sourceOf(site, source) ?? [])
  return (
    <>
      <p className="said">{question}</p>
      <p className="bubble" role={role}>
        <Told site={site} text={answer.text} />
      </p>
      {sources.length > 0 && (
        <p className="from">
          {say('D’après : ')}
          {sources.map(({ to, words }, at) => (
            <span key={to}>
              {at > 0 && ', '}
              <a href={to}>{words}</a>
            </span>
          ))}
        </p>
      )}
    </>
  )
}

/** An answer, whose telephone is dialled from where it is told. */
function Told({ site, text }: { site: SiteView; text: string }) {
  const telephone = formatPhone(site.facts.telephone ?? '')
  const at = telephone ? text.indexOf(telephone) : -1
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <TelephoneLink telephone={telephone} />
      {text.slice(at + telephone.length)}
    </>
  )
}

/** The section, where it has a title of its own, on whatever page of the site. */
function sourceOf({ layout, page, to }: SiteView, source: string) {
  for (const { path, sections } of layout.pages) {
    const found = sections.find(({ id }) => id === source)
    const words = found && titleOf(found)
    if (found && words) return { to: `${path === page.path ? '' : to(path)}#${anchorOf(found)}`, words }
  }
  return null
}

/** What the facts can answer. */
export function suggestionsOf({ facts }: Pick<SiteView, 'facts'>): string[] {
  const { area } = facts
  const questions = [
    facts.hours.length > 0 && 'Êtes-vous ouvert aujourd’hui ?',
    facts.services.some(({ price_cents }) => price_cents !== null) && 'Quels sont vos prix ?',
    (area.towns.length > 0 || area.radius_km !== null) && 'Où intervenez-vous ?',
    facts.payments.length > 0 && 'Comment puis-je payer ?',
  ]
  return questions.filter(question => typeof question === 'string').map(say)
}
