import textFont from '~/web/fonts/atkinson-hyperlegible-next.woff2?url'
import { exampleOf } from '~/web/ui/examples/catalogue'
import titleFont from '../fonts/barlow-condensed-700.woff2?url'
import { Assistant } from '../parts/assistant'
import { ExampleFrame } from '../parts/example-frame'
import { exampleMeta, preload } from '../parts/example-meta'
import { Hours } from '../parts/hours'
import { RequestForm } from '../parts/request-form'
import type { Route } from './+types/plombier'
import { BoilerRoom } from './boiler-room'
import styles from './plombier.module.css'
import { dialogue, prices, works } from './words'

export const handle = { hydrate: false, typefaces: 'own' }
export const links = () => preload(titleFont, textFont)
export const meta = (args: Route.MetaArgs) => exampleMeta(args, 'plombier-chauffagiste')

/** A plumber in copper and petrol: the number first, one pipe that holds the whole page. */
export default function Plombier() {
  return (
    <ExampleFrame example={exampleOf('plombier-chauffagiste')} className={styles.page}>
      <header className={styles.bar}>
        <p className={styles.brand}>
          Ferrand <i>&</i> Cuivre
        </p>
        <nav aria-label="Sections">
          <a href="#prix">Prix</a>
          <a href="#travaux">Travaux</a>
          <a href="#devis">Devis</a>
        </nav>
      </header>
      <main id="contenu" tabIndex={-1}>
        <section className={styles.hero}>
          <div className={styles.words}>
            <p className={styles.zone}>Villeurbanne, Bron, Lyon 3 et 6</p>
            <h1 className={styles.title}>
              Ça coule ?
              <br />
              On ferme,
              <br />
              on répare.
            </h1>
            <p className={styles.call}>
              <a href="tel:+33465710021">04 65 71 00 21</a>
              <span>7 h à 20 h, et 22 h si l’eau ne s’arrête pas</span>
            </p>
            <p className={styles.first}>
              <strong>D’abord :</strong> fermez le robinet d’arrivée, souvent sous l’évier ou près du
              compteur. Puis appelez.
            </p>
          </div>
          <BoilerRoom className={styles.drawing} />
        </section>
        <div className={styles.pipe}>
          <section id="prix" className={styles.joint}>
            <h2>Le prix, avant le camion</h2>
            <ul className={styles.prices}>
              {prices.map(({ name, price, detail }) => (
                <li key={name}>
                  <h3>{name}</h3>
                  <strong>{price}</strong>
                  <p>{detail}</p>
                </li>
              ))}
            </ul>
            <p className={styles.law}>
              Devis écrit et gratuit avant toute réparation. Vous gardez les pièces remplacées si vous le
              souhaitez.
            </p>
          </section>
          <section id="travaux" className={styles.joint}>
            <h2>Ce que nous posons</h2>
            <ol className={styles.works}>
              {works.map(({ name, time, words }) => (
                <li key={name}>
                  <h3>{name}</h3>
                  <p>{words}</p>
                  <span>{time}</span>
                </li>
              ))}
            </ol>
          </section>
          <section className={styles.joint} aria-label="Assistant et devis" id="devis">
            <div className={styles.ask}>
              <Assistant id="assistant-plombier" dialogue={dialogue} />
              <div className={styles.paper}>
                <h2>Un devis par écrit</h2>
                <RequestForm
                  id="devis-plombier"
                  about={{
                    label: 'C’est pour',
                    choices: ['Un dépannage', 'Une chaudière', 'Une salle de bains', 'Un entretien'],
                  }}
                  ask="Que se passe-t-il, et à quel étage ?"
                  send="Demander un devis"
                />
              </div>
            </div>
          </section>
        </div>
      </main>
      <footer className={styles.foot}>
        <div>
          <p className={styles.brand}>
            Ferrand <i>&</i> Cuivre
          </p>
          <p>Atelier : 14 rue des Robinetiers, 69100 Villeurbanne</p>
          <p>Qualifications et assurance décennale : affichées ici, avec leurs numéros.</p>
        </div>
        <Hours
          title="Horaires"
          lines={[
            ['Lundi au vendredi', '7 h – 20 h'],
            ['Samedi', '8 h – 18 h'],
            ['Nuit et dimanche', 'Fuites seulement'],
          ]}
        />
      </footer>
    </ExampleFrame>
  )
}
