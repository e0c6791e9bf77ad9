import type { ReactNode } from 'react'
import { REQUEST_TRAP } from '~/domain/site/online/site-request'
import { SITE_PATHS } from '~/domain/site/site-paths'
import { keepsNothing, type SiteView, say } from '../site-view'
import { tradeWordsOf } from '../words/trade-words'
import { begunRequest } from './begun-request'

/** Asks the firm: POST /_demande, urlencoded. Health trades ask for a name, a telephone and a wished time, and nothing else. */
export function RequestForm({ site, id }: { site: SiteView; id: string }) {
  const { ask, send, health } = tradeWordsOf(site.facts)
  const idle = keepsNothing(site)
  const begun = health ? {} : begunRequest(site.options.exchange)
  return (
    <form
      {...(idle ? { method: 'dialog' } : { method: 'post', action: site.to('/_demande') })}
      className="request"
      aria-label={say(send)}
      autoComplete={idle ? 'off' : undefined}
    >
      {health && <p className="warning">{say('N’écrivez rien de votre santé ici : un moment suffit.')}</p>}
      <Field id={`${id}-texte`} label={say(ask)}>
        <textarea
          id={`${id}-texte`}
          name="text"
          rows={health ? 2 : 4}
          maxLength={health ? 200 : 4000}
          required={!idle}
          // Where the assistant may begin the request; nobody’s health is copied here.
          data-begun={health ? undefined : ''}
          defaultValue={begun.text}
        />
      </Field>
      <div className="pair">
        <Field id={`${id}-nom`} label="Votre nom">
          <input
            id={`${id}-nom`}
            name="name"
            type="text"
            maxLength={100}
            autoComplete="name"
            defaultValue={begun.name || undefined}
            required={!idle}
          />
        </Field>
        <Field id={`${id}-telephone`} label="Votre téléphone">
          <input
            id={`${id}-telephone`}
            name="telephone"
            type="tel"
            maxLength={30}
            autoComplete="tel"
            defaultValue={begun.telephone || undefined}
            required={!idle && health}
          />
        </Field>
      </div>
      {!health && (
        <Field id={`${id}-email`} label="Votre e-mail">
          <input
            id={`${id}-email`}
            name="email"
            type="email"
            maxLength={254}
            autoComplete="email"
            defaultValue={begun.email || undefined}
          />
        </Field>
      )}
      {!idle && <Trap id={id} />}
      {idle ? <Idle id={id} send={send} site={site} /> : <Sending send={send} site={site} health={health} />}
    </form>
  )
}

/** Who fills it is a machine. */
const Trap = ({ id }: { id: string }) => (
  <p className="trap" aria-hidden="true">
    <label htmlFor={`${id}-site`}>Votre site, à laisser vide</label>
    <input id={`${id}-site`} name={REQUEST_TRAP} type="text" tabIndex={-1} autoComplete="off" />
  </p>
)

function Sending({ send, site, health }: { send: string; site: SiteView; health: boolean }) {
  return (
    <>
      <button type="submit" className="send">
        {say(send)}
      </button>
      <p className="note">
        {!health && 'Un téléphone ou un e-mail suffit. '}Vos réponses ne servent qu’à vous répondre.{' '}
        <a href={site.to(SITE_PATHS.privacy)}>Confidentialité</a>
      </p>
    </>
  )
}

/** It can be filled and pressed, sends nothing, and says so. */
function Idle({ id, send, site }: { id: string; send: string; site: SiteView }) {
  const example = site.options.purpose === 'example'
  return (
    <>
      <button type="button" popoverTarget={`${id}-essai`} className="send">
        {say(send)}
      </button>
      <p className="note">{say(`${example ? 'Exemple' : 'Aperçu'} : ce formulaire n’envoie rien.`)}</p>
      <div id={`${id}-essai`} popover="auto" className="tried">
        <p>
          <strong>Rien n’a été envoyé.</strong>{' '}
          {example
            ? 'Ceci est un exemple. Sur votre site, cette demande arriverait dans votre messagerie.'
            : 'Ceci est un aperçu. Une fois le site en ligne, cette demande arrivera dans votre messagerie.'}
        </p>
        <button type="button" popoverTarget={`${id}-essai`} popoverTargetAction="hide">
          Fermer
        </button>
      </div>
    </>
  )
}

function Field({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      {children}
    </p>
  )
}
