import { Section } from '~/web/ui/frame/section'
import { StepSheets } from '~/web/ui/steps/step-sheets'

/** The five steps as coloured sheets; the colours come back in the wizard. */
export function Steps() {
  return (
    <Section
      id="etapes"
      box="Étapes"
      ground="ruled"
      title="Cinq étapes, dont trois pour vous"
      lead="Comptez 8 minutes de votre côté. Les organismes examinent ensuite le dossier en 15 à 30 jours."
    >
      <StepSheets />
    </Section>
  )
}
