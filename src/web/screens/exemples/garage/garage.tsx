import textFont from '~/web/fonts/atkinson-hyperlegible-next.woff2?url'
import { exampleOf } from '~/web/ui/examples/catalogue'
import titleFont from '../fonts/big-shoulders-display-800.woff2?url'
import { Assistant } from '../parts/assistant'
import { ExampleFrame } from '../parts/example-frame'
import { exampleMeta, preload } from '../parts/example-meta'
import { Hours } from '../parts/hours'
import { RequestForm } from '../parts/request-form'
import type { Route } from './+types/garage'
import { Dashboard, Gauge } from './dial'
import styles from './garage.module.css'
import { dialogue, packages } from './words'

export const handle = { hydrate: false, typefaces: 'own' }
export const links = () => preload(titleFont, textFont)
export const meta = (args: Route.MetaArgs) => exampleMeta(args, 'garage')

/** A garage in yellow and black: bands cut on a slant, a dashboard for a hero, prices read on gauges. */
export default function Garage() {
  return (
    <ExampleFrame example={exampleOf('garage')} className={styles.page}>
      <main id="contenu" tabIndex={-1}>
        <section className={styles.hero}>
          <header className={styles.bar}>
            <p className={styles.brand}>Garage Belcour</p>
            <p>
              <a href="tel:+33465710063">04 65 71 00 63</a>
            </p>
          </header>
          <h1 className={styles.title}>
            Le prix
            <br />
            d’abord.
            <span> La clé ensuite.</span>
          </h1>
          <Dashboard className={styles.dial} />
        </section>
        <section className={styles.packages} aria-labelledby="forfaits">
          <h2 id="forfaits">Forfaits posés</h2>
          <ul>
            {packages.map(({ name, price, share, words }) => (
              <li key={name}>
                <Gauge share={share} />
                <strong>{price}</strong>
                <h3>{name}</h3>
                <p>{words}</p>
              </li>
            ))}
          </ul>
          <p className={styles.law}>
            Toutes marques. Taux horaire affiché à l’entrée : 64 € TTC. Pièces de réemploi proposées quand il
            en existe.
          </p>
        </section>
        <section className={styles.lane} aria-labelledby="passage">
          <h2 id="passage">Du portail au portail</h2>
          <ol>
            <li>
              <strong>8 h</strong> Vous déposez. On fait le tour de la voiture ensemble.
            </li>
            <li>
              <strong>10 h</strong> Diagnostic, photo de la pièce, devis sur votre téléphone.
            </li>
            <li>
              <strong>16 h</strong> Réparé, essayé, noté au carnet.
            </li>
            <li>
              <strong>18 h 30</strong> Vous repartez. Garantie un an, pièces et main-d’œuvre.
            </li>
          </ol>
        </section>
        <section className={styles.ask} aria-label="Prendre rendez-vous">
          <Assistant id="assistant-garage" dialogue={dialogue} />
          <div>
            <h2>Prendre rendez-vous</h2>
            <RequestForm
              id="rdv-garage"
              about={{ label: 'Pour', choices: ['Vidange', 'Freins', 'Pneus', 'Révision', 'Panne'] }}
              ask="Plaque, kilométrage, ce que vous entendez"
              send="Demander un créneau"
            />
          </div>
        </section>
      </main>
      <footer className={styles.foot}>
        <p className={styles.brand}>Garage Belcour</p>
        <p>52 avenue de l’Embrayage, 63000 Clermont-Ferrand</p>
        <Hours
          title="Le portail est levé"
          lines={[
            ['Lundi au vendredi', '8 h – 18 h 30'],
            ['Samedi', '8 h – 12 h'],
          ]}
        />
      </footer>
    </ExampleFrame>
  )
}
