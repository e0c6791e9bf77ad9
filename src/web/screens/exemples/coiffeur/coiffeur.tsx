import { exampleOf } from '~/web/ui/examples/catalogue'
import textFont from '../fonts/instrument-sans-400.woff2?url'
import titleFont from '../fonts/instrument-serif-400.woff2?url'
import italicFont from '../fonts/instrument-serif-400-italic.woff2?url'
import { Assistant } from '../parts/assistant'
import { ExampleFrame } from '../parts/example-frame'
import { exampleMeta, preload } from '../parts/example-meta'
import { Hours } from '../parts/hours'
import { RequestForm } from '../parts/request-form'
import type { Route } from './+types/coiffeur'
import styles from './coiffeur.module.css'
import { Cut, Heads } from './heads'
import { cuts, dialogue, menu } from './words'

export const handle = { hydrate: false, typefaces: 'own' }
export const links = () => preload(titleFont, italicFont, textFont)
export const meta = (args: Route.MetaArgs) => exampleMeta(args, 'coiffeur')

/** A hairdresser's as a magazine: a cover, a fashion page, a price list set like a table of contents. */
export default function Coiffeur() {
  return (
    <ExampleFrame example={exampleOf('coiffeur')} className={styles.page}>
      <main id="contenu" tabIndex={-1}>
        <section className={styles.cover}>
          <p className={styles.issue}>
            <span>Nantes, rue des Trois-Croissants</span>
            <span>Mardi – samedi</span>
          </p>
          <h1 className={styles.masthead}>
            <span>Atelier</span> <em>Odile</em>
          </h1>
          <Heads className={styles.heads} />
          <ul className={styles.lines}>
            <li>
              <em>Couleurs</em> de plantes, et rien d’autre
            </li>
            <li>Des boucles qui restent des boucles</li>
            <li>
              <a href="#chaise">Une chaise vous attend</a>
            </li>
          </ul>
        </section>
        <section className={styles.edit} aria-labelledby="coupes">
          <h2 id="coupes">
            Quatre coupes, <em>pas quarante</em>
          </h2>
          <p className={styles.lead}>
            Nous coupons à sec, au peigne et aux ciseaux, comme le cheveu tombera demain matin. Le reste est
            une conversation.
          </p>
          <ul className={styles.cuts}>
            {cuts.map(({ kind, name, words, price, time }) => (
              <li key={kind}>
                <Cut kind={kind} />
                <h3>{name}</h3>
                <p>{words}</p>
                <p className={styles.price}>
                  {price} <small>{time}</small>
                </p>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.contents} aria-labelledby="carte">
          <h2 id="carte">
            Sommaire <em>des soins</em>
          </h2>
          <dl>
            {menu.map(([name, price]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{price}</dd>
              </div>
            ))}
          </dl>
          <blockquote>
            <p>« On ne suit pas la mode, on suit le cheveu. »</p>
            <footer>Odile, au premier fauteuil</footer>
          </blockquote>
        </section>
        <section className={styles.chair} id="chaise" aria-label="Réserver">
          <Assistant id="assistant-coiffeur" dialogue={dialogue} />
          <div>
            <h2>
              Ou <em>quelques mots</em>
            </h2>
            <RequestForm
              id="rdv-coiffeur"
              about={{ label: 'Avec qui', choices: ['Odile', 'Sam', 'Peu importe'] }}
              ask="Ce que vous avez en tête"
              send="Demander un rendez-vous"
            />
          </div>
        </section>
      </main>
      <footer className={styles.foot}>
        <p className={styles.masthead}>
          <span>Atelier</span> <em>Odile</em>
        </p>
        <p>
          7 rue des Trois-Croissants, 44000 Nantes
          <br />
          <a href="tel:+33261910014">02 61 91 00 14</a>
        </p>
        <Hours
          title="Le salon est ouvert"
          lines={[
            ['Mardi, mercredi', '9 h 30 – 18 h'],
            ['Jeudi, vendredi', '10 h – 20 h'],
            ['Samedi', '9 h – 17 h'],
          ]}
        />
      </footer>
    </ExampleFrame>
  )
}
