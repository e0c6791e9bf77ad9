import { pairsOf } from '~/domain/closed-list'
import { NOTICE_REASON_LABELS } from '~/domain/site/online/site-notice'
import { REQUEST_TRAP } from '~/domain/site/online/site-request'
import { SITE_PATHS } from '~/domain/site/site-paths'
import { WayHome } from '../parts/way-home'
import { keepsNothing, type SiteView, say } from '../site-view'

/** Reports a content of the site to its host, not to its publisher: POST /_signaler, urlencoded, without any script. */
export function NoticeForm({ site }: { site: SiteView }) {
  const idle = keepsNothing(site)
  const { host, origin } = site.options
  return (
    <section className="section text" aria-label="Signaler un contenu">
      <p className="lead">
        {say(
          `Ce formulaire arrive chez ${host.name}, qui héberge ce site, et non chez l’entreprise qui le publie.`,
        )}
      </p>
      <p>
        Signalez ici un contenu que vous pensez contraire à la loi. Nous en accusons réception, une personne
        l’examine, et vous recevez sa décision et ses raisons.
      </p>
      <form
        {...(idle ? { method: 'dialog' } : { method: 'post', action: site.to(SITE_PATHS.notice) })}
        className="request"
        aria-label="Signaler un contenu"
      >
        <fieldset className="kinds" id="signaler-motif">
          <legend>Que signalez-vous ?</legend>
          {pairsOf(NOTICE_REASON_LABELS).map(([reason, label]) => (
            <p key={reason}>
              <label>
                <input type="radio" name="reason" value={reason} required={!idle} /> {say(label)}
              </label>
            </p>
          ))}
        </fieldset>
        <p className="field">
          <label htmlFor="signaler-page">Adresse de la page</label>
          <input
            id="signaler-page"
            name="page"
            type="text"
            maxLength={500}
            defaultValue={origin === null ? '' : `${origin}/`}
            required={!idle}
          />
        </p>
        <p className="field">
          <label htmlFor="signaler-texte">Ce qui est contraire à la loi, et pourquoi</label>
          <textarea id="signaler-texte" name="text" rows={5} maxLength={4000} required={!idle} />
        </p>
        <div className="pair">
          <p className="field">
            <label htmlFor="signaler-nom">Votre nom</label>
            <input id="signaler-nom" name="name" type="text" maxLength={100} autoComplete="name" />
          </p>
          <p className="field">
            <label htmlFor="signaler-email">Votre e-mail</label>
            <input id="signaler-email" name="email" type="email" maxLength={254} autoComplete="email" />
          </p>
        </div>
        <p className="kinds">
          <label>
            <input id="signaler-foi" type="checkbox" name="good_faith" value="oui" required={!idle} />{' '}
            {say('Je pense de bonne foi que ce que j’écris est exact et complet.')}
          </label>
        </p>
        {!idle && (
          <p className="trap" aria-hidden="true">
            <label htmlFor="signaler-site">Votre site, à laisser vide</label>
            <input id="signaler-site" name={REQUEST_TRAP} type="text" tabIndex={-1} autoComplete="off" />
          </p>
        )}
        {!idle && (
          <button type="submit" className="send">
            Envoyer le signalement
          </button>
        )}
        <p className="note">
          {say(
            idle
              ? 'Aperçu : ce formulaire n’envoie rien.'
              : 'Vos réponses ne servent qu’à traiter ce signalement. Pour une atteinte à un mineur, ni le nom ni l’e-mail ne sont nécessaires.',
          )}
        </p>
      </form>
    </section>
  )
}

/** What follows a notice. */
export function NoticeReceived({ site }: { site: SiteView }) {
  return (
    <section className="section text" aria-label="Signalement reçu">
      <p className="lead">{say(`Votre signalement est arrivé chez ${site.options.host.name}.`)}</p>
      <p>
        Si vous avez laissé un e-mail, un accusé de réception vous y attend, puis notre décision et ses
        raisons.
      </p>
      <WayHome site={site} />
    </section>
  )
}
