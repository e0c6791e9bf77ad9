import { Layout, Paragraph } from '../parts/layout'

/** Tells the agency that something on the site needs a hand, or no longer does. */
export function AgencyAlert(props: {
  label: string
  detail: string
  ended: boolean
  urgent: boolean
  figures: readonly string[]
  runbook: string
}) {
  const { label, detail, ended, urgent, figures, runbook } = props
  const title = ended ? `C’est réglé\u00a0: ${label}` : `À voir\u00a0: ${label}`
  return (
    <Layout title={title} preview={ended ? 'Plus rien à faire.' : detail}>
      {ended ? (
        <Paragraph>Ce qui avait été signalé est rentré dans l’ordre. Plus rien à faire.</Paragraph>
      ) : (
        <>
          <Paragraph>{detail}</Paragraph>
          <Paragraph>
            {urgent
              ? 'C’est urgent\u00a0: quelque chose est déjà refusé ou perdu, ou le sera bientôt.'
              : 'Ce n’est pas urgent\u00a0: à voir dans la journée.'}
          </Paragraph>
          <Paragraph>
            Ce que cela veut dire et ce qu’il faut lancer&nbsp;: {runbook}, dans le dossier du programme.
          </Paragraph>
        </>
      )}
      {figures.length > 0 && (
        <>
          <Paragraph>Ce que le site mesurait à ce moment-là&nbsp;:</Paragraph>
          {figures.map(figure => (
            <Paragraph key={figure}>{figure}</Paragraph>
          ))}
        </>
      )}
    </Layout>
  )
}
