import { Letter, Paragraph } from '../parts/layout'

/** Acknowledges what somebody reported of a site that we host; nothing that he typed is repeated. */
export function NoticeReceived({ number }: { number: number }) {
  return (
    <Letter title={`Signalement n°\u00a0${number}, reçu`} preview="Nous avons reçu votre signalement.">
      <Paragraph>
        Nous avons reçu votre signalement sur un site que nous hébergeons. Une personne de notre équipe
        l’examine. Vous recevrez ici sa décision et ses raisons.
      </Paragraph>
      <Paragraph>
        Vous n’avez rien signalé&nbsp;? Quelqu’un a donné votre adresse&nbsp;: répondez à ce message, et nous
        l’effacerons.
      </Paragraph>
    </Letter>
  )
}
